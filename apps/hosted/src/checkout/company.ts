import type { Checkout } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import type { CompanyData } from './checkout-data.ts'

/** Returns the company that the buyer orders for, with its billing address and tax ID. */
export const companyOf = (
  { company, billingInfo }: Pick<Checkout, 'company' | 'billingInfo'>,
  locale: string,
): CompanyData | undefined => {
  if (!company) return undefined
  const { name, hasBillingAddress, hasTaxId } = company
  const taxId = hasTaxId ? billingInfo?.contactDetails?.vatId?.id : undefined
  return {
    name,
    ...(hasBillingAddress && { billing: addressLines(billingInfo?.address ?? {}, locale) }),
    ...(taxId !== undefined && { taxId }),
  }
}
