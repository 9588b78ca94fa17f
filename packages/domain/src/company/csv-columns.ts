import type { ImportedCompany } from '@vitrine/contract/entities/people/company.ts'
import { companyPaymentTerms } from '@vitrine/contract/entities/enumerations.ts'
import { readTaxId } from '../tax-id/required.ts'

/** The columns of a file of companies, by field. */
const columns = {
  name: 'Name',
  externalId: 'External ID',
  taxId: 'Tax ID',
  paymentTerms: 'Payment Terms',
  creditLimit: 'Credit Limit',
  tags: 'Tags',
  note: 'Note',
  addressLine: 'Address Line',
  addressLine2: 'Address Line 2',
  city: 'City',
  subdivision: 'Subdivision',
  postalCode: 'Postal Code',
  country: 'Country',
} as const satisfies Record<string, string>

type Column = keyof typeof columns
type Cells = Readonly<Record<Column, string>>

/** Other names of columns, such as those of Shopify's companies, in lower case. */
const otherNames: Readonly<Partial<Record<Column, readonly string[]>>> = {
  name: ['company', 'company name'],
  externalId: ['company id', 'customer number'],
  taxId: ['vat id', 'tax registration id'],
  addressLine: ['address', 'address1', 'street'],
  addressLine2: ['address2'],
  subdivision: ['province code', 'state'],
  postalCode: ['zip'],
  country: ['country code'],
}

export const companyColumns: readonly string[] = Object.values(columns)

/** Returns the column of a field of an imported company, such as `Country` for `billingAddress.country`. */
export const companyColumnOf = (field: string): string => {
  const name = /^taxId\b/.test(field) ? 'taxId' : field.replace(/^.*\./, '').replace(/\[\d+\]$/, '')
  return (columns as Readonly<Record<string, string>>)[name] ?? field
}

/** Reads payment terms as `NET_30`, or as people write them: “Net 30”, “30”, “due on receipt”. Unknown ones are sent as they are. */
const termsOf = (cell: string): ImportedCompany['paymentTerms'] => {
  const name = cell.toUpperCase().replaceAll(/[\s-]+/g, '_')
  const known = companyPaymentTerms.find((terms) => [name, `NET_${name}`].includes(terms))
  return known ?? (cell as ImportedCompany['paymentTerms'])
}

const addressOf = ({ addressLine, addressLine2, city, subdivision, postalCode, country }: Cells) => {
  const parts = { addressLine, addressLine2, city, subdivision, postalCode, country: country.toUpperCase() }
  const filled = Object.entries(parts).filter(([, part]) => part !== '')
  return filled.length === 0 ? {} : { billingAddress: Object.fromEntries(filled) }
}

const companyOf = (cells: Cells): ImportedCompany => {
  const { name, externalId, taxId, paymentTerms, creditLimit, note } = cells
  const texts = { externalId, creditLimit, note }
  const tags = cells.tags.split(',').flatMap((tag) => tag.trim() || [])
  return {
    name,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(taxId !== '' && { taxId: readTaxId(taxId, cells.country.toUpperCase()) }),
    ...(paymentTerms !== '' && { paymentTerms: termsOf(paymentTerms) }),
    ...(tags.length > 0 && { tags }),
    ...addressOf(cells),
  }
}

/** A company of a file, with its row. The first row that is not empty has the names of the columns. */
export interface CompanyOfFile {
  readonly row: number
  readonly company: ImportedCompany
}

/** Reads the companies of a file. `undefined` if it has no column of names. */
export const readCompanies = (rows: readonly (readonly string[])[]): CompanyOfFile[] | undefined => {
  const start = rows.findIndex((row) => row.length > 0)
  const [header = [], ...body] = rows.slice(Math.max(start, 0))
  const names = header.map((name) => name.trim().toLowerCase())
  const places = Object.entries(columns).map(([column, name]) => {
    const known = [name.toLowerCase(), ...(otherNames[column as Column] ?? [])]
    return [column, names.findIndex((one) => known.includes(one))] as const
  })
  if (places.some(([column, place]) => column === 'name' && place < 0)) return undefined
  return body.flatMap((cells, index) => {
    if (cells.length === 0) return []
    const read = places.map(([column, place]) => [column, place < 0 ? '' : (cells[place] ?? '').trim()])
    return { row: start + index + 2, company: companyOf(Object.fromEntries(read) as Cells) }
  })
}
