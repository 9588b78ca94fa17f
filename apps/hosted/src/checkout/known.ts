import type { Checkout, Member, SavedAddress } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { doubtKey } from '@vitrine/domain/address/postal-code.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'
import { shownState } from '../address/address-form.ts'
import type { SavedChoice } from './checkout-data.ts'
import type { ContactValues } from './address/contact.ts'
import type { SignedIn } from './payment/payer.ts'

/** An address that the form can be filled with. */
type KnownAddress = Pick<SavedAddress, 'id' | 'address'>

/** The signed-in member and their addresses, with those of the company first. */
export interface Known {
  readonly member?: Member
  readonly book: readonly KnownAddress[]
}

/** Lists the shipping addresses of the member's company, if the checkout is for it. */
const addressesOfCompany = async ({ api }: SignedIn, { company }: Checkout): Promise<KnownAddress[]> => {
  const own = company && (await api.companies.getMyCompany())
  const addresses = own?.id === company?.id ? (own?.shippingAddresses ?? []) : []
  return addresses.map(
    ({ country = '', city = '', addressLine = '', addressLine2, subdivision, postalCode }, index) => ({
      id: `company-${index}`,
      address: {
        country,
        city,
        addressLine,
        ...(addressLine2 !== undefined && { addressLine2 }),
        ...(subdivision !== undefined && { subdivision }),
        ...(postalCode !== undefined && { postalCode }),
      },
    }),
  )
}

/** Loads the addresses of the signed-in member's company and those of the member. */
export const loadKnown = async (signedIn: SignedIn | undefined, checkout: Checkout): Promise<Known> => {
  if (!signedIn) return { book: [] }
  const [ofCompany, own] = await Promise.all([
    addressesOfCompany(signedIn, checkout),
    signedIn.api.contactBook.listMyAddresses(),
  ])
  return { member: signedIn.member, book: [...ofCompany, ...own] }
}

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

export const savedChoices = (book: readonly KnownAddress[], locale: string): SavedChoice[] =>
  book.map(({ id, address }) => ({ id, lines: addressLines(withStateName(address), locale) }))
