import { longestSlug, toWholeSlug } from '@vitrine/domain/catalog/slug.ts'
import { createCells, type Cells, type ReadingSettings } from '../file/cells.ts'
import type { Details, PictureDraft, ProductDraft, ReadProduct, StockDraft, VariantDraft } from '../product/draft.ts'
import { commonMeasures } from '../file/measure-cells.ts'
import { distinctPictures, maxVariants, withPictures } from '../product/options.ts'
import { commonReduction } from '../product/reductions.ts'
import { cellOf, hasColumn, type Header, type Row } from '../file/rows.ts'
import { shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'
import { isVariantRow, readCollections, readOptions } from './shopify-options.ts'
import { countedStock } from '../file/stock-cells.ts'
import { readWebAddress } from '../file/values.ts'

type ShopifyCells = Cells<ShopifyColumn>

const bounds = { name: 80, description: 8000, sku: 40, brand: 50, altText: 1000, barcode: 40, handle: longestSlug }
const measureColumns = {
  total: 'measure',
  totalUnit: 'measureUnit',
  base: 'baseMeasure',
  baseUnit: 'baseMeasureUnit',
} as const
const gramsIn = { KG: 1000, LB: 453.592_37 } as const

export const isShopify = (header: Header): boolean =>
  (['handle', 'title', 'price', 'option1Value'] as const).every((name) => hasColumn(header, ...shopifyColumns[name]))

/** Returns the handle of a product; a blank one is replaced by the title. */
export const shopifyHandle = (row: Row): string =>
  toWholeSlug(cellOf(row, shopifyColumns.handle)) || toWholeSlug(cellOf(row, shopifyColumns.title))

const readStock = (cells: ShopifyCells, row: Row): StockDraft => {
  const quantity = cells.quantity(row, 'quantity')
  const sellsOn = ['continue', 'true'].includes(cells.text(row, 'whenOut').toLowerCase())
  if (cells.text(row, 'tracker') === '' || sellsOn) {
    cells.leave(row, 'quantity')
    return { tracked: false, inStock: true }
  }
  return countedStock(quantity, (...problem) => cells.warn(row, 'quantity', ...problem))
}

/** Converts grams to the shop's unit. Files have 0 for products that were not weighed. */
const readWeight = (cells: ShopifyCells, row: Row, unit: ReadingSettings['weightUnit']): number | undefined => {
  const grams = cells.number(row, 'grams')
  return grams === undefined || grams === 0 ? undefined : Number((grams / gramsIn[unit]).toFixed(4))
}

const readPictures = (cells: ShopifyCells, rows: readonly Row[]): readonly PictureDraft[] => {
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
  return cells.listed(rows[0]!, 'image', distinctPictures(pictures))
}

const readVariantPicture = (cells: ShopifyCells, row: Row): PictureDraft[] => {
  const url = cells.picture(row, 'variantImage')
  return url === undefined ? [] : [{ url }]
}

const readVariants = (cells: ShopifyCells, rows: readonly Row[], settings: ReadingSettings) => {
  const { options, choices } = readOptions(cells, rows)
  const prices = rows.map((row) => {
    if (cells.text(row, 'price') === '') cells.error(row, 'price', 'PRICE_MISSING')
    return { price: cells.amount(row, 'price') ?? 0, before: cells.spareAmount(row, 'priceBefore') }
  })
  const reduction = commonReduction(prices)
  if (reduction.mixed) {
    for (const row of rows.filter((one) => cells.text(one, 'priceBefore') !== '')) {
      cells.warn(row, 'priceBefore', 'DISCOUNTS_DIFFER')
    }
  }
  const price = Math.min(...reduction.full)
  const variants = rows.map((row, index) => {
    const [sku, barcode, weight, cost] = [
      cells.bounded(row, 'sku', bounds.sku),
      cells.bounded(row, 'barcode', bounds.barcode),
      readWeight(cells, row, settings.weightUnit),
      cells.spareAmount(row, 'cost'),
    ]
    const full = reduction.full[index]!
    const variant: VariantDraft = {
      choices: choices[index]!,
      visible: true,
      ...(full !== price && { price: full }),
      ...(sku !== '' && { sku }),
      ...(barcode !== '' && { barcode }),
      ...(weight !== undefined && { weight }),
      ...(cost !== undefined && { cost }),
      stock: readStock(cells, row),
    }
    return variant
  })
  return {
    options,
    variants,
    price,
    discount: reduction.discount,
    pricePerUnit: commonMeasures(cells, rows, measureColumns),
  }
}

/** Whether no variant is shipped. If only some are not, that is reported. */
const isDigital = (cells: ShopifyCells, rows: readonly Row[]): boolean => {
  const digital = rows.filter((row) => !cells.flag(row, 'requiresShipping', true))
  if (digital.length === rows.length) return true
  for (const row of digital) cells.leave(row, 'requiresShipping')
  return false
}

/** Returns the value that all variants share, if any. */
const common = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined)

