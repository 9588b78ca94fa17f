import type { Order } from '@vitrine/client'
import { formattedPrice, choicesOf } from '@vitrine/domain/cart/choices.ts'

/** What was chosen of a product: its size, its color, what was written on it, and what that adds to its price. */
export const lineChoices = ({
  descriptionLines = [],
  modifierGroups = [],
}: Pick<Order['lineItems'][number], 'descriptionLines' | 'modifierGroups'>): string =>
  choicesOf({ descriptionLines, modifierGroups }, 'store', formattedPrice)
