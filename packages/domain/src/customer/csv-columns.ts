import type { ImportedCustomer } from '@vitrine/contract/entities/people/customer.ts'
import type { MemberAddress } from '@vitrine/contract/entities/people/member.ts'
import { withStreet } from '../address/street.ts'

interface ExportedConsent {
  readonly status: string
  /** When the customer last answered. */
  readonly date?: string | Date
}

/** What is exported of a customer. Dates are those of a client or of JSON. */
interface ExportedCustomer extends Omit<ImportedCustomer, 'emailConsent' | 'smsConsent' | 'addresses' | 'tags'> {
  readonly addresses: readonly MemberAddress[]
  readonly tags: readonly string[]
  readonly emailConsent: ExportedConsent
  readonly smsConsent: ExportedConsent
  readonly accountStatus: string
  readonly orderCount: number
  readonly spent: string
  readonly averageSpent: string
  readonly firstOrderDate?: string | Date
  readonly lastOrderDate?: string | Date
  readonly createdDate: string | Date
}

/** The columns of an export. An import reads all but the dates of consents and the last ones, which are figures. */
export const customerColumns: readonly string[] = [
  'First Name',
  'Last Name',
  'Company',
  'Email',
  'Phone',
  'Language',
  'Email Marketing',
  'Email Marketing Date',
  'SMS Marketing',
  'SMS Marketing Date',
  'Tags',
  'Note',
  'Address Line',
  'Address Line 2',
  'City',
  'Subdivision',
  'Postal Code',
  'Country',
  'Account',
  'Total Orders',
  'Total Spent',
  'Average Order',
  'First Order',
  'Last Order',
  'Customer Since',
]

const dayOf = (date: string | Date | undefined): string =>
  date === undefined ? '' : new Date(date).toISOString().slice(0, 10)

/** The cells of a customer, in the order of the columns. Of addresses, the default one. */
export const customerCells = (customer: ExportedCustomer): string[] => {
  const address: MemberAddress = withStreet(customer.addresses[0] ?? {})
  const cells = [
    customer.firstName,
    customer.lastName,
    customer.company,
    customer.email,
    customer.phone,
    customer.language,
    customer.emailConsent.status,
    dayOf(customer.emailConsent.date),
    customer.smsConsent.status,
    dayOf(customer.smsConsent.date),
    customer.tags.map((tag) => tag.replaceAll(',', ' ')).join(', '),
    customer.note,
    address.addressLine,
    address.addressLine2,
    address.city,
    address.subdivision,
    address.postalCode,
    address.country,
    customer.accountStatus,
    String(customer.orderCount),
    customer.spent,
    customer.averageSpent,
    dayOf(customer.firstOrderDate),
    dayOf(customer.lastOrderDate),
    dayOf(customer.createdDate),
  ]
  return cells.map((cell) => cell ?? '')
}

type Column = keyof typeof namesOf

/** Names of columns in lower case: of our export, and of Shopify's. */
const namesOf = {
  firstName: ['first name'],
  lastName: ['last name'],
  company: ['company', 'default address company'],
  email: ['email'],
  phone: ['phone', 'default address phone'],
  language: ['language'],
  emailConsent: ['email marketing', 'accepts email marketing', 'accepts marketing'],
  smsConsent: ['sms marketing', 'accepts sms marketing'],
  tags: ['tags'],
  note: ['note'],
  addressLine: ['address line', 'default address address1', 'address1'],
  addressLine2: ['address line 2', 'default address address2', 'address2'],
  city: ['city', 'default address city'],
  subdivision: ['subdivision', 'default address province code', 'province code'],
  postalCode: ['postal code', 'default address zip', 'zip'],
  country: ['country', 'default address country code', 'country code'],
} as const satisfies Record<string, readonly string[]>

/** Returns the name that a field of an imported customer has in files, such as `Country` for `addresses[0].country`. */
export const columnOf = (field: string): string => {
  const known = (namesOf as Readonly<Record<string, readonly string[]>>)[
    field.replace(/^.*\./, '').replace(/\[\d+\]$/, '')
  ]
  return customerColumns.find((column) => known?.includes(column.toLowerCase())) ?? field
}

const consentOf = (cell: string): ImportedCustomer['emailConsent'] => {
  const answer = cell.toLowerCase()
  if (['yes', 'true', 'subscribed'].includes(answer)) return 'SUBSCRIBED'
  // Shopify writes “no” for everybody who was never asked.
  return answer === 'unsubscribed' ? 'UNSUBSCRIBED' : undefined
}

/** Codes of subdivisions have their country: `NY` of Shopify is `US-NY`. */
const subdivisionOf = (code: string, country: string): string =>
  /^[A-Z0-9]{1,3}$/i.test(code) && /^[A-Z]{2}$/i.test(country) ? `${country}-${code}`.toUpperCase() : code

type Cells = Readonly<Record<Column, string>>

const addressesOf = ({ addressLine, addressLine2, city, subdivision, postalCode, country }: Cells) => {
  if (addressLine === '' && city === '') return {}
  const parts = {
    addressLine,
    addressLine2,
    city,
    subdivision: subdivision === '' ? '' : subdivisionOf(subdivision, country),
    postalCode,
    country: country.toUpperCase(),
  }
  return { addresses: [Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''))] }
}

const customerOf = (cells: Cells): ImportedCustomer => {
  const { firstName, lastName, company, email, phone, language, tags, note } = cells
  const texts = { firstName, lastName, company, email, phone, language, note }
  const [emailConsent, smsConsent] = [consentOf(cells.emailConsent), consentOf(cells.smsConsent)]
  const tagList = tags.split(',').flatMap((tag) => tag.trim() || [])
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(tagList.length > 0 && { tags: tagList }),
    ...addressesOf(cells),
    ...(emailConsent && { emailConsent }),
    ...(smsConsent && { smsConsent }),
  }
}

/** A customer of a file, with its row. The first row that is not empty has the names of the columns. */
export interface CustomerOfFile {
  readonly row: number
  readonly customer: ImportedCustomer
}

/** Reads the customers of a file. `undefined` if it has neither a column of emails nor one of phone numbers. */
export const readCustomers = (rows: readonly (readonly string[])[]): CustomerOfFile[] | undefined => {
  const start = rows.findIndex((row) => row.length > 0)
  const [header = [], ...body] = rows.slice(Math.max(start, 0))
  const names = header.map((name) => name.toLowerCase())
  const columns = Object.entries(namesOf).map(([column, known]) => {
    const places = known.map((name: string) => names.indexOf(name)).filter((place) => place >= 0)
    return [column as Column, places] as const
  })
  const placesOf = Object.fromEntries(columns) as Record<Column, number[]>
  if (placesOf.email.length === 0 && placesOf.phone.length === 0) return undefined
  return body.flatMap((cells, index) => {
    if (cells.length === 0) return []
    // Of several columns for a field, such as two of phone numbers, the first one that is not empty.
    const read = columns.map(([column, places]) => [column, places.map((at) => cells[at] ?? '').find(Boolean) ?? ''])
    return { row: start + index + 2, customer: customerOf(Object.fromEntries(read) as Cells) }
  })
}
