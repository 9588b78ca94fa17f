interface Price {
  readonly amount?: string
}

export interface DiscountedLine {
  readonly lineItemPrice?: Price
  /** The discount in checkouts. */
  readonly discount?: Price
  /** The discount in orders. */
  readonly totalDiscount?: Price
}

const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0

/** Adds two decimal texts exactly. */
const add = (left: string, right: string): string => {
  const decimals = Math.max(decimalsOf(left), decimalsOf(right))
  const whole = (amount: string) => BigInt(amount.replace('.', '') + '0'.repeat(decimals - decimalsOf(amount)))
  const digits = String(whole(left) + whole(right)).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * Returns the price of a line before discounts. Lines shown with it add up to the subtotal, with the discount shown
 * once below.
 */
export const lineAmount = ({ lineItemPrice, discount, totalDiscount }: DiscountedLine): string | undefined =>
  lineItemPrice?.amount && add(lineItemPrice.amount, (discount ?? totalDiscount)?.amount ?? '0')
