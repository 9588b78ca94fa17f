import type { Address } from '@vitrine/contract/entities/common.ts'
import type { ContactInfo } from '@vitrine/contract/entities/selling/cart.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { normalizeAddress } from '@vitrine/domain/address/normalize.ts'
import { personName } from '@vitrine/domain/address/person-name.ts'
import { withStreet } from '@vitrine/domain/address/street.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../order/api.ts'
import type { LabelAddress } from '../../shippo/api.ts'

/** `US-NY` without the country prefix. */
const stateOf = (subdivision: string): string => subdivision.replace(/^[A-Z]{2}-/, '')

type Place = Pick<LabelAddress, 'street' | 'street2' | 'city' | 'state' | 'postalCode' | 'country'>

/** Converts an address for a label; `undefined` if it is incomplete. */
const placeOf = (address: Input<Address> | undefined): Place | undefined => {
  const { addressLine, addressLine2, city, postalCode, country, subdivision } = normalizeAddress(
    withStreet({ ...address } as Address),
  )
  if (!addressLine || !city || !country) return undefined
  return {
    street: addressLine,
    ...(addressLine2 && { street2: addressLine2 }),
    city,
    ...(subdivision && { state: stateOf(subdivision) }),
    postalCode: postalCode ?? '',
    country,
  }
}

/** Returns the sender address of the label settings; `undefined` if it is incomplete. */
export const shipFromOf = (
  { name, settings: { legalName, contactEmail } }: Site,
  address: Input<Address> | undefined,
): LabelAddress | undefined => {
  const place = placeOf(address)
  return place && { name: legalName || name, ...place, ...(contactEmail && { email: contactEmail }) }
}

const personOf = ({ contactDetails = {}, address }: ContactInfo, email: string): Omit<LabelAddress, keyof Place> => {
  const { firstName, lastName, company, phone } = contactDetails
  const name = personName({ firstName, lastName }, address?.country)
  return {
    name: name || company || email,
    ...(company && { company }),
    ...(phone && { phone }),
    ...(email !== '' && { email }),
  }
}

/** Returns the delivery address of an order; `undefined` for a pickup or an incomplete address. */
export const destinationOf = ({ body, email }: Pick<StoredOrder, 'body' | 'email'>): LabelAddress | undefined => {
  const { recipientInfo, shippingInfo } = body
  if (shippingInfo?.logistics?.pickupDetails) return undefined
  const contact = shippingInfo?.logistics?.shippingDestination ?? recipientInfo
  const place = placeOf(contact?.address)
  return place && { ...personOf(contact!, email), ...place }
}
