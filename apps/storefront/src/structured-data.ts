/** Structured data of pages (schema.org). */
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { productFacts } from '@vitrine/domain/catalog/facts/product-facts.ts'
import type { Product, Review } from '@vitrine/client'
import { isGtin } from '@vitrine/domain/catalog/gtin.ts'
import { plainText } from '@vitrine/web/document/prose.tsx'
import { localPath } from './address.ts'
import { canonicalOrigin } from './config.ts'
import type { ShellData } from './shell/shell-data.ts'
import type { ReviewsOfProduct } from './pages/reviews/find-reviews.ts'
import { brandPath } from './pages/brand/brand-path.ts'
import { availabilityOf, type Availability } from './pages/offer/product-choices.ts'
import { closePicture, pagePicture, picturesOf, posterPicture } from './pictures.ts'

type Place = Pick<ShellData, 'config' | 'site' | 'language' | 'languages'>

/** URL of a page in the store's own currency, whose prices the data shows. */
const addressOf = ({ config, language, languages }: Place, path: string): string =>
  canonicalOrigin(config) + localPath({ language, languages }, path)

/** The seller. */
export const organization = (at: Place): object => ({
  '@type': 'Organization',
  name: at.site.name,
  url: addressOf(at, '/'),
  ...(at.site.logoUrl && { logo: at.site.logoUrl }),
})

/** The website, with its search. */
export const website = (at: Place): object => ({
  '@type': 'WebSite',
  name: at.site.name,
  url: addressOf(at, '/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${addressOf(at, '/search')}?q={query}`,
    'query-input': 'required name=query',
  },
})

/** Breadcrumbs from the home page. */
export const breadcrumbs = (at: Place, ...places: readonly (readonly [name: string, path: string])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(at, path),
  })),
})

const productPath = ({ slug }: Pick<Product, 'slug'>): string => `/product-page/${slug}`

/** Returns the URL of a product page with a variant selected. */
export const variantPath = (
  product: Pick<Product, 'slug' | 'manageVariants'>,
  { choices }: Pick<Product['variants'][number], 'choices'>,
): string => productPath(product) + (product.manageVariants ? `?${new URLSearchParams(choices)}` : '')

/** The products of a list, in order. */
export const productList = (at: Place, products: readonly Pick<Product, 'slug'>[]): object => ({
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: addressOf(at, productPath(product)),
  })),
})

const schema = 'https://schema.org'

const availabilities = {
  IN_STOCK: 'InStock',
  PREORDER: 'PreOrder',
  OUT_OF_STOCK: 'OutOfStock',
} as const satisfies Record<Availability, string>

/** A brand, with its page. */
export const brandData = (at: Place, name: string): object => ({
  '@type': 'Brand',
  name,
  url: addressOf(at, brandPath(name)),
})

/** The products of a bundle, and how many pieces of each are in it. */
const contentsOf = (at: Place, { bundle }: Product): object =>
  bundle === undefined
    ? {}
    : {
        includesObject: bundle.components.flatMap(({ name, slug, quantity = 1 }) =>
          name === undefined
            ? []
            : [
                {
                  '@type': 'TypeAndQuantityNode',
                  amountOfThisGood: quantity,
                  typeOfGood: {
                    '@type': 'Product',
                    name,
                    ...(slug !== undefined && { url: addressOf(at, productPath({ slug })) }),
                  },
                },
              ],
        ),
      }

const offerOf = (at: Place, product: Product, variant: Product['variants'][number]): object => {
  const { priceData = product.priceData, sku, barcode = '' } = variant.variant
  const expectedDate = variant.stock.preorder?.expectedDate
  return {
    '@type': 'Offer',
    url: addressOf(at, variantPath(product, variant)),
    price: String(priceData.discountedPrice),
    priceCurrency: priceData.currency,
    availability: `${schema}/${availabilities[availabilityOf(variant)]}`,
    ...(expectedDate !== undefined && { availabilityStarts: expectedDate }),
    itemCondition: `${schema}/NewCondition`,
    ...(sku && { sku }),
    ...(isGtin(barcode) && { gtin: barcode }),
    ...(product.manageVariants && { name: Object.values(variant.choices).join(', ') }),
    ...contentsOf(at, product),
  }
}

const photosOf = ({ content }: Review): string[] =>
  content.media.flatMap(({ image }) => (image?.url ? [closePicture(image).src] : []))

const reviewOf = (review: Review): object => {
  const { author, content, reviewDate } = review
  const photos = photosOf(review)
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.authorName },
    reviewRating: { '@type': 'Rating', ratingValue: content.rating, bestRating: 5 },
    datePublished: reviewDate,
    ...(content.title && { name: content.title }),
    ...(content.body && { reviewBody: content.body }),
    ...(photos.length > 0 && { image: photos }),
  }
}

const ratingsOf = ({ summary: { averageRating, count }, reviews }: ReviewsOfProduct): object => ({
  aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: count },
  review: reviews.map(reviewOf),
})

const factData = (product: Product): object =>
  Object.assign(
    {},
    ...productFactNames.map((name) => {
      const value = product[name]
      return value && productFacts[name].structuredData?.(value)
    }),
  )

type Media = Product['media']['items'][number]

/** A video. Search engines need its image and date. */
const videoOf = ({ video, title, altText }: Media, { name }: Product): object[] => {
  const { files = [], embed, poster, addedDate } = video ?? {}
  if (!poster || !addedDate) return []
  return [
    {
      '@type': 'VideoObject',
      name: title || name,
      description: altText || title || name,
      thumbnailUrl: posterPicture(poster).src,
      uploadDate: addedDate,
      ...(embed ? { embedUrl: embed.url } : { contentUrl: files[0]?.url }),
    },
  ]
}

const modelOf = ({ model, title, altText }: Media, { name }: Product): object[] =>
  model
    ? [
        {
          '@type': '3DModel',
          name: title || altText || name,
          encoding: { '@type': 'MediaObject', contentUrl: model.url, encodingFormat: 'model/gltf-binary' },
        },
      ]
    : []

/** Videos and 3D models of a product. */
const otherMedia = (product: Product): object => {
  const subjectOf = product.media.items.flatMap((item) => [...videoOf(item, product), ...modelOf(item, product)])
  return subjectOf.length > 0 ? { subjectOf } : {}
}

interface DescribedProduct {
  readonly product: Product
  readonly description: string
  /** Absent if they can't be loaded. */
  readonly reviews: ReviewsOfProduct | undefined
}

/** A product with its offers by variant, and its ratings. */
export const productData = (at: Place, { product, description, reviews }: DescribedProduct): object => {
  const url = addressOf(at, productPath(product))
  const pictures = picturesOf(product.media).map((image) => pagePicture(image).src)
  const shown = product.variants.filter(({ variant }) => variant.visible !== false).slice(0, 100)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    ...(pictures.length > 0 && { image: pictures }),
    ...(description && { description: plainText(description) }),
    ...(product.sku && { sku: product.sku }),
    ...(!product.manageVariants && isGtin(product.barcode ?? '') && { gtin: product.barcode }),
    ...(product.brand && { brand: brandData(at, product.brand) }),
    ...factData(product),
    ...otherMedia(product),
    offers: shown.map((variant) => offerOf(at, product, variant)),
    ...(reviews && reviews.summary.count > 0 && ratingsOf(reviews)),
  }
}
