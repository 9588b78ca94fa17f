import type { Product } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/prose.tsx'
import type { Asked } from '@vitrine/web/routed-page.tsx'
import { data } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'

export const productPath = '/product-page/:slug'
/** Where browsers ask the storefront for the texts of a product. */
export const textsPath = `${productPath}/texts`

export type AskedProduct = Asked<typeof productPath>

/** What people wrote of a product, as it may be shown. */
export interface SafeTexts {
  readonly description: SafeHtml
  readonly sections: readonly { readonly title: string; readonly html: SafeHtml }[]
}

/** The product that an address names. */
export const findProduct = async (
  { params: { slug }, call }: AskedProduct,
  { shop }: RouteContext,
): Promise<Product> => {
  const { items } = await shop.products.queryProducts().eq('slug', slug).limit(1).find(call)
  const [product] = items
  if (!product) throw data(null, { status: 404 })
  return product
}
