import { normalizeAddress } from './normalize.ts'
import { withStreet, type Street } from './street.ts'
import { withStateName } from './subdivisions.ts'

type PresentedAddress = Street & {
  readonly country?: string
  readonly subdivision?: string
  readonly postalCode?: string
}

/**
 * An address as it is answered: its street in both ways, its postal code in the usual form, and its state by its code and
 * its name. So are those that were stored as they were typed, and what was read may be sent back.
 */
export const presentedAddress = <Address extends PresentedAddress>(address: Address): Address =>
  withStateName(withStreet(normalizeAddress(address)))

/** Someone whose address, if there is one, is as it is answered. */
export const presentedContact = <Contact extends { readonly address?: PresentedAddress }>(contact: Contact): Contact =>
  contact.address ? { ...contact, address: presentedAddress(contact.address) } : contact
