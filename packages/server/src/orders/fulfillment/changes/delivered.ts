import type { Fulfillment } from '@vitrine/contract/entities/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { FulfillmentRecord } from '../tables.ts'

/** When a parcel was delivered, as it was told; nothing where it was not, and never a moment that is still to come. */
export const deliveredOf = (
  { deliveredDate }: Input<Fulfillment>,
  now: Date,
): Pick<FulfillmentRecord, 'deliveredDate'> => {
  if (deliveredDate === undefined) return {}
  const delivered = new Date(deliveredDate)
  if (delivered > now) throw invalidField('fulfillment.deliveredDate', 'must not be in the future', 'MAX')
  return { deliveredDate: delivered.toISOString() }
}
