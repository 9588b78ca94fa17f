import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { createCells, type Cells, type ReadingSettings } from './cells.ts'
import type { Details, PictureDraft, ProductDraft, ReadProduct, StockDraft, VariantDraft } from './draft.ts'
import { commonReduction } from './reductions.ts'
import { cellOf, hasColumn, type Header, type Row } from './rows.ts'
import { shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'
import { isVariantRow, readCollections, readOptions, withPictures } from './shopify-options.ts'
import { countedStock } from './stock-cells.ts'
import { readWebAddress } from './values.ts'
import { cutHtml } from './words.ts'

type ShopifyCells = Cells<ShopifyColumn>

const bounds = { name: 80, description: 8000, sku: 40, brand: 50, altText: 1000 }
const gramsIn = { KG: 1000, LB: 453.592_37 } as const

export const isShopify = (header: Header): boolean =>
  (['handle', 'title', 'price', 'option1Value'] as const).every((name) => hasColumn(header, ...shopifyColumns[name]))

/** What names a product in the file; a product whose handle was left blank is named by its title. */
export const shopifyHandle = (row: Row): string =>
  toSlug(cellOf(row, shopifyColumns.handle)) || toSlug(cellOf(row, shopifyColumns.title))

const readStock = (cells: ShopifyCells, row: Row): StockDraft => {
  const quantity = cells.quantity(row, 'quantity')
  const sellsOn = ['continue', 'true'].includes(cells.text(row, 'whenOut').toLowerCase())
  if (cells.text(row, 'tracker') === '' || sellsOn) return { tracked: false, inStock: true }
  return countedStock(quantity, (message) => cells.warn(row, 'quantity', message))
}

/** Grams in the shop's unit. A file says 0 where nobody has weighed anything. */
const readWeight = (cells: ShopifyCells, row: Row, unit: ReadingSettings['weightUnit']): number | undefined => {
  const grams = cells.number(row, 'grams')
  return grams === undefined || grams === 0 ? undefined : Number((grams / gramsIn[unit]).toFixed(4))
}

const readPictures = (cells: ShopifyCells, rows: readonly Row[]): PictureDraft[] => {
  const placed = rows.flatMap((row, index) => {
    if (cells.text(row, 'image') === '') return []
    const url = cells.picture(row, 'image')
    const altText = cells.bounded(row, 'imageAlt', bounds.altText)
    const position = cells.number(row, 'imagePosition') ?? index + 1
    return url === undefined ? [] : [{ url, position, ...(altText !== '' && { altText }) }]
  })
  placed.sort((a, b) => a.position - b.position)
  const ofVariants = rows.flatMap((row) =>
    cells.text(row, 'variantImage') === '' ? [] : readVariantPicture(cells, row),
  )
  const pictures = [...placed.map(({ position: _position, ...picture }) => picture), ...ofVariants]
  return pictures.filter(({ url }, index) => pictures.findIndex((one) => one.url === url) === index)
}

const readVariantPicture = (cells: ShopifyCells, row: Row): PictureDraft[] => {
  const url = cells.picture(row, 'variantImage')
  return url === undefined ? [] : [{ url }]
}

const readVariants = (cells: ShopifyCells, rows: readonly Row[], settings: ReadingSettings) => {
  const { options, choices } = readOptions(cells, rows)
  const prices = rows.map((row) => {
    if (cells.text(row, 'price') === '') cells.error(row, 'price', 'The price is missing.')
    return { price: cells.amount(row, 'price') ?? 0, before: cells.spareAmount(row, 'priceBefore') }
  })
  const reduction = commonReduction(prices)
  if (reduction.mixed) {
    cells.warn(
      rows[0]!,
      'priceBefore',
      'The variants have different discounts, but a product has only one. They are sold at their price, without a compare-at price.',
    )
  }
  const price = Math.min(...reduction.full)
  const variants = rows.map((row, index) => {
    const [sku, weight, cost] = [
      cells.bounded(row, 'sku', bounds.sku),
      readWeight(cells, row, settings.weightUnit),
      cells.spareAmount(row, 'cost'),
    ]
    const full = reduction.full[index]!
    const variant: VariantDraft = {
      choices: choices[index]!,
      visible: true,
      ...(full !== price && { price: full }),
      ...(sku !== '' && { sku }),
      ...(weight !== undefined && { weight }),
      ...(cost !== undefined && { cost }),
      stock: readStock(cells, row),
    }
    return variant
  })
  return { options, variants, price, discount: reduction.discount }
}

/** What all variants have alike, if they do. */
const common = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined)

