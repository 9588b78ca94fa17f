import type { DiscountItemsInput } from '@vitrine/client'
import { formatMoney } from '@vitrine/ui'

/** Display names of the referenced IDs. */
export interface Names {
  readonly currency: string
  readonly products: ReadonlyMap<string, string>
  readonly collections: ReadonlyMap<string, string>
  readonly groups: ReadonlyMap<string, string>
  readonly members: ReadonlyMap<string, string>
}

/** Such as “Mugs or Bowls”. */
export const listIn = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)

export const moneyIn = (amount: string | undefined, { currency }: Names, locale: string): string =>
  formatMoney(amount ?? '0', { currency, locale })

/** The names of items. `undefined` for all items. */
export const namesOfItems = (
  items: DiscountItemsInput | undefined,
  names: Names,
  locale: string,
): string | undefined => {
  const { productIds = [], collectionIds = [] } = items ?? {}
  const named = [
    ...productIds.map((id) => names.products.get(id) ?? id),
    ...collectionIds.map((id) => names.collections.get(id) ?? id),
  ]
  return named.length > 0 ? listIn(named, locale) : undefined
}
