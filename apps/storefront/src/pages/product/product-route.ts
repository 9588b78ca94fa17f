import type { Product } from '@vitrine/client'
import { seoTextsOf } from '@vitrine/domain/catalog/seo-texts.ts'
import { plainText } from '@vitrine/web/document/prose.tsx'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { safeHtml, safeRichHtml } from '@vitrine/web/safe-html.ts'
import { readTrails } from '../../categories/read-categories.ts'
import { crumbsOf } from '../../categories/trail.ts'
import { cacheablePage, show, type PageContext, type Shown } from '../../page.ts'
import { pagePicture, picturesOf } from '../../pictures.ts'
import type { Catalog } from '../../server/server-shop.ts'
import { breadcrumbs, productData } from '../../structured-data.ts'
import { tagsOf } from '../../tags.ts'
import { putInCart } from '../offer/add-to-cart.ts'
import { findDelivery } from '../offer/find-delivery.ts'
import { findPrices } from '../offer/find-prices.ts'
import { findProduct } from './find-product.ts'
import { findReviews } from '../reviews/find-reviews.ts'
import { firstChoices } from '../offer/product-choices.ts'
import type { Answered, SafeTexts } from './product-data.ts'
import { recommendedBeside } from '../recommended/recommended.ts'
import { requestStockAlert, waitingIntent } from '../waiting/waiting.ts'
import { reviewIntent, writeReview } from '../reviews/write-review.ts'

const path = '/product-page/:slug'

/** Sanitizes the texts of a product. */
const safeTexts = ({ description = '', additionalInfoSections }: Product): SafeTexts => ({
  description: safeHtml(description),
  sections: additionalInfoSections.map(({ title = '', description: text = '' }) => ({
    title,
    html: safeRichHtml(text),
  })),
})

const showProduct = async (
  { url, call, shop }: Pick<PageContext<Catalog, typeof path>, 'url' | 'call' | 'shop'>,
  found: Product,
  answered?: Answered,
): Promise<Shown> => {
  const { description: _description, ...product } = found
  const [others, reviews, delivery, prices, trails] = await Promise.all([
    recommendedBeside(shop, found, call),
    findReviews(shop, { product: found, cursor: url.searchParams.get('reviews'), call }),
    found.productType === 'physical' ? findDelivery(shop, found, call) : undefined,
    found.giftCard ? undefined : findPrices(shop, found, call),
    readTrails(shop, found.collectionIds, call),
  ])
  const texts = safeTexts(found)
  return show('product', {
    status: answered === undefined || 'waiting' in answered ? 200 : 422,
    data: {
      product: { ...product, additionalInfoSections: [] },
      chosen: firstChoices(found, url.searchParams),
      others,
      reviews,
      texts,
      trails,
      isReviewed: url.searchParams.has('reviewed'),
      ...(delivery && { delivery }),
      ...(prices && { prices }),
      ...(answered && { answered }),
    },
    tags: tagsOf({ products: [found, ...others] }),
    meta: ({ shell, words }) => {
      const [picture] = picturesOf(found.media)
      // The owner writes them in the main language only.
      const seo = seoTextsOf(shell.language === shell.languages[0] ? found.seoData?.tags : [])
      return {
        kind: 'product',
        title: seo.title || `${found.name} · ${shell.site.name}`,
        description: seo.description || plainText(texts.description),
        picture: picture && pagePicture(picture).src,
        structured: [
          productData(shell, { product: found, description: texts.description, reviews }),
          breadcrumbs(shell, [words.home, '/'], ...crumbsOf(trails[0] ?? []), [found.name, shell.path]),
        ],
      }
    },
  })
}

/**
 * Handles the page's forms: a review, a back-in-stock request or, without scripts, an item for the cart. Shows the same
 * page with the result.
 */
export const productRoute = cacheablePage({
  path,
  acceptsFiles: true,
  load: async (context) => showProduct(context, await findProduct(context)),
  act: async (context, form) => {
    const { shop, to } = context
    const [product, { words, aside }] = await Promise.all([findProduct(context), context.around()])
    const intent = form.get('intent')
    if (intent === reviewIntent) {
      const refused = await writeReview({ ...context, words, aside }, product, form)
      const thanks = `${context.url.pathname}?reviewed=1#write-review`
      return refused ? showProduct(context, product, refused) : redirectTo(thanks)
    }
    if (intent === waitingIntent)
      return showProduct(context, product, { waiting: await requestStockAlert({ shop, words }, product, form) })
    const add = (item: Parameters<Parameters<typeof putInCart>[3]>[0]) =>
      shop.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [item] })
    const refused = await putInCart(words, product, form, add)
    return refused ? showProduct(context, product, refused) : redirectTo(to('/cart'))
  },
})
