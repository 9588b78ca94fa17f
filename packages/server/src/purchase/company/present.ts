import type { Company, CompanyPerson } from '@vitrine/contract/entities/people/company.ts'
import { presentedContact } from '@vitrine/domain/address/presented.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { presentColumns } from '../../ground/entity/entity-kind.ts'
import type { Site } from '../../ground/site/sites.ts'
import { creditLeftOf, type StoredCompany, type StoredPerson } from '../../people/customer/company/api.ts'

const presentAddress = (address: Company['shippingAddresses'][number]) => presentedContact({ address }).address

/** Presents the addresses and the tax ID of a company. */
export const presentDetails = ({
  tax_id: taxId,
  billing_address: billed,
  shipping_addresses: others,
}: StoredCompany) => ({
  ...(taxId && { taxId }),
  ...(billed && { billingAddress: presentAddress(billed) }),
  shippingAddresses: others.map(presentAddress),
})

const presentCredit = (company: StoredCompany, currency: string) => {
  const { credit_limit: limit, credit_used: used } = company
  const left = creditLeftOf(company)
  return {
    creditUsed: toDecimal(Number(used), currency),
    ...(limit !== null && { creditLimit: toDecimal(Number(limit), currency) }),
    ...(left !== undefined && { creditLeft: toDecimal(left, currency) }),
  }
}

/** Presents a company to its store. */
export const presentCompany = (row: StoredCompany, { currency }: Pick<Site, 'currency'>): Company => ({
  ...presentColumns(row),
  name: row.name,
  ...(row.external_id !== null && { externalId: row.external_id }),
  ...presentDetails(row),
  tags: row.tags,
  ...(row.note !== null && { note: row.note }),
  paymentTerms: row.payment_terms,
  memberGroupIds: row.member_group_ids,
  ...(row.tax_exempt_group_id !== null && { taxExemptGroupId: row.tax_exempt_group_id }),
  personCount: row.person_count,
  orderCount: row.order_count,
  spent: toDecimal(Number(row.spent), currency),
  openAmount: toDecimal(Number(row.open_amount), currency),
  ...presentCredit(row, currency),
  ...(row.last_order_date && { lastOrderDate: row.last_order_date.toISOString() }),
})

/** Presents a person of a company. */
export const presentPerson = (row: StoredPerson): CompanyPerson => ({
  customerId: row.customer_id,
  role: row.role,
  ...(row.first_name !== null && { firstName: row.first_name }),
  ...(row.last_name !== null && { lastName: row.last_name }),
  ...(row.email !== null && { email: row.email }),
  hasAccount: row.member_id !== null,
  addedDate: row.created_date.toISOString(),
})

/** The name of a person, for the timeline. */
export const personNameOf = ({ first_name: first, last_name: last, email }: StoredPerson): string =>
  [first, last].filter(Boolean).join(' ') || email || ''
