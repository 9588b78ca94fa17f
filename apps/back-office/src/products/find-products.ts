import type { CallOptions, Product } from '@vitrine/client'
import { shop } from '../shop.ts'

/** A page of products. */
export interface FoundProducts {
  readonly products: readonly Product[]
  /** `undefined` where nobody counted. */
  readonly pageCount: number | undefined
}

interface Page {
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** As the call takes it. */
const longestExpression = 100

/** Finds products by words and SKUs as buyers do, the most relevant first, hidden ones too. Without words, all by name. */
export const findProducts = async (
  expression: string,
  { page, size }: Page,
  call?: CallOptions,
): Promise<FoundProducts> => {
  const offset = (page - 1) * size
  const asked = expression.trim().slice(0, longestExpression)
  if (asked !== '') {
    const options = { expression: asked, paging: { limit: size, offset } }
    const { products, total } = await shop.search.searchProducts(options, call)
    return { products, pageCount: Math.ceil(total.count / size) }
  }
  const all = await shop.products.queryProducts().limit(size).skip(offset).ascending('name').find(call)
  return { products: all.items, pageCount: all.totalPages }
}
