import { invalidField } from '../../ground/base/refusal.ts'

/** The store itself offers all deliveries: it is the one carrier, whatever an option's title says. */
export const ownCarrierId = '45c44b27-ca7b-4891-8c0d-1747d588b835'

/** Refuses a delivery of a carrier that offers none here. */
export const requireCarrier = (carrierId: string | undefined, field: string): void => {
  if (carrierId === undefined || carrierId.toLowerCase() === ownCarrierId) return
  throw invalidField(field, `is not a carrier of this store; the only one is ${ownCarrierId}`)
}
