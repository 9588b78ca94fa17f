import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import { invalidField } from '../../../ground/base/refusal.ts'

export { ownCarrierId }

/** Refuses a delivery of a carrier that offers none here. */
export const requireCarrier = (carrierId: string | undefined, field: string): void => {
  if (carrierId === undefined || carrierId.toLowerCase() === ownCarrierId) return
  throw invalidField(field, `is not a carrier of this store; the only one is ${ownCarrierId}`)
}