const decides: readonly (keyof Details)[] = [
  'productType',
  'description',
  'price',
  'discount',
  'sku',
  'barcode',
  'pricePerUnit',
  'weight',
  'brand',
  'seo',
  'cost',
]

/** Fields that an export without these columns leaves unchanged. */
const optionalColumns = { barcode: 'barcode', pricePerUnit: 'measure', cost: 'cost' } as const

/** A handle is the product's slug, so it is never shortened; two with the same slug are not mixed up. */
const checkHandle = (cells: ShopifyCells, rows: readonly Row[], handle: string): void => {
  const [first] = rows
  const spelling = cells.text(first!, 'handle').toLowerCase()
  if (handle.length > bounds.handle) {
    cells.error(first!, 'handle', 'HANDLE_OF_COUNT_TOO_LONG', { count: handle.length, max: bounds.handle })
  }
  for (const row of rows) {
    const own = cells.text(row, 'handle')
    if (own.toLowerCase() === spelling || own === '') continue
    cells.error(row, 'handle', 'SAME_ADDRESS', { value: own, other: spelling, row: first!.number })
  }
}

/** Reads a product from its rows. */
export const readShopifyProduct = (rows: readonly Row[], handle: string, settings: ReadingSettings): ReadProduct => {
  const cells: ShopifyCells = createCells(shopifyColumns, settings)
  const first = rows.find((row) => cells.text(row, 'title') !== '') ?? rows[0]!
  checkHandle(cells, rows, handle)
  if (cells.text(first, 'title') === '') cells.error(first, 'title', 'TITLE_MISSING')
  const name = cells.bounded(first, 'title', bounds.name)
  const description = cells.bounded(first, 'body', bounds.description)

  const variantRows = rows.filter((row) => row === first || isVariantRow(cells, row))
  if (variantRows.length > maxVariants) {
    cells.error(first, 'option1Value', 'TOO_MANY_VARIANTS', { count: variantRows.length, max: maxVariants })
  }
  const { options, variants, price, discount, pricePerUnit } = readVariants(cells, variantRows, settings)
  const pictures = readPictures(cells, rows)
  const isGiftCard = cells.flag(first, 'giftCard', false)
  if (isGiftCard) {
    cells.warn(first, 'giftCard', 'GIFT_CARD')
  }
  const { facts, decided } = cells.facts(first)
  const needsNoShipping = isDigital(cells, variantRows)
  const [brand, seoTitle, seoDescription] = [
    cells.bounded(first, 'vendor', bounds.brand),
    cells.text(first, 'seoTitle'),
    cells.text(first, 'seoDescription'),
  ]
  const productId = cells.text(first, 'productId').toLowerCase()
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
    ...(productId !== '' && { productId }),
    slug: handle,
    name,
    visible: isPublished && !isGiftCard,
    collections: readCollections(cells, first),
    details: {
      productType: isGiftCard || needsNoShipping ? 'digital' : 'physical',
      description,
      price,
      ...(discount && { discount }),
      ...(pricePerUnit && { pricePerUnit }),
      ...(isSimple && only?.sku !== undefined && { sku: only.sku }),
      ...(isSimple && only?.barcode !== undefined && { barcode: only.barcode }),
      ...(weight !== undefined && { weight }),
      ...(cost !== undefined && { cost }),
      ...(brand !== '' && { brand }),
      ...facts,
      ...((seoTitle !== '' || seoDescription !== '') && {
        seo: {
          ...(seoTitle !== '' && { title: seoTitle }),
          ...(seoDescription !== '' && { description: seoDescription }),
        },
      }),
    },
    decides: [
      ...decides.filter(
        (name) => !(name in optionalColumns) || cells.has(first, optionalColumns[name as keyof typeof optionalColumns]),
      ),
      ...decided,
    ],
    options: withPictures(options, withPicture),
    variants: isSimple ? [] : variants,
    stock: only?.stock ?? { tracked: false, inStock: true },
    ...cells.media(first, pictures),
    ...cells.preorder(first),
  }
  const failed = cells.problems.some(({ severity }) => severity === 'error')
  return { problems: cells.problems, ...(!failed && { draft, unused: cells.unused(rows, first) }) }
}
