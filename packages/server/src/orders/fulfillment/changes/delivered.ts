import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidBecause } from '../../../ground/base/refusal.ts'
import type { FulfillmentRecord } from '../tables.ts'

/** Returns the delivery date that was sent, if any. Rejects a date in the future. */
export const deliveredOf = (
  { deliveredDate }: Input<Fulfillment>,
  now: Date,
): Pick<FulfillmentRecord, 'deliveredDate'> => {
  if (deliveredDate === undefined) return {}
  const delivered = new Date(deliveredDate)
  if (delivered > now) throw invalidBecause('fulfillment.deliveredDate', 'IN_FUTURE')
  return { deliveredDate: delivered.toISOString() }
}
