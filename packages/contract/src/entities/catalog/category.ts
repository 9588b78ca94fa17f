import type { Static } from 'typebox'
import { described, entity, flag, integer, list, optional, text, unbuilt } from '../../schema.ts'
import { ExtendedFields } from '../common.ts'
import { later } from '../later.ts'
import { SeoData } from './product/product.ts'
import { CatalogImage } from './product/product-v3.ts'
import { recordFields } from '../record-fields.ts'
import { RichContent } from '../rich-content.ts'

/** ID of the category of all products, which every store has. */
export const allProductsId = '00000000-000000-000000-000000000001'

/** The namespace of the only tree of a store. */
export const storesNamespace = '@wix/stores'

/** The maximum depth of a tree: top-level categories have depth 1. */
export const maxCategoryDepth = 5

/** The ID of a category. That of the category of all products is not a GUID. */
export const categoryId = (description?: string) =>
  text({ minLength: 35, maxLength: 36, ...(description !== undefined && { description }) })

export type TreeReference = Static<typeof TreeReference>
export const TreeReference = entity(
  'TreeReference',
  {
    appNamespace: text({
      minLength: 4,
      maxLength: 150,
      pattern: `^${storesNamespace}$`,
      description: `Always \`${storesNamespace}\`.`,
    }),
    treeKey: optional(unbuilt(text({ minLength: 1, maxLength: 44 }), 'must be absent: a store has one tree')),
  },
  { description: 'Identifies the tree of categories of a store.' },
)

export type ItemReference = Static<typeof ItemReference>
export const ItemReference = entity(
  'CategoryItemReference',
  {
    catalogItemId: text({ minLength: 1, maxLength: 36, description: 'ID of the product.' }),
    appId: text({ minLength: 1, maxLength: 36, description: 'ID of the stores app.' }),
  },
  { description: 'Identifies a product in a category.' },
)

const Breadcrumb = entity(
  'CategoryBreadcrumb',
  { categoryId: categoryId(), categoryName: text(), categorySlug: text() },
  { description: 'A category on the path to another one.' },
)

export type Category = Static<typeof Category>
export const Category = entity(
  'Category',
  {
    ...recordFields,
    id: text({ minLength: 35, maxLength: 36, readOnly: true }),
    name: text({ minLength: 1, maxLength: 80 }),
    image: optional(described(CatalogImage, 'Image of the category. Send its `id` or `url`.')),
    itemCounter: integer({
      readOnly: true,
      description: 'Number of products in the category itself. Shoppers see the number of visible products.',
    }),
    description: optional(text({ minLength: 1, maxLength: 600, description: 'On request: `DESCRIPTION`.' })),
    visible: optional(
      flag({
        description:
          'Whether shoppers see the category. Set when it is created, and by `updateCategoryVisibility`. Default: true.',
      }),
    ),
    breadcrumbsInfo: optional(
      entity(
        'CategoryBreadcrumbs',
        { breadcrumbs: list(Breadcrumb, { maxItems: maxCategoryDepth }) },
        {
          readOnly: true,
          description: 'The path from the top-level category to the parent. On request: `BREADCRUMBS_INFO`.',
        },
      ),
    ),
    parentCategory: optional(
      entity(
        'ParentCategory',
        {
          id: optional(categoryId('Default: none, for a top-level category.')),
          index: optional(integer({ readOnly: true, description: 'Position among the subcategories of the parent.' })),
        },
        { description: 'The parent, which is set when the category is created, and by `moveCategory`.' },
      ),
    ),
    slug: optional(
      text({
        minLength: 1,
        maxLength: 300,
        description: 'Part of the URL that identifies the category. Default: derived from the name.',
      }),
    ),
    seoData: optional(SeoData),
    richContentDescription: optional(described(RichContent, 'On request: `RICH_CONTENT_DESCRIPTION`.')),
    treeReference: optional(
      entity(
        'CategoryTreeReference',
        { appNamespace: text(), treeKey: optional(text()) },
        { readOnly: true, description: 'The tree of the category.' },
      ),
    ),
    managingAppId: optional(
      text({ readOnly: true, description: 'The app that manages its items. Set for the category of all products.' }),
    ),
    extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
  },
  { description: 'A category of products.' },
)

/** Fields of a category that a response contains only on request. */
export const requestableCategoryFields = ['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] as const
export type RequestableCategoryField = (typeof requestableCategoryFields)[number]
