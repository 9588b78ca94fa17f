import { data } from 'react-router'
import type { Product } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/prose.tsx'
import type { Asked } from '@vitrine/web/routed-page.tsx'
import type { RouteContext } from '../shell/route-context.ts'
import type { ReviewsOfProduct } from './find-reviews.ts'

export const productPath = '/product-page/:slug'

/** A product whose texts may be shown. */
export interface ShownProduct extends Product {
  description?: SafeHtml
  additionalInfoSections: { title?: string; description?: SafeHtml }[]
}

export interface ProductData {
  readonly product: ShownProduct
  readonly others: readonly Product[]
  /** Absent where they cannot be had. */
  readonly said: ReviewsOfProduct | undefined
}

/** The product that an address names, with its texts as the shop keeps them. */
export const findProduct = async (
  { params: { slug }, call }: Asked<typeof productPath>,
  { shop }: RouteContext,
): Promise<Product> => {
  const { items } = await shop.products.queryProducts().eq('slug', slug).limit(1).find(call)
  const [product] = items
  if (!product) throw data(null, { status: 404 })
  return product
}
