import type { Columns } from '../file/cells.ts'
import type { NeutralWords } from '../file/unused-cells.ts'

type Name =
  | 'handle'
  | 'title'
  | 'body'
  | 'vendor'
  | 'type'
  | 'tags'
  | 'collection'
  | 'published'
  | 'status'
  | 'option1Name'
  | 'option1Value'
  | 'option2Name'
  | 'option2Value'
  | 'option3Name'
  | 'option3Value'
  | 'sku'
  | 'barcode'
  | 'measure'
  | 'measureUnit'
  | 'baseMeasure'
  | 'baseMeasureUnit'
  | 'grams'
  | 'tracker'
  | 'quantity'
  | 'whenOut'
  | 'price'
  | 'priceBefore'
  | 'cost'
  | 'requiresShipping'
  | 'image'
  | 'imagePosition'
  | 'imageAlt'
  | 'variantImage'
  | 'giftCard'
  | 'seoTitle'
  | 'seoDescription'
  | 'productId'

/** Shopify's columns, with their names in exports and in the latest template. */
export const shopifyColumns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  collection: ['Collection'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  measure: ['Unit Price Total Measure'],
  measureUnit: ['Unit Price Total Measure Unit'],
  baseMeasure: ['Unit Price Base Measure'],
  baseMeasureUnit: ['Unit Price Base Measure Unit'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  whenOut: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  priceBefore: ['Variant Compare At Price', 'Compare-at price'],
  cost: ['Cost per item'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  /** Of our own exports. */
  productId: ['Product ID'],
} as const satisfies Columns<Name>

export type ShopifyColumn = keyof typeof shopifyColumns

/** Values that Shopify writes for every product, and columns that only affect display. */
export const shopifyNeutral: NeutralWords = {
  'optionN name': ['title'],
  'variant fulfillment service': ['manual'],
  'fulfillment service': ['manual'],
  'variant taxable': ['true'],
  'charge tax': ['true'],
  'variant weight unit': '*',
  'weight unit for display': '*',
}
