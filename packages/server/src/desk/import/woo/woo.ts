import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { createCells, type Cells, type ReadingSettings } from '../file/cells.ts'
import type { Details, ProductDraft, ReadProduct, StockDraft, VariantDraft } from '../product/draft.ts'
import { commonMeasures } from '../file/measure-cells.ts'
import { distinctPictures, maxVariants, withPictures } from '../product/options.ts'
import { commonReduction } from '../product/reductions.ts'
import { cellOf, hasColumn, type Header, type Row } from '../file/rows.ts'
import { readDimensions, readPictures, readPrice, readStock, readWeight } from './woo-cells.ts'
import { wooColumns, type WooColumn } from './woo-columns.ts'
import { categoryPaths, listOf, plainCell } from './woo-lists.ts'
import { readOptions, type WooOptions } from './woo-options.ts'

type WooCells = Cells<WooColumn>

/** Bounds of products in the contract. */
const bounds = {
  name: 80,
  description: 8000,
  sku: 40,
  barcode: 40,
  brand: 50,
  collection: 50,
  infoTitle: 50,
  infoText: 16_000,
}

export const isWooFile = (header: Header): boolean =>
  (['type', 'sku', 'name', 'price'] as const).every((name) => hasColumn(header, ...wooColumns[name]))

const typesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
const isVariationRow = (row: Row): boolean => typesOf(cellOf(row, wooColumns.type)).includes('variation')
const skuName = (sku: string): string => `sku:${sku.toLowerCase()}`

/** Returns the handle of a product: its ID, SKU or name. A variation refers to its product as `id:12` or by SKU. */
export const wooHandle = (row: Row): string => {
  const [id, sku, name] = [cellOf(row, wooColumns.id), cellOf(row, wooColumns.sku), cellOf(row, wooColumns.name)]
  if (isVariationRow(row)) {
    const parent = plainCell(cellOf(row, wooColumns.parent))
    if (parent === '') return ''
    return /^id:\d+$/i.test(parent) ? parent.toLowerCase() : skuName(parent)
  }
  if (id !== '') return `id:${id}`
  if (sku !== '') return skuName(plainCell(sku))
  return name === '' ? '' : `name:${name}`
}

/** Returns the SKU of a product identified by its ID. */
export const wooAlias = (row: Row): string | undefined => {
  const sku = plainCell(cellOf(row, wooColumns.sku))
  return isVariationRow(row) || sku === '' || cellOf(row, wooColumns.id) === '' ? undefined : skuName(sku)
}

/** Supported product types, and flags next to them. */
const soldTypes: ReadonlySet<string> = new Set(['simple', 'variable', 'variation', 'virtual', 'downloadable', ''])

const checkTypes = (cells: WooCells, rows: readonly Row[]): void => {
  for (const row of rows) {
    const other = typesOf(cells.text(row, 'type')).find((type) => !soldTypes.has(type))
    if (other !== undefined) cells.error(row, 'type', 'UNKNOWN_PRODUCT_TYPE', { value: other })
  }
}

const isDigital = (cells: WooCells, rows: readonly Row[]): boolean =>
  rows.every((row) => typesOf(cells.text(row, 'type')).some((type) => type === 'virtual' || type === 'downloadable'))

/** 1 is published, 0 private and -1 a draft. */
const isPublished = (cells: WooCells, row: Row): boolean => {
  const text = cells.text(row, 'published')
  return text === '-1' ? false : cells.flag(row, 'published', true)
}

/** WooCommerce derives a variation's name from its product and choices; a different one is reported. */
const takeComposedNames = (cells: WooCells, rows: readonly Row[], name: string): void => {
  for (const row of rows) if (!cells.text(row, 'name').startsWith(name)) cells.leave(row, 'name')
}

const isListed = (cells: WooCells, row: Row): boolean => {
  const text = cells.text(row, 'visibility').toLowerCase()
  if (text === 'search' || text === 'catalog') cells.leave(row, 'visibility')
  return text !== 'hidden'
}

interface Reading {
  readonly cells: WooCells
  readonly product: Row
  readonly variations: readonly Row[]
  readonly settings: ReadingSettings
}

