import type { Order } from '@vitrine/client'
import { formattedPrice, choicesOf } from '@vitrine/domain/cart/choices.ts'

/** Selected options, texts and surcharges of a line item. */
export const lineChoices = ({
  descriptionLines = [],
  modifierGroups = [],
}: Pick<Order['lineItems'][number], 'descriptionLines' | 'modifierGroups'>): string =>
  choicesOf({ descriptionLines, modifierGroups }, 'store', formattedPrice)
