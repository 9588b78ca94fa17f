import type { Member, SavedAddress } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { doubtKey } from '@vitrine/domain/address/postal-code.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'
import { shownState } from '../address/address-form.ts'
import type { SavedChoice } from './checkout-data.ts'
import type { ContactValues } from './address/contact.ts'
import type { SignedIn } from './payment/payer.ts'

/** The signed-in member and their address book. */
export interface Known {
  readonly member?: Member
  readonly book: readonly SavedAddress[]
}

/** Loads the address book of the signed-in member. */
export const loadKnown = async (signedIn: SignedIn | undefined): Promise<Known> =>
  signedIn ? { member: signedIn.member, book: await signedIn.api.contactBook.listMyAddresses() } : { book: [] }

const withPerson = (values: ContactValues, { loginEmail, contact }: Member): ContactValues => ({
  ...values,
  email: values.email || loginEmail,
  firstName: values.firstName || contact?.firstName,
  lastName: values.lastName || contact?.lastName,
  phone: values.phone || contact?.phones?.[0],
})

/** Fills the form with the member and the chosen address, or the first one if the form is empty. */
export const takeKnown = (values: ContactValues, { member, book }: Known, chosenId?: string): ContactValues => {
  const person = member ? withPerson(values, member) : values
  const chosen = book.find(({ id }) => id === chosenId)
  const isEmpty = !values.addressLine && !values.city && !values.postalCode
  const address = chosen?.address ?? (isEmpty ? book[0]?.address : undefined)
  if (!address) return person
  const { subdivision = '', postalCode = '', addressLine2 = '', ...rest } = address
  const shown = { ...rest, subdivision: shownState(rest.country, subdivision), postalCode, addressLine2 }
  return { ...person, ...shown, confirmedCode: doubtKey(shown) }
}

export const savedChoices = (book: readonly SavedAddress[], locale: string): SavedChoice[] =>
  book.map(({ id, address }) => ({ id, lines: addressLines(withStateName(address), locale) }))
