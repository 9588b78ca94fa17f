import type { DiscountItemsInput } from '@vitrine/client'
import { formatMoney } from '@vitrine/ui'
import { locale } from '../words/words.ts'

/** Display names of the referenced IDs. */
export interface Names {
  readonly currency: string
  readonly products: ReadonlyMap<string, string>
  readonly collections: ReadonlyMap<string, string>
  readonly groups: ReadonlyMap<string, string>
  readonly members: ReadonlyMap<string, string>
}

export const listed = new Intl.ListFormat(locale, { type: 'disjunction' })

export const moneyIn = (amount: string | undefined, { currency }: Names): string =>
  formatMoney(amount ?? '0', { currency, locale })

const itemNames = ({ productIds = [], collectionIds = [] }: DiscountItemsInput, names: Names): string[] => [
  ...productIds.map((id) => names.products.get(id) ?? id),
  ...collectionIds.map((id) => names.collections.get(id) ?? id),
]

/** Such as “Mugs or Bowls”. `undefined` for all items. */
export const itemsOf = (items: DiscountItemsInput | undefined, names: Names): string | undefined => {
  const sentences = items ? itemNames(items, names) : []
  return sentences.length > 0 ? listed.format(sentences) : undefined
}

/** Such as “Mugs or Bowls”, or the words for all items. */
export const on = (items: DiscountItemsInput | undefined, names: Names, everything = 'everything'): string =>
  itemsOf(items, names) ?? everything
