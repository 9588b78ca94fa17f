import { entity, optional, shape, text, timestamp } from '../schema.ts'

/** The page of a product, as sitemaps tell of it. */
export const ProductPage = entity('ProductPage', {
  productId: text(),
  numericId: text(),
  slug: text(),
  name: text(),
  lastUpdated: timestamp(),
  image: optional(shape({ url: text(), altText: optional(text()) })),
})