const decides: readonly (keyof Details)[] = [
  'productType',
  'description',
  'price',
  'discount',
  'sku',
  'weight',
  'brand',
  'seo',
]

/** Reads one product from its rows. */
export const readShopifyProduct = (rows: readonly Row[], handle: string, settings: ReadingSettings): ReadProduct => {
  const cells: ShopifyCells = createCells(shopifyColumns, settings)
  const first = rows[0]!
  if (cells.text(first, 'title') === '') cells.error(first, 'title', 'The title is missing.')
  const name = cells.bounded(first, 'title', bounds.name)
  const html = cells.text(first, 'body')
  const description = cutHtml(html, bounds.description)
  if (description !== html)
    cells.warn(first, 'body', `The text is longer than ${bounds.description} characters and was shortened.`)

  const variantRows = rows.filter((row, index) => index === 0 || isVariantRow(cells, row))
  const { options, variants, price, discount } = readVariants(cells, variantRows, settings)
  const pictures = readPictures(cells, rows)
  const isGiftCard = cells.flag(first, 'giftCard', false)
  if (isGiftCard) {
    cells.warn(first, 'giftCard', 'Gift cards are not products here. It was imported as a hidden digital product.')
  }
  const needsNoShipping = variantRows.every((row) => !cells.flag(row, 'requiresShipping', true))
  const [brand, seoTitle, seoDescription] = [
    cells.bounded(first, 'vendor', bounds.brand),
    cells.text(first, 'seoTitle'),
    cells.text(first, 'seoDescription'),
  ]
  const status = cells.text(first, 'status').toLowerCase()
  const isPublished = cells.flag(first, 'published', true) && (status === '' || status === 'active')

  const [only] = variants
  const isSimple = options.length === 0
  const [weight, cost] = [common(variants.map((one) => one.weight)), common(variants.map((one) => one.cost))]
  const withPicture = variants.map(({ choices }, index) => {
    const row = variantRows[index]!
    const found = cells.text(row, 'variantImage')
    return { choices, picture: found === '' ? undefined : readWebAddress(found) }
  })
  const draft: ProductDraft = {
    format: 'shopify',
    handle,
    row: first.number,
    slug: handle,
    name,
    visible: isPublished && !isGiftCard,
    collections: readCollections(cells, first),
    details: {
      productType: isGiftCard || needsNoShipping ? 'digital' : 'physical',
      description,
      price,
      ...(discount && { discount }),
      ...(isSimple && only?.sku !== undefined && { sku: only.sku }),
      ...(weight !== undefined && { weight }),
      ...(cost !== undefined && { cost }),
      ...(brand !== '' && { brand }),
      ...((seoTitle !== '' || seoDescription !== '') && {
        seo: {
          ...(seoTitle !== '' && { title: seoTitle }),
          ...(seoDescription !== '' && { description: seoDescription }),
        },
      }),
    },
    decides: cells.has(first, 'cost') ? [...decides, 'cost'] : decides,
    options: withPictures(options, withPicture),
    variants: isSimple ? [] : variants,
    stock: only?.stock ?? { tracked: false, inStock: true },
    pictures,
  }
  const failed = cells.problems.some(({ severity }) => severity === 'error')
  return { problems: cells.problems, ...(!failed && { draft }) }
}
