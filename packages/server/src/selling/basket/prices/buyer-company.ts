import type { BuyingCompany, OrderCompany } from '@vitrine/contract/entities/orders/order-company.ts'
import { buyerOf } from '../../../ground/base/shopper-owner.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { findCompanyOfMember, type CompanyOfBuyer } from '../../../people/customer/company/api.ts'
import type { BasketRecord, Contact } from '../record.ts'
import type { Rules } from '../rules.ts'

/** Returns the company that the owner of a basket orders for. */
export const companyOfBuyer = async (
  { db, site }: CatalogReading,
  { hasCompanies }: Rules,
  owner: string,
): Promise<CompanyOfBuyer | undefined> => {
  const buyer = buyerOf(owner)
  return hasCompanies && 'memberId' in buyer ? findCompanyOfMember(db, site.id, buyer.memberId) : undefined
}

type BilledCompany = Pick<CompanyOfBuyer, 'id' | 'name' | 'tax_id' | 'billing_address' | 'payment_terms'>

/** The contacts of a basket or a draft. */
type Billed = Pick<BasketRecord, 'billingInfo' | 'shippingDestination'>

/** The billing contact of a company: its name, tax ID and billing address, and the person who orders. */
const billingOf = (
  { name, tax_id: vatId, billing_address: ownAddress }: BilledCompany,
  { billingInfo, shippingDestination }: Billed,
): Contact => {
  const { address, contactDetails } = billingInfo ?? shippingDestination ?? {}
  const billed = ownAddress ?? address
  return {
    ...(billed && { address: billed }),
    contactDetails: { ...contactDetails, company: name, ...(vatId && { vatId }) },
  }
}

/** Bills a basket to the company of its buyer, and names the company as the recipient unless the buyer named one. */
export const billedTo = <Record extends Billed>(company: BilledCompany | undefined, record: Record): Record => {
  if (!company) return record
  const { shippingDestination: recipient } = record
  return {
    ...record,
    billingInfo: billingOf(company, record),
    ...(recipient?.contactDetails && {
      shippingDestination: {
        ...recipient,
        contactDetails: { ...recipient.contactDetails, company: recipient.contactDetails.company || company.name },
      },
    }),
  }
}

/** Presents the company of a buyer for an order. */
export const presentOrderCompany = ({ id, name, payment_terms: paymentTerms }: BilledCompany): OrderCompany => ({
  id,
  name,
  paymentTerms,
})

/** Presents the company of a buyer for a checkout. */
export const presentBuyingCompany = (company: BilledCompany): BuyingCompany => ({
  id: company.id,
  name: company.name,
  paymentTerms: company.payment_terms,
  hasBillingAddress: company.billing_address !== null,
  hasTaxId: company.tax_id !== null,
})
