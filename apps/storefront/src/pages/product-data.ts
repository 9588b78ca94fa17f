import type { Product } from '@vitrine/client'
import { loadFromServer } from '@vitrine/web/server-load.ts'
import type { RouteContext } from '../shell/route-context.ts'
import { findProduct, textsPath, type AskedProduct, type SafeTexts } from './find-product.ts'
import { findReviews, type ReviewsOfProduct } from './find-reviews.ts'
import { recommendedBeside } from './recommended.ts'

export interface ProductData {
  /** Without its texts, which stand beside it. */
  readonly product: Product
  readonly others: readonly Product[]
  /** Absent where they cannot be had, as are the reviews. */
  readonly texts: SafeTexts | undefined
  readonly said: ReviewsOfProduct | undefined
}

/** In the browser, beside all else: a page whose texts do not come shows the rest. */
const askForTexts = async ({ url, call }: AskedProduct): Promise<SafeTexts | undefined> => {
  const address = `${url.origin}${url.pathname.replace(/\/+$/, '')}/texts`
  try {
    return (await loadFromServer(textsPath, new Request(address, call))) as SafeTexts
  } catch {
    return undefined
  }
}

export const loadProduct = async (asked: AskedProduct, context: RouteContext): Promise<ProductData> => {
  const { url, call } = asked
  const coming = import.meta.env.SSR ? undefined : askForTexts(asked)
  const found = await findProduct(asked, context)
  const { description: _description, ...product } = found
  const [others, said, texts] = await Promise.all([
    recommendedBeside(context, found, call),
    findReviews(context, { product: found, cursor: url.searchParams.get('reviews'), call }),
    import.meta.env.SSR ? (await import('./load-texts.ts')).safeTexts(found) : coming,
  ])
  return { product: { ...product, additionalInfoSections: [] }, others, said, texts }
}
