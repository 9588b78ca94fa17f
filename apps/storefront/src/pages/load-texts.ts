import type { Product } from '@vitrine/client'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import type { RouteContext } from '../shell/route-context.ts'
import { findProduct, type AskedProduct, type SafeTexts } from './find-product.ts'

/** The texts of a product, made safe; only a server does that. */
export const safeTexts = ({ description = '', additionalInfoSections }: Product): SafeTexts => ({
  description: safeHtml(description),
  sections: additionalInfoSections.map(({ title = '', description: text = '' }) => ({ title, html: safeHtml(text) })),
})

/** The same, for browsers that have the rest of the product already. */
export const loadTexts = async (asked: AskedProduct, context: RouteContext): Promise<SafeTexts> =>
  safeTexts(await findProduct(asked, context))
