/**
 * The product feed for shopping engines: RSS 2.0 with the product data of Google Merchant Center, which others accept
 * as well.
 */
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { productFacts } from '@vitrine/domain/catalog/facts/product-facts.ts'
import type { Product } from '@vitrine/client'
import { listProductPageStarts } from '@vitrine/client/productPages'
import { isGtin } from '@vitrine/domain/catalog/gtin.ts'
import { startOfDay } from '@vitrine/domain/time/day.ts'
import { plainText } from '@vitrine/web/document/prose.tsx'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import { localPath } from '../address.ts'
import { canonicalOrigin } from '../config.ts'
import { cacheablePage, NotFound, type PageContext } from '../page.ts'
import { availabilityOf, type Availability } from '../pages/offer/product-choices.ts'
import { withoutPastDays } from '../pages/offer/expected-day.ts'
import { pagePicture, picturesOf } from '../pictures.ts'
import type { Catalog } from '../server/server-shop.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { cacheableFile } from './cacheable-file.ts'
import { readPart } from './list-pages.ts'
import { variantPath } from '../structured-data.ts'
import { tag, xmlDocument } from './xml.ts'

/** Products per file. The files are `google.xml`, `google-2.xml` and so on. */
const size = 2000
const atOnce = 100
const maxLengths = { title: 150, description: 5000 }

type Variant = Product['variants'][number]

