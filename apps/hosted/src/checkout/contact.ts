import type { Checkout, CheckoutInput } from '@vitrine/client'
import { typedTaxId } from '@vitrine/domain/tax-id/asked.ts'
import { taxIdProblem } from '@vitrine/domain/tax-id/tax-id.ts'
import { isCountry, type AddressKey } from '@vitrine/ui'
import { isEmail, readLine } from '@vitrine/web/form.ts'
import { needsDelivery } from './summary.ts'
import type { Words } from '../words/en.ts'

export type ContactKey = AddressKey | 'email' | 'note' | 'taxId'
export type ContactValues = Partial<Record<ContactKey, string>>
export type ContactErrors = Partial<Record<ContactKey, string>>

const keys: readonly ContactKey[] = [
  'email',
  'firstName',
  'lastName',
  'company',
  'country',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'postalCode',
  'phone',
  'note',
  'taxId',
]

/** What must be filled in: more where something is to be sent. */
export const requiredKeys = (isDelivered: boolean): readonly ContactKey[] =>
  isDelivered
    ? ['email', 'firstName', 'lastName', 'country', 'addressLine', 'city', 'postalCode']
    : ['email', 'firstName', 'lastName']

/** What the buyer has entered so far. Where nothing is sent, a place that the cart was estimated for is nobody's address. */
export const contactValues = (checkout: Checkout): ContactValues => {
  const { buyerInfo, shippingInfo, billingInfo, buyerNote } = checkout
  const places = [shippingInfo?.shippingDestination, billingInfo]
  const [first, second] = needsDelivery(checkout) ? places : places.toReversed()
  const { address = {}, contactDetails = {} } = first ?? second ?? {}
  return {
    email: buyerInfo.email,
    firstName: contactDetails.firstName,
    lastName: contactDetails.lastName,
    company: contactDetails.company,
    phone: contactDetails.phone,
    country: address.country,
    addressLine: address.addressLine,
    addressLine2: address.addressLine2,
    city: address.city,
    subdivision: address.subdivision,
    postalCode: address.postalCode,
    note: buyerNote,
    taxId: billingInfo?.contactDetails?.vatId?.id,
  }
}

export const readContact = (form: FormData): ContactValues =>
  Object.fromEntries(keys.map((key) => [key, readLine(form, key)]))

/** What is missing or malformed, by field. */
export const contactErrors = (
  values: ContactValues,
  { isDelivered, words }: { isDelivered: boolean; words: Words },
): ContactErrors => {
  const missing = requiredKeys(isDelivered).filter((key) => !values[key])
  const errors: ContactErrors = Object.fromEntries(missing.map((key) => [key, words.fieldRequired]))
  if (values.email && !isEmail(values.email)) errors.email = words.wrongEmail
  if (values.country && !isCountry(values.country)) errors.country = words.fieldRequired
  if (values.taxId && taxIdProblem(typedTaxId(values.taxId, values.country))) {
    errors.taxId = values.country === 'BR' ? words.wrongCpf : words.wrongVatId
  }
  return errors
}

const filled = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>

/** What goes to the server: the address to deliver to, and the same for the bill. */
export const contactUpdate = (values: ContactValues, isDelivered: boolean): CheckoutInput => {
  const { email, firstName, lastName, company, phone, note, taxId, ...rest } = values
  const { country, addressLine, addressLine2, city, subdivision, postalCode } = rest
  const contact = {
    address: filled({ country, addressLine, addressLine2, city, subdivision, postalCode }),
    contactDetails: {
      ...filled({ firstName, lastName, company, phone }),
      ...(taxId && { vatId: typedTaxId(taxId, country) }),
    },
  }
  return {
    buyerInfo: { email },
    billingInfo: contact,
    ...(isDelivered && { shippingInfo: { shippingDestination: contact } }),
    ...(note !== undefined && { buyerNote: note }),
  }
}
