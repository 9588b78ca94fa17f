import { normalizeAddress } from './normalize.ts'
import { withStreet, type Street } from './street.ts'
import { withStateName } from './subdivisions.ts'

type PresentedAddress = Street & {
  readonly country?: string
  readonly subdivision?: string
  readonly postalCode?: string
}

/**
 * Prepares an address for a response: the street in both representations, the postal code in the usual format, and the
 * state with code and name. This also covers addresses stored as they were entered, and the result can be sent back.
 */
const presentedAddress = <Address extends PresentedAddress>(address: Address): Address =>
  withStateName(withStreet(normalizeAddress(address)))

/** Prepares the address of a contact, if it has one, for a response. */
export const presentedContact = <Contact extends { readonly address?: PresentedAddress }>(contact: Contact): Contact =>
  contact.address ? { ...contact, address: presentedAddress(contact.address) } : contact
