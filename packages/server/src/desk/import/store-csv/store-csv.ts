import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import type { TextField } from '@vitrine/domain/modifier/text-fields.ts'
import type { DiscountRecord } from '@vitrine/domain/catalog/own-discount.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { createCells, type Cells, type ReadingSettings } from '../file/cells.ts'
import type { Details, PictureDraft, ProductDraft, ReadProduct, StockDraft, VariantDraft } from '../product/draft.ts'
import { maxVariants } from '../product/options.ts'
import { cellOf, hasColumn, type Header, type Row } from '../file/rows.ts'
import { countedStock } from '../file/stock-cells.ts'
import { places, storeColumns, type StoreColumn } from './store-csv-columns.ts'
import { allCombinations, readChoices, readOptions, type PlacedOption } from './store-csv-options.ts'

type StoreCells = Cells<StoreColumn>

const bounds = {
  name: 80,
  description: 8000,
  sku: 40,
  ribbon: 30,
  brand: 50,
  collection: 50,
  infoTitle: 50,
  infoText: 16_000,
}
const customText = { title: 100, maxLength: 500 }
/** Pictures given as file names are hosted by the provider. */
const pictureHost = 'https://static.wixstatic.com/media/'
/** Every product is in this collection, so it is ignored. */
const allProducts = 'all products'

export const isStoreFile = (header: Header): boolean =>
  (['handle', 'fieldType', 'name', 'price'] as const).every((name) => hasColumn(header, ...storeColumns[name]))

export const storeHandle = (row: Row): string => cellOf(row, storeColumns.handle)

const isVariant = (cells: StoreCells, row: Row): boolean => cells.text(row, 'fieldType').toLowerCase() === 'variant'

/** Reads `InStock`, `OutOfStock`, a number or a blank cell. */
const readStock = (cells: StoreCells, row: Row): StockDraft | undefined => {
  const word = cells
    .text(row, 'inventory')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
  if (word === '') return undefined
  if (word === 'instock' || word === 'outofstock') return { tracked: false, inStock: word === 'instock' }
  const quantity = cells.quantity(row, 'inventory')
  return countedStock(quantity, (...problem) => cells.warn(row, 'inventory', ...problem))
}

const readDiscount = (cells: StoreCells, row: Row): DiscountRecord | undefined => {
  const mode = cells.text(row, 'discountMode').toUpperCase()
  if (mode === 'PERCENT') {
    const percent = cells.number(row, 'discountValue') ?? 0
    if (percent > 100) cells.warn(row, 'discountValue', 'INVALID_DISCOUNT', { value: percent })
    return percent > 0 && percent <= 100 ? { type: 'PERCENT', percent: String(percent) } : undefined
  }
  const amount = cells.spareAmount(row, 'discountValue') ?? 0
  if (mode !== '' && mode !== 'AMOUNT' && amount > 0) {
    cells.warn(row, 'discountMode', 'UNKNOWN_DISCOUNT_MODE', { value: mode })
    return undefined
  }
  return amount > 0 ? { type: 'AMOUNT', amount } : undefined
}

const readPictures = (cells: StoreCells, row: Row): PictureDraft[] => {
  const names = cells
    .text(row, 'images')
    .split(';')
    .map((name) => name.trim())
  const urls = cells.listed(row, 'images', names).flatMap((name) => {
    if (name === '') return []
    const isBare = /^[\w~.-]+\.\w{2,5}$/.test(name)
    return cells.picture(row, 'images', isBare ? pictureHost + name : name) ?? []
  })
  return [...new Set(urls)].map((url) => ({ url }))
}

const readInfoSections = (cells: StoreCells, row: Row): ProductRecord['infoSections'] =>
  places.flatMap((place) => {
    const title = cells.bounded(row, `infoTitle${place}`, bounds.infoTitle)
    const description = cells.bounded(row, `infoText${place}`, bounds.infoText)
    return title === '' && description === '' ? [] : [{ title, description }]
  })

const readTextFields = (cells: StoreCells, row: Row): readonly TextField[] =>
  places.flatMap((place) => {
    const title = cells.bounded(row, `fieldTitle${place}`, customText.title)
    if (title === '') return []
    const sentLength = cells.number(row, `fieldLength${place}`) ?? customText.maxLength
    const maxLength = Math.max(1, Math.min(customText.maxLength, Math.floor(sentLength)))
    return [{ title, maxLength, mandatory: cells.flag(row, `fieldMandatory${place}`, false) }]
  })

interface Reading {
  readonly cells: StoreCells
  readonly product: Row
  readonly variants: readonly Row[]
  readonly price: number
  readonly stock: StockDraft
}

