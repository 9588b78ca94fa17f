import type { QuantityTerms } from '@vitrine/contract/entities/quantity-terms.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'

/** What is told of the quantities in which a product is sold; nothing where any will do. */
export const quantityTermsOf = (terms: Terms | undefined): { readonly quantityTerms?: QuantityTerms } => {
  if (!terms) return {}
  const { minimum, maximum, multipleOf } = terms
  const told = {
    ...(minimum !== undefined && { minQuantity: minimum }),
    ...(maximum !== undefined && { maxQuantity: maximum }),
    ...(multipleOf !== undefined && { multipleOf }),
  }
  return Object.keys(told).length > 0 ? { quantityTerms: told } : {}
}
