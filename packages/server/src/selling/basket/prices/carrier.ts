import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import { invalidField } from '../../../ground/base/refusal.ts'

/** Rejects a carrier that the store does not have. */
export const requireCarrier = (carrierId: string | undefined, field: string): void => {
  if (carrierId === undefined || carrierId.toLowerCase() === ownCarrierId) return
  throw invalidField(field, `is not a carrier of this store; the only one is ${ownCarrierId}`)
}