/** Rows of variations in the owner's order. */
const inOrder = (cells: WooCells, rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ row, position: cells.number(row, 'position') ?? 0 }))
    .sort((one, other) => one.position - other.position)
    .map(({ row }) => row)

const detailsOfRow = ({ cells, settings }: Reading, row: Row) => {
  const [sku, barcode] = [cells.bounded(row, 'sku', bounds.sku), cells.bounded(row, 'barcode', bounds.barcode)]
  const [weight, productDimensions] = [readWeight(cells, row, settings), readDimensions(cells, row)]
  return {
    ...(sku !== '' && { sku }),
    ...(barcode !== '' && { barcode }),
    ...(weight !== undefined && { weight }),
    ...(productDimensions && { productDimensions }),
  }
}

const readVariations = (reading: Reading, { choices }: WooOptions, stock: StockDraft) => {
  const { cells, variations } = reading
  const reduction = commonReduction(variations.map((row) => readPrice(cells, row)))
  if (reduction.mixed) {
    for (const row of variations.filter((one) => cells.text(one, 'salePrice') !== '')) {
      cells.warn(row, 'salePrice', 'DISCOUNTS_DIFFER')
    }
  }
  const price = Math.min(...reduction.full)
  const variants = variations.map((row, index): VariantDraft => {
    const full = reduction.full[index]!
    return {
      choices: choices[index]!,
      visible: isPublished(cells, row),
      ...(full !== price && { price: full }),
      ...detailsOfRow(reading, row),
      stock: readStock(cells, row, stock),
    }
  })
  const shared = variations.filter((row) => cells.text(row, 'quantity').toLowerCase() === 'parent')
  if (shared.length > 1 && stock.tracked && (stock.quantity ?? 0) > 0) {
    for (const row of shared) cells.warn(row, 'quantity', 'SHARED_QUANTITY')
  }
  return { variants, price, discount: reduction.discount }
}

