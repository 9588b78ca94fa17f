import type { Product } from '@vitrine/client'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import type { Asked } from '@vitrine/web/routed-page.tsx'
import type { RouteContext } from '../shell/route-context.ts'
import { findReviews } from './find-reviews.ts'
import { findProduct, type ProductData, type productPath, type ShownProduct } from './product-data.ts'
import { recommendedBeside } from './recommended.ts'

const withSafeTexts = ({ description, additionalInfoSections, ...product }: Product): ShownProduct => ({
  ...product,
  ...(description !== undefined && { description: safeHtml(description) }),
  additionalInfoSections: additionalInfoSections.map(({ description: text = '', ...section }) => ({
    ...section,
    description: safeHtml(text),
  })),
})

/** Loads the page of a product, on the server. */
export const loadProduct = async (asked: Asked<typeof productPath>, context: RouteContext): Promise<ProductData> => {
  const { url, call } = asked
  const product = await findProduct(asked, context)
  const [others, said] = await Promise.all([
    recommendedBeside(context, product, call),
    findReviews(context, { product, cursor: url.searchParams.get('reviews'), call }),
  ])
  return { product: withSafeTexts(product), others, said }
}
