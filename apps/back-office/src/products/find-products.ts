import type { CallOptions, Product } from '@vitrine/client'
import { shop } from '../first-shop.ts'

/** A page of products. */
export interface FoundProducts {
  readonly products: readonly Product[]
  /** `undefined` if the results were not counted. */
  readonly pageCount: number | undefined
}

interface Page {
  /** Starts at 1. */
  readonly page: number
  readonly size: number
}

/** Limit of the API call. */
const maxExpressionLength = 100

/**
 * Searches products like buyers do, most relevant first, but includes hidden ones. Without a search term, lists all by
 * name.
 */
export const findProducts = async (
  expression: string,
  { page, size }: Page,
  call?: CallOptions,
): Promise<FoundProducts> => {
  const offset = (page - 1) * size
  const terms = expression.trim().slice(0, maxExpressionLength)
  if (terms !== '') {
    const options = { expression: terms, paging: { limit: size, offset } }
    const { products, total } = await shop.search.searchProducts(options, call)
    return { products, pageCount: Math.ceil(total.count / size) }
  }
  const all = await shop.products.queryProducts().limit(size).skip(offset).ascending('name').find(call)
  return { products: all.items, pageCount: all.totalPages }
}
