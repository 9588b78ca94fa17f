import type { NeutralWords } from '../file/unused-cells.ts'

/** Attributes beyond these are reported as not imported. */
const twenty = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const
export type AttributePlace = (typeof twenty)[number]
export const attributePlaces: readonly AttributePlace[] = twenty

const attributes = <const Name extends string>(name: Name, ending: string) =>
  Object.fromEntries(
    twenty.map((place) => [`${name}${place}`, [`Attribute ${place} ${ending}`]]),
  ) as unknown as Readonly<Record<`${Name}${AttributePlace}`, readonly string[]>>

/** Columns of WooCommerce's product export, with the English names of its CSV schema. */
export const wooColumns = {
  id: ['ID'],
  type: ['Type'],
  sku: ['SKU'],
  barcode: ['GTIN, UPC, EAN, or ISBN'],
  name: ['Name'],
  published: ['Published'],
  visibility: ['Visibility in catalog'],
  summary: ['Short description'],
  description: ['Description'],
  saleStarts: ['Date sale price starts'],
  saleEnds: ['Date sale price ends'],
  taxClass: ['Tax class'],
  inStock: ['In stock?'],
  quantity: ['Stock'],
  backorders: ['Backorders allowed?'],
  weight: ['Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)'],
  length: ['Length (cm)', 'Length (mm)', 'Length (m)', 'Length (in)', 'Length (yd)'],
  width: ['Width (cm)', 'Width (mm)', 'Width (m)', 'Width (in)', 'Width (yd)'],
  height: ['Height (cm)', 'Height (mm)', 'Height (m)', 'Height (in)', 'Height (yd)'],
  salePrice: ['Sale price'],
  price: ['Regular price'],
  categories: ['Categories'],
  tags: ['Tags'],
  images: ['Images'],
  parent: ['Parent'],
  position: ['Position'],
  brand: ['Brands', 'Brand'],
  // Unit prices come from Germanized, an extension for German law.
  measure: ['Meta: _unit_product', 'Unit Product', 'Product Units'],
  baseMeasure: ['Meta: _unit_base', 'Unit Base', 'Unit Price Units'],
  measureUnit: ['Meta: _unit', 'Unit'],
  ...attributes('attributeName', 'name'),
  ...attributes('attributeValue', 'value(s)'),
}

export type WooColumn = keyof typeof wooColumns

/** Values that WooCommerce writes for every product. */
export const wooNeutral: NeutralWords = {
  id: '*',
  'is featured?': ['0'],
  'visibility in catalog': ['visible'],
  'tax status': ['taxable', 'parent'],
  'tax class': ['parent'],
  'sold individually?': ['0'],
  'allow customer reviews?': ['0', '1'],
  position: ['0'],
  'attribute N visible': ['1'],
  'attribute N global': ['0', '1'],
}