const readListed = ({ cells, variants, price, stock }: Reading, options: readonly PlacedOption[]): VariantDraft[] => {
  const seen = new Map<string, number>()
  return variants.map((row) => {
    const choices = readChoices(cells, row, options)
    const key = JSON.stringify(Object.values(choices))
    const first = seen.get(key)
    if (first !== undefined) cells.error(row, 'optionValue1', 'SAME_VARIANT', { row: first })
    seen.set(key, row.number)
    const surcharge = cells.amount(row, 'surcharge') ?? 0
    const sku = cells.bounded(row, 'sku', bounds.sku)
    const [weight, cost] = [cells.number(row, 'weight'), cells.spareAmount(row, 'cost')]
    return {
      choices,
      visible: cells.flag(row, 'visible', true),
      ...(surcharge !== 0 && { price: price + surcharge }),
      ...(sku !== '' && { sku }),
      ...(weight !== undefined && { weight }),
      ...(cost !== undefined && { cost }),
      stock: readStock(cells, row) ?? stock,
    }
  })
}

const readVariants = (reading: Reading, options: readonly PlacedOption[]): VariantDraft[] => {
  const { cells, product, variants, stock } = reading
  if (options.length === 0) {
    for (const row of variants) cells.error(row, 'fieldType', 'VARIANT_WITHOUT_OPTIONS')
    return []
  }
  if (variants.length > maxVariants) {
    cells.error(product, 'fieldType', 'TOO_MANY_VARIANTS', { count: variants.length, max: maxVariants })
  }
  if (variants.length > 0) return readListed(reading, options)
  if (stock.tracked && (stock.quantity ?? 0) > 0) {
    cells.warn(product, 'inventory', 'SHARED_QUANTITY')
  }
  return allCombinations(cells, product, options).map((choices) => ({ choices, visible: true, stock }))
}

const readCollections = (cells: StoreCells, row: Row): string[] => {
  const names = cells
    .text(row, 'collection')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== allProducts)
  const each = cells.listed(row, 'collection', [...new Set(names)])
  return each.map((name) => cells.bounded(row, 'collection', bounds.collection, name))
}

const decides: readonly (keyof Details)[] = [
  'productType',
  'description',
  'price',
  'discount',
  'sku',
  'weight',
  'cost',
  'ribbon',
  'brand',
  'infoSections',
  'textFields',
]

/** Reads a product from its row and those of its variants. */
export const readStoreProduct = (rows: readonly Row[], handle: string, settings: ReadingSettings): ReadProduct => {
  const cells: StoreCells = createCells(storeColumns, settings)
  const row = rows.find((one) => !isVariant(cells, one))
  if (!row) {
    for (const one of rows) cells.error(one, 'fieldType', 'VARIANT_WITHOUT_PRODUCT', { value: handle })
    return { problems: cells.problems }
  }
  const others = rows.filter((one) => one !== row)
  for (const one of rows) cells.text(one, 'handle')
  const variants = others.filter((other) => isVariant(cells, other))
  for (const other of others) {
    if (!isVariant(cells, other)) cells.error(other, 'handle', 'PRODUCT_TWICE', { value: handle, row: row.number })
  }
  if (cells.text(row, 'name') === '') cells.error(row, 'name', 'NAME_MISSING')
  const name = cells.bounded(row, 'name', bounds.name)
  if (cells.text(row, 'price') === '') cells.error(row, 'price', 'PRICE_MISSING')
  const price = cells.amount(row, 'price') ?? 0
  const description = cells.bounded(row, 'description', bounds.description)
  const stock = readStock(cells, row) ?? { tracked: false, inStock: true }
  const options = readOptions(cells, row)
  const discount = readDiscount(cells, row)
  const [sku, ribbon, brand] = [
    cells.bounded(row, 'sku', bounds.sku),
    cells.bounded(row, 'ribbon', bounds.ribbon),
    cells.bounded(row, 'brand', bounds.brand),
  ]
  const [weight, cost] = [cells.number(row, 'weight'), cells.spareAmount(row, 'cost')]
  const { facts, decided } = cells.facts(row)
  const draft: ProductDraft = {
    format: 'store',
    handle,
    row: row.number,
    slug: toSlug(name),
    name,
    visible: cells.flag(row, 'visible', true),
    collections: readCollections(cells, row),
    details: {
      productType: 'physical',
      description,
      price,
      ...(discount && { discount }),
      ...(sku !== '' && { sku }),
      ...(weight !== undefined && { weight }),
      ...(cost !== undefined && { cost }),
      ...(ribbon !== '' && { ribbon }),
      ...(brand !== '' && { brand }),
      ...facts,
      infoSections: readInfoSections(cells, row),
      textFields: readTextFields(cells, row),
    },
    decides: [...decides, ...decided],
    options: options.map(({ place: _place, ...option }) => option),
    variants: readVariants({ cells, product: row, variants, price, stock }, options),
    stock,
    ...cells.media(row, readPictures(cells, row)),
    ...cells.preorder(row),
  }
  const failed = cells.problems.some(({ severity }) => severity === 'error')
  return { problems: cells.problems, ...(!failed && { draft, unused: cells.unused(rows, row) }) }
}
