import type { Company } from '@vitrine/client'
import { shop } from '../shop.ts'

/** Restores the fields of a company before a change. Absent ones are sent as empty, which clears them. */
export const restore = (before: Company, { revision }: Pick<Company, 'revision'>): Promise<Company> =>
  shop.companies.updateCompany(before.id, {
    name: before.name,
    externalId: before.externalId ?? '',
    taxId: before.taxId ?? { id: '' },
    billingAddress: before.billingAddress ?? {},
    shippingAddresses: before.shippingAddresses,
    tags: before.tags,
    note: before.note ?? '',
    paymentTerms: before.paymentTerms,
    creditLimit: before.creditLimit ?? '',
    memberGroupIds: before.memberGroupIds,
    taxExemptGroupId: before.taxExemptGroupId ?? '',
    revision: revision!,
  })
