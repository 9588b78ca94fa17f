interface Money {
  readonly amount?: string
}

/** A discount as checkouts and orders show it. */
export interface ShownDiscount<Price extends Money> {
  readonly coupon?: { readonly code?: string; readonly amount?: Price }
  readonly merchantDiscount?: { readonly description?: string; readonly amount?: Price }
  readonly discountRule?: {
    readonly name?: { readonly original?: string; readonly translated?: string }
    readonly amount?: Price
  }
  readonly discountType?: string
}

export interface NamedDiscount<Price extends Money> {
  readonly label: string
  readonly amount: Price
}

const labelOf = ({ coupon, merchantDiscount, discountRule }: ShownDiscount<Money>, word: string): string => {
  if (coupon?.code) return `${word} (${coupon.code})`
  const { translated, original } = discountRule?.name ?? {}
  return translated || original || merchantDiscount?.description || word
}

const amountOf = <Price extends Money>(shown: ShownDiscount<Price>): Price | undefined =>
  shown.coupon?.amount ?? shown.discountRule?.amount ?? shown.merchantDiscount?.amount

const numberOf = (price: Money | undefined): number => Number(price?.amount ?? 0)

/**
 * What was taken off the items, each discount by its name; `word` stands for one that has none. Where the names do not
 * explain all of it, as in orders from elsewhere, it is one row.
 */
export const namedDiscounts = <Price extends Money>(
  shown: readonly ShownDiscount<Price>[] = [],
  { all, word }: { all: Price | undefined; word: string },
): readonly NamedDiscount<Price>[] => {
  if (!all || numberOf(all) === 0) return []
  const rows = shown
    .filter(({ discountType }) => discountType !== 'SHIPPING')
    .flatMap((one) => {
      const amount = amountOf(one)
      return amount && numberOf(amount) !== 0 ? [{ label: labelOf(one, word), amount }] : []
    })
  const sum = rows.reduce((total, { amount }) => total + numberOf(amount), 0)
  return Math.abs(sum - numberOf(all)) < 0.0005 ? rows : [{ label: word, amount: all }]
}

/** Why delivery is cheaper, where it is: a discount's name or a coupon's code. */
export const deliveryDiscount = (shown: readonly ShownDiscount<Money>[] = []): string | undefined => {
  const found = shown.find((one) => one.discountType === 'SHIPPING' && numberOf(amountOf(one)) !== 0)
  return found && (found.coupon?.code || labelOf(found, '') || undefined)
}
