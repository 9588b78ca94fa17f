import type { Adjustment } from '@vitrine/domain/catalog/variants.ts'
import { toMinor } from '@vitrine/domain/money.ts'

interface TypedAdjustment {
  /** A decimal number. */
  readonly by: string
  /** Such as `percentDown`. */
  readonly direction: string
  readonly currency: string
  /** Whether results are rounded to whole units. */
  readonly isWhole: boolean
}

/** Reads a change of prices. Amounts are never rounded. */
export const priceAdjustment = ({ by, direction, currency, isWhole }: TypedAdjustment): Adjustment => {
  const sign = direction.endsWith('Down') ? '-' : ''
  if (direction.startsWith('amount')) return { type: 'AMOUNT', amount: toMinor(`${sign}${by}`, currency) }
  return { type: 'PERCENT', percent: `${sign}${by}`, ...(isWhole && { round: toMinor(1, currency) }) }
}
