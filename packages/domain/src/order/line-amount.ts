interface Price {
  readonly amount?: string
}

export interface DiscountedLine {
  readonly lineItemPrice?: Price
  /** What was taken off, as checkouts call it. */
  readonly discount?: Price
  /** The same, as orders call it. */
  readonly totalDiscount?: Price
}

const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0

/** Adds two decimal texts, digit by digit. */
const add = (left: string, right: string): string => {
  const decimals = Math.max(decimalsOf(left), decimalsOf(right))
  const whole = (amount: string) => BigInt(amount.replace('.', '') + '0'.repeat(decimals - decimalsOf(amount)))
  const digits = String(whole(left) + whole(right)).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * What stands beside a line where people read it: its price before anything was taken off. So the lines add up to the
 * subtotal, and the discount stands below it once.
 */
export const lineAmount = ({ lineItemPrice, discount, totalDiscount }: DiscountedLine): string | undefined =>
  lineItemPrice?.amount && add(lineItemPrice.amount, (discount ?? totalDiscount)?.amount ?? '0')
