import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Company } from '@vitrine/contract/entities/people/company.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { normalTags } from '@vitrine/domain/customer/tags.ts'
import { plainVatId, vatCountryOf } from '@vitrine/domain/tax-id/vat-id.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, required } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { CompanyChange, StoredTaxId } from '../../people/customer/company/api.ts'
import { requireGroups } from '../../people/member-group/api.ts'
import { requireExemptGroup } from '../../pricing/tax/api.ts'

type Sent = Input<Company>

const textOrNull = (text: string): string | null => text.trim() || null

/** Stores EU VAT IDs without separators, as documents show them. */
const readTaxId = ({ id = '', type }: NonNullable<Sent['taxId']>): StoredTaxId | null => {
  const text = id.trim()
  if (text === '') return null
  const isOfEu = (type ?? 'UNSPECIFIED') === 'UNSPECIFIED' && vatCountryOf(text) !== undefined
  return { id: isOfEu ? plainVatId(text) : text, ...(type && { type }) }
}

const readShippingAddresses = (addresses: readonly Address[]): readonly Address[] => {
  const index = addresses.findIndex(({ country }) => !country)
  if (index >= 0) throw invalidField(`company.shippingAddresses[${index}].country`, 'must be set', 'REQUIRED_FIELD')
  return addresses
}

const isBlank = (address: Address): boolean => Object.values(address).every((value) => !value)

/** An address without a country removes it, unless it has other fields. */
const readBillingAddress = (address: Address): Address | null => {
  if (address.country) return address
  if (isBlank(address)) return null
  throw invalidField('company.billingAddress.country', 'must be set', 'REQUIRED_FIELD')
}

/** Reads the groups of a company. They stay until the transaction ends. */
const readGroups = async (db: Db, siteId: string, { memberGroupIds, taxExemptGroupId }: Sent) => {
  const groupIds = memberGroupIds && [...new Set(memberGroupIds.map((id) => id.toLowerCase()))]
  if (groupIds) await requireGroups(db, siteId, groupIds)
  const exemptId = taxExemptGroupId?.trim()
  return {
    ...(groupIds && { member_group_ids: groupIds }),
    ...(exemptId !== undefined && {
      tax_exempt_group_id: exemptId === '' ? null : await requireExemptGroup(db, siteId, exemptId),
    }),
  }
}

/** Reads the sent fields of a company, and refuses unknown groups. */
export const readSent = async (
  db: Db,
  { id: siteId, currency }: Pick<Site, 'id' | 'currency'>,
  sent: Sent,
): Promise<CompanyChange> => {
  const { creditLimit, name, externalId, taxId, billingAddress, shippingAddresses, tags, note, paymentTerms } = sent
  const billed = billingAddress && readBillingAddress(billingAddress as Address)
  const tax = taxId && readTaxId(taxId)
  return {
    ...(name !== undefined && { name: required(name.trim(), 'company.name') }),
    ...(externalId !== undefined && { external_id: textOrNull(externalId) }),
    ...(tax !== undefined && { tax_id: tax && JSON.stringify(tax) }),
    ...(billed !== undefined && { billing_address: billed && JSON.stringify(billed) }),
    ...(shippingAddresses && {
      shipping_addresses: JSON.stringify(readShippingAddresses(shippingAddresses as Address[])),
    }),
    ...(tags && { tags: normalTags(tags) }),
    ...(note !== undefined && { note: textOrNull(note) }),
    ...(paymentTerms && { payment_terms: paymentTerms }),
    ...(creditLimit !== undefined && {
      credit_limit: creditLimit === '' ? null : exactMinor(creditLimit, { field: 'company.creditLimit', currency }),
    }),
    ...(await readGroups(db, siteId, sent)),
  }
}
