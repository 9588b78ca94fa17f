import type { QuantityTerms } from '@vitrine/contract/entities/catalog/quantity-terms.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'

/** Presents a product's quantity limits. Empty if it has none. */
export const quantityTermsOf = (terms: Terms | undefined): { readonly quantityTerms?: QuantityTerms } => {
  if (!terms) return {}
  const { minimum, maximum, multipleOf } = terms
  const quantityTerms = {
    ...(minimum !== undefined && { minQuantity: minimum }),
    ...(maximum !== undefined && { maxQuantity: maximum }),
    ...(multipleOf !== undefined && { multipleOf }),
  }
  return Object.keys(quantityTerms).length > 0 ? { quantityTerms } : {}
}