const priceText = (amount: number, currency: string): string => {
  const { maximumFractionDigits: digits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return `${amount.toFixed(digits)} ${currency}`
}

/** Options that shopping engines have fields for, by the names that owners commonly use. */
const knownOptions: Readonly<Record<string, string>> = {
  color: 'g:color',
  colour: 'g:color',
  farbe: 'g:color',
  size: 'g:size',
  größe: 'g:size',
  material: 'g:material',
  pattern: 'g:pattern',
}

const optionTags = ({ choices }: Variant): string[] =>
  Object.entries(choices).flatMap(([name, value]) => {
    const field = knownOptions[name.toLowerCase()]
    return field === undefined ? [] : [tag(field, value)]
  })

/** Most images, videos and 3D models that Google accepts, and the size of the latter. */
const maxMedia = { pictures: 11, videos: 10, modelBytes: 15e6 }

/** Media of a variant: its own, then those of its choices, then all. */
const mediaOf = ({ media, productOptions }: Product, { choices, variant }: Variant) => {
  const ids = [
    ...(variant.mediaIds ?? []),
    ...productOptions.flatMap(({ name, choices: all }) =>
      all.flatMap(({ description, media: own }) =>
        choices[name] === description ? (own?.items ?? []).map(({ id }) => id) : [],
      ),
    ),
  ]
  const own = ids.flatMap((id) => media.items.find((one) => one.id === id) ?? [])
  return [...new Set([...own, ...media.items])]
}

/** Google takes video files, but no pages of videos, and a single 3D model. */
const mediaTags = (product: Product, variant: Variant): string[] => {
  const items = mediaOf(product, variant)
  const links = [...new Set(picturesOf({ items }).map((image) => pagePicture(image).src))]
  const videos = items.flatMap(({ video }) => (video?.files ?? []).filter(({ format }) => format === 'mp4'))
  const model = items.find(({ model: one }) => one && (one.sizeInBytes ?? 0) <= maxMedia.modelBytes)?.model
  return [
    ...links
      .slice(0, maxMedia.pictures)
      .map((link, index) => tag(index === 0 ? 'g:image_link' : 'g:additional_image_link', link)),
    ...videos.slice(0, maxMedia.videos).map(({ url }) => tag('g:video_link', new URL(url).href)),
    ...(model ? [tag('g:virtual_model_link', model.url)] : []),
  ]
}

const priceTags = ({ priceData }: Product, { variant }: Variant): string[] => {
  const { price, discountedPrice, currency } = variant.priceData ?? priceData
  const isReduced = discountedPrice < price
  return [
    tag('g:price', priceText(price, currency)),
    ...(isReduced ? [tag('g:sale_price', priceText(discountedPrice, currency))] : []),
  ]
}

/** The facts about a product that feeds have tags for. */
const factTags = (product: Product): string[] =>
  productFactNames.flatMap((name) => {
    const value = product[name]
    const tags = value ? (productFacts[name].feedTags?.(value) ?? {}) : {}
    return Object.entries(tags).map(([one, text]) => tag(one, text))
  })

/**
 * Brand and GTIN. The SKU is internal to the store, and a barcode may be, too. A product without brand, GTIN and MPN is
 * marked with `identifier_exists`, as Google's product data specification requires. A branded product is not marked,
 * since it may have a GTIN that the owner has not entered.
 */
const identifierTags = ({ brand, mpn }: Product, { variant: { barcode = '' } }: Variant): string[] => {
  const gtin = isGtin(barcode) ? [tag('g:gtin', barcode)] : []
  if (!brand && !mpn && gtin.length === 0) return [tag('g:identifier_exists', 'no')]
  return [...(brand ? [tag('g:brand', brand)] : []), ...gtin]
}

const availabilities = {
  IN_STOCK: 'in_stock',
  PREORDER: 'preorder',
  OUT_OF_STOCK: 'out_of_stock',
} as const satisfies Record<Availability, string>

/** Whether a variant can be had, and from when on if it is preordered. */
const availabilityTags = (variant: Variant, timeZone: string): string[] => {
  const day = variant.stock.preorder?.expectedDate
  return [
    tag('g:availability', availabilities[availabilityOf(variant)]),
    ...(day === undefined ? [] : [tag('g:availability_date', startOfDay(timeZone, day).toISOString())]),
  ]
}

interface FeedContext {
  readonly shell: ShellData
  readonly weightUnit: string
}

const itemOf = (product: Product, variant: Variant, { shell, weightUnit }: FeedContext): string => {
  const { id, name, manageVariants, bundle, description = '' } = product
  const choices = Object.values(variant.choices)
  const weight = variant.variant.weight ?? product.weight
  const text = plainText(safeHtml(description)).slice(0, maxLengths.description)
  return [
    '<item>',
    tag('g:id', manageVariants ? (variant.id ?? id) : id),
    ...(manageVariants ? [tag('g:item_group_id', id)] : []),
    tag('title', [name, ...choices].join(', ').slice(0, maxLengths.title)),
    tag('description', text || name),
    tag('link', canonicalOrigin(shell.config) + localPath(shell, variantPath(product, variant))),
    ...mediaTags(product, variant),
    ...availabilityTags(variant, shell.site.timeZone),
    ...priceTags(product, variant),
    tag('g:condition', 'new'),
    ...(bundle ? [tag('g:is_bundle', 'yes')] : []),
    ...identifierTags(product, variant),
    ...factTags(product),
    ...optionTags(variant),
    ...(weight ? [tag('g:shipping_weight', `${weight} ${weightUnit}`)] : []),
    '</item>',
  ].join('')
}

const itemsOf = (product: Product, feed: FeedContext): string[] =>
  withoutPastDays(product, feed.shell.site.timeZone)
    .variants.filter(({ variant }) => variant.visible !== false)
    .map((variant) => itemOf(product, variant, feed))

/** Returns the products of a file in catalog order. */
const productsOf = async (context: PageContext<Catalog>, start: string): Promise<Product[]> => {
  const { shop, call } = context
  const ids = (await readPart(context, start, size)).map(({ productId }) => productId)
  const found: Product[] = []
  for (let begin = 0; begin < ids.length; begin += atOnce) {
    const page = ids.slice(begin, begin + atOnce)
    const { items } = await shop.products.queryProducts().in('id', page).limit(atOnce).find(call)
    found.push(...page.flatMap((id) => items.find((one) => one.id === id) ?? []))
  }
  return found
}

export const feedRoute = cacheablePage({
  path: '/feeds/:name',
  load: async (context) => {
    const [, number] = /^google(?:-([1-9]\d{0,4}))?\.xml$/.exec(context.params.name) ?? [undefined, 'none']
    if (number === 'none') throw new NotFound()
    const { shell } = await context.around()
    const { starts } = await listProductPageStarts(context.shop.send)({ size }, context.call)
    const start = starts[Number(number ?? 1) - 1]
    if (start === undefined && number !== undefined) throw new NotFound()
    const products = start === undefined ? [] : await productsOf(context, start)
    const { name, tagline, weightUnit } = shell.site
    const feed = { shell, weightUnit: weightUnit.toLowerCase() }
    const channel = [
      '<channel>',
      tag('title', name),
      tag('link', canonicalOrigin(shell.config) + localPath(shell, '/')),
      tag('description', tagline ?? name),
      ...products.flatMap((product) => itemsOf(product, feed)),
      '</channel>',
    ]
    const text = xmlDocument('rss', 'version="2.0" xmlns:g="http://base.google.com/ns/1.0"', channel)
    return cacheableFile(context.request, { type: 'application/xml', text })
  },
})
