import type { SeoData } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'

/** Returns the owner's SEO data. Imported catalogs may have a title and description only. */
export const presentSeo = ({ title, description, ...written }: NonNullable<ProductRecord['seo']>): SeoData => {
  const tags = [
    ...(title === undefined ? [] : [{ type: 'title', children: title, custom: false, disabled: false }]),
    ...(description === undefined
      ? []
      : [{ type: 'meta', props: { name: 'description', content: description }, custom: false, disabled: false }]),
  ]
  return { tags, ...written }
}
