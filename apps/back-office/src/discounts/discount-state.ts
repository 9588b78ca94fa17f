import type { Discount } from '@vitrine/client'

export type DiscountState = 'live' | 'pending' | 'expired' | 'usedUp' | 'off'

type StateFields = Pick<Discount, 'active' | 'status' | 'usageLimit' | 'timesUsed' | 'budget' | 'amountGiven'>

/** Returns a discount's current state. */
export const discountState = ({
  active,
  status,
  usageLimit,
  timesUsed,
  budget,
  amountGiven,
}: StateFields): DiscountState => {
  if (!active) return 'off'
  if (status === 'EXPIRED') return 'expired'
  const isUsedUp = usageLimit !== undefined && timesUsed >= usageLimit
  if (isUsedUp || (budget !== undefined && Number(amountGiven) >= Number(budget))) return 'usedUp'
  return status === 'PENDING' ? 'pending' : 'live'
}
