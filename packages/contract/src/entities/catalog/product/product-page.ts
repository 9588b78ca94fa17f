import { entity, optional, shape, text, timestamp } from '../../../schema.ts'

export const ProductPage = entity(
  'ProductPage',
  {
    productId: text(),
    numericId: text(),
    slug: text(),
    name: text(),
    lastUpdated: timestamp(),
    image: optional(shape({ url: text(), altText: optional(text()) })),
  },
  { description: 'A product page, as listed in sitemaps.' },
)
