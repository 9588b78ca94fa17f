interface Money {
  readonly amount?: string
}

/** A discount as returned with checkouts and orders. */
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
 * Lists item discounts by name, or by `word` if they have none. If they don't add up to the total discount, as in
 * imported orders, returns a single row.
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

/** Returns the name or code of the discount on delivery, if there is one. */
export const deliveryDiscount = (shown: readonly ShownDiscount<Money>[] = []): string | undefined => {
  const found = shown.find((one) => one.discountType === 'SHIPPING' && numberOf(amountOf(one)) !== 0)
  return found && (found.coupon?.code || labelOf(found, '') || undefined)
}