const readSingle = ({ cells, product }: Reading) => {
  const { full, discount } = commonReduction([readPrice(cells, product)])
  return { variants: [], price: full[0]!, discount }
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const readAttributes = (cells: WooCells, { facts }: WooOptions): Details['infoSections'] =>
  facts.map(({ row, attribute: { place, name, values } }) => ({
    title: cells.bounded(row, `attributeName${place}`, bounds.infoTitle, name),
    description: cells.bounded(row, `attributeValue${place}`, bounds.infoText, escapeHtml(values.join(', '))),
  }))

/** Collections from the categories, or else from the tags. */
const readCollections = (cells: WooCells, row: Row): string[] => {
  const categories = cells.listed(row, 'categories', listOf(cells.text(row, 'categories')))
  const paths = categoryPaths(categories, bounds.collection)
  const column = paths.length > 0 ? 'categories' : 'tags'
  const names = paths.length > 0 ? paths : [...new Set(listOf(cells.text(row, 'tags')))]
  return cells.listed(row, column, names).map((name) => cells.bounded(row, column, bounds.collection, name))
}

/** Returns the short description followed by the long one, as on WooCommerce pages. */
const readDescription = (cells: WooCells, row: Row): string => {
  const parts = [cells.text(row, 'summary'), cells.text(row, 'description')].filter((part) => part !== '')
  return cells.bounded(row, 'description', bounds.description, parts.join('\n'))
}

const readTaxClass = (cells: WooCells, row: Row): string | undefined => {
  const text = cells.text(row, 'taxClass').toLowerCase()
  return text === '' || text === 'standard' ? undefined : text
}

const measureColumns = {
  total: 'measure',
  totalUnit: 'measureUnit',
  base: 'baseMeasure',
  baseUnit: 'measureUnit',
} as const

/** Returns the unit price shared by all variations, or else the product's own. */
const readUnitPrice = ({ cells, product, variations }: Reading) => {
  const own = variations.filter((row) => cells.text(row, 'measure') !== '')
  return commonMeasures(cells, own.length > 0 ? own : [product], measureColumns)
}

const always = ['productType', 'description', 'price', 'discount', 'sku', 'weight', 'infoSections'] as const
const optionalColumns = {
  barcode: 'barcode',
  brand: 'brand',
  pricePerUnit: 'measure',
  productDimensions: 'length',
} as const

/** Exports may omit columns; their fields are left unchanged. */
const decidedBy = (cells: WooCells, row: Row): (keyof Details)[] => {
  const more = Object.entries(optionalColumns) as [keyof typeof optionalColumns, WooColumn][]
  return [...always, ...more.filter(([, column]) => cells.has(row, column)).map(([name]) => name)]
}

const readDraft = (reading: Reading, handle: string): ProductDraft => {
  const { cells, product, variations } = reading
  const name = cells.bounded(product, 'name', bounds.name)
  takeComposedNames(cells, variations, name)
  const stock = readStock(cells, product)
  const options = readOptions(cells, product, variations)
  const isVariable = variations.length > 0
  const { variants, price, discount } = isVariable ? readVariations(reading, options, stock) : readSingle(reading)
  const [brand, taxClass, pricePerUnit] = [
    cells.bounded(product, 'brand', bounds.brand),
    readTaxClass(cells, product),
    readUnitPrice(reading),
  ]
  const { facts, decided } = cells.facts(product)
  const ofVariations = variations.map((row) => readPictures(cells, row))
  const shown = variants.map(({ choices }, index) => ({ choices, picture: ofVariations[index]?.[0]?.url }))
  const pictures = [...readPictures(cells, product), ...ofVariations.flat()]
  return {
    format: 'woocommerce',
    handle,
    row: product.number,
    slug: toSlug(name),
    name,
    visible: isPublished(cells, product) && isListed(cells, product),
    collections: readCollections(cells, product),
    details: {
      productType: isDigital(cells, isVariable ? variations : [product]) ? 'digital' : 'physical',
      description: readDescription(cells, product),
      price,
      ...(discount && { discount }),
      ...(pricePerUnit && { pricePerUnit }),
      ...detailsOfRow(reading, product),
      ...(brand !== '' && { brand }),
      ...facts,
      infoSections: readAttributes(cells, options),
    },
    decides: [...decidedBy(cells, product), ...decided],
    ...(taxClass !== undefined && { taxClass }),
    options: withPictures(options.options, shown),
    variants,
    stock,
    ...cells.media(product, cells.listed(product, 'images', distinctPictures(pictures))),
    ...cells.preorder(product),
  }
}

/** Reads a product from its row and those of its variations. */
export const readWooProduct = (rows: readonly Row[], handle: string, settings: ReadingSettings): ReadProduct => {
  const cells: WooCells = createCells(wooColumns, settings, plainCell)
  for (const row of rows) cells.text(row, 'parent')
  const product = rows.find((row) => !isVariationRow(row))
  if (!product) {
    for (const row of rows) cells.error(row, 'parent', 'VARIANT_WITHOUT_PRODUCT', { value: cells.text(row, 'parent') })
    return { problems: cells.problems }
  }
  checkTypes(cells, rows)
  const variations = inOrder(cells, rows.filter(isVariationRow))
  for (const row of rows) {
    if (row === product || isVariationRow(row)) continue
    cells.error(row, 'type', 'PRODUCT_TWICE', { value: handle, row: product.number })
  }
  const isVariable = typesOf(cells.text(product, 'type')).includes('variable')
  if (isVariable && variations.length === 0) cells.error(product, 'type', 'VARIANTS_MISSING')
  if (!isVariable && variations.length > 0) {
    for (const row of variations) cells.error(row, 'type', 'NOT_VARIABLE', { row: product.number })
  }
  if (variations.length > maxVariants)
    cells.error(product, 'type', 'TOO_MANY_VARIANTS', { count: variations.length, max: maxVariants })
  if (cells.text(product, 'name') === '') cells.error(product, 'name', 'NAME_MISSING')
  const draft = readDraft({ cells, product, variations, settings }, handle)
  const failed = cells.problems.some(({ severity }) => severity === 'error')
  return { problems: cells.problems, ...(!failed && { draft, unused: cells.unused(rows, product) }) }
}
