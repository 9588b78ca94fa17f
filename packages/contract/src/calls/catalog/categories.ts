import { elevated, room, shoppers } from '../../call.ts'
import {
  Category,
  categoryId,
  ItemReference,
  maxCategoryDepth,
  requestableCategoryFields,
  TreeReference,
} from '../../entities/catalog/category.ts'
import {
  bulkItems,
  BulkActionMetadata,
  BulkError,
  bulkResponse,
  BulkResult,
  returnEntity,
} from '../../entities/bulk-results.ts'
import { revision } from '../../entities/common.ts'
import { maskedFields, requestedFields, updateFields } from '../../entities/record-fields.ts'
import {
  anyMap,
  described,
  entity,
  flag,
  input,
  integer,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  unbuilt,
} from '../../schema.ts'
import { later } from '../../entities/later.ts'
import { countFilter, CursorMetadata, cursorQuery } from '../query.ts'

const fields = requestedFields(requestableCategoryFields)
const treeReference = TreeReference
const path = shape({ categoryId: categoryId() })
const category = shape({ category: Category })
const update = entity(
  'CategoryUpdate',
  { ...Category.properties, ...updateFields, id: optional(categoryId()) },
  { description: 'Changes of a category.' },
)
const MaskedCategory = entity(
  'MaskedCategory',
  { category: update, fieldMask: maskedFields },
  { description: 'Changes of a category, with the names of the fields that change.' },
)
const BulkCategoryResult = entity(
  'BulkCategoryResult',
  { itemMetadata: optional(BulkResult.properties.itemMetadata), category: optional(Category) },
  { description: 'The result of one category of a bulk request.' },
)
const BulkItemResult = entity(
  'BulkCategoryItemResult',
  {
    itemMetadata: entity(
      'CategoryItemMetadata',
      {
        item: ItemReference,
        originalIndex: number({ description: 'Position of the item in the request, starting at 0.' }),
        success: flag({ description: 'Whether the request succeeded for this item.' }),
        error: optional(described(BulkError, 'Why it failed.')),
      },
      { description: 'The result of one item of a bulk request.' },
    ),
  },
  { description: 'The result of one item of a bulk request.' },
)

const returnNonVisibleCategories = optional(
  flag({ description: 'Whether to include hidden categories. Elevated callers only. Default: false.' }),
)
const words = 'Words of which each must be in the name or description.'
const search = optional(
  shape({
    expression: optional(text({ maxLength: 100, description: words })),
    mode: optional(unbuilt(oneOf(['OR', 'AND']), later.mode)),
    fields: optional(unbuilt(list(text({ maxLength: 200 }), { maxItems: 20 }), later.searched)),
    fuzzy: optional(unbuilt(flag(), later.fuzzy)),
  }),
)
const query = cursorQuery({ maxLimit: 1000, maxSorts: 5 })
const items = list(ItemReference, bulkItems)
const categoryIds = list(categoryId(), bulkItems)
const managed = ['NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'] as const
const tree = "{ appNamespace: '@wix/stores' }"

/** Categories of catalog V3: the collections of a store as a tree. Shoppers see visible categories only. */
export const categoryCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createCategory: {
    method: 'POST',
    path: '/categories/v1/categories',
    summary: `Creates a category, at the top level or in another one. A tree has at most ${maxCategoryDepth} levels.`,
    roles: elevated,
    repeatable: false,
    body: shape({ category: input(Category), treeReference, fields }),
    response: category,
    errors: [
      'DUPLICATE_SLUG',
      'CATEGORIES_LIMIT_PER_TREE_EXCEEDED',
      'PARENT_CATEGORY_NOT_IN_TREE',
      'CATEGORY_DEPTH_LIMIT_EXCEEDED',
      'PARENT_CATEGORY_HIDDEN',
    ],
    client: {
      module: 'categories',
      args: 'category ...options',
      gives: 'category',
      example: [
        `const treeReference = ${tree}`,
        "const lamps = await owner.categories.createCategory({ name: 'Lamps' }, { treeReference })",
      ],
    },
  },
  getCategory: {
    method: 'GET',
    path: '/categories/v1/categories/{categoryId}',
    encoding: 'dotted',
    summary: 'Returns a category.',
    roles: shoppers,
    repeatable: true,
    params: path,
    body: shape({ treeReference, fields }),
    response: category,
    errors: ['NOT_FOUND'],
    cached: true,
    client: {
      module: 'categories',
      args: 'categoryId treeReference ...options',
      gives: 'category',
      example: [
        `const treeReference = ${tree}`,
        'const { name } = await client.categories.getCategory(category.id, treeReference)',
      ],
    },
  },
  getCategoryBySlug: {
    method: 'GET',
    path: '/categories/v1/categories/slug/{slug}',
    encoding: 'dotted',
    summary: 'Returns the category with a slug.',
    roles: shoppers,
    repeatable: true,
    params: shape({ slug: text({ minLength: 1, maxLength: 300 }) }),
    body: shape({ treeReference, fields }),
    response: category,
    errors: ['NOT_FOUND'],
    cached: true,
    client: {
      module: 'categories',
      args: 'slug treeReference ...options',
      example: [
        `const treeReference = ${tree}`,
        'const { category: found } = await client.categories.getCategoryBySlug(category.slug!, treeReference)',
      ],
    },
  },
  updateCategory: {
    method: 'PATCH',
    path: '/categories/v1/categories/{id}',
    summary: 'Updates a category. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: categoryId() }),
    body: shape({ category: input(update), treeReference, fields }),
    response: category,
    errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE_SLUG', 'REMOVED_SLUG'],
    client: {
      module: 'categories',
      args: 'id category ...options',
      gives: 'category',
      example: [
        `const treeReference = ${tree}`,
        "const change = { revision: category.revision, name: 'Lamps' }",
        'await owner.categories.updateCategory(category.id, change, { treeReference })',
      ],
    },
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/categories/v1/categories/{categoryId}',
    encoding: 'dotted',
    summary: 'Deletes a category and all its subcategories. Their products remain.',
    roles: elevated,
    repeatable: false,
    params: path,
    query: shape({ treeReference }),
    response: shape({}),
    errors: managed,
    client: {
      module: 'categories',
      args: 'categoryId treeReference',
      example: `await owner.categories.deleteCategory(category.id, ${tree})`,
    },
  },
  queryCategories: {
    method: 'POST',
    path: '/categories/v1/categories/query',
    summary: 'Lists categories that match a filter, sorted and paged. Default order: that of the merchant.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(query), treeReference, returnNonVisibleCategories, fields }),
    response: shape({ categories: list(Category), pagingMetadata: CursorMetadata }),
    cached: true,
    client: { module: 'categories', isByHand: true },
  },
  searchCategories: {
    method: 'POST',
    path: '/categories/v1/categories/search',
    summary: 'Lists categories whose name or description contains all words of an expression.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({
      search: optional(
        shape({
          ...cursorQuery({ maxLimit: 1000, maxSorts: 10 }).properties,
          search,
          aggregations: optional(unbuilt(list(anyMap(), { maxItems: 10 }), later.aggregations)),
          timeZone: optional(unbuilt(text({ maxLength: 50 }), later.timeZone)),
        }),
      ),
      treeReference,
      returnNonVisibleCategories,
      fields,
    }),
    response: shape({ categories: list(Category), pagingMetadata: CursorMetadata }),
    client: {
      module: 'categories',
      args: 'search ...options',
      example: [
        `const options = { treeReference: ${tree} }`,
        "const search = { search: { expression: 'lamps' } }",
        'const { categories } = await client.categories.searchCategories(search, options)',
      ],
    },
  },
  countCategories: {
    method: 'POST',
    path: '/categories/v1/categories/count',
    summary: 'Counts categories, all or those that match a filter.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ filter: countFilter, search, treeReference, returnNonVisibleCategories }),
    response: shape({ count: integer() }),
    client: {
      module: 'categories',
      example: `const { count } = await client.categories.countCategories({ treeReference: ${tree} })`,
    },
  },
  moveCategory: {
    method: 'POST',
    path: '/categories/v1/categories/{categoryId}/move',
    summary: 'Moves a category with its subcategories. Its slug does not change.',
    roles: elevated,
    repeatable: false,
    params: path,
    body: shape({
      treeReference,
      parentCategoryId: optional(categoryId('The new parent. Default: none, for the top level.')),
      position: oneOf(['FIRST', 'LAST', 'AFTER'], { description: 'Place among the subcategories of the parent.' }),
      moveAfterCategoryId: optional(categoryId('Required for `AFTER`: a subcategory of the parent.')),
    }),
    response: shape({
      parentCategoryId: optional(text()),
      categoriesAfterMove: list(text(), { description: 'IDs of the subcategories of the parent, in order.' }),
    }),
    errors: [
      'NOT_FOUND',
      'PARENT_CATEGORY_NOT_IN_TREE',
      'CATEGORY_DEPTH_LIMIT_EXCEEDED',
      'TREE_CYCLE_DETECTED',
      'MISSING_AFTER_CATEGORY',
      'AFTER_CATEGORY_NOT_IN_PARENT',
    ],
    client: {
      module: 'categories',
      args: 'categoryId treeReference ...options',
      example: [
        `const treeReference = ${tree}`,
        "await owner.categories.moveCategory(category.id, treeReference, { position: 'FIRST' })",
      ],
    },
  },
  updateCategoryVisibility: {
    method: 'PATCH',
    path: '/categories/v1/categories/visibility',
    summary: 'Shows or hides a category. Hiding it also hides its subcategories. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    body: shape({ categoryId: categoryId(), visible: flag(), treeReference, revision, fields }),
    response: category,
    errors: ['NOT_FOUND', 'CONFLICT', 'PARENT_CATEGORY_HIDDEN'],
    client: {
      module: 'categories',
      args: 'categoryId ...options',
      example: [
        `const options = { treeReference: ${tree}, revision: category.revision, visible: false }`,
        'await owner.categories.updateCategoryVisibility(category.id, options)',
      ],
    },
  },
  bulkUpdateCategories: {
    method: 'POST',
    path: '/categories/v1/bulk/categories/update',
    summary: 'Updates up to 100 categories by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ categories: list(input(MaskedCategory), bulkItems), treeReference, returnEntity, fields }),
    response: bulkResponse(BulkCategoryResult),
    client: {
      module: 'categories',
      args: 'categories ...options',
      example: [
        `const options = { treeReference: ${tree}, returnEntity: true }`,
        "const change = { id: category.id, revision: category.revision, name: 'Lamps' }",
        'await owner.categories.bulkUpdateCategories([{ category: change }], options)',
      ],
    },
  },
  bulkShowCategories: {
    method: 'POST',
    path: '/categories/v1/bulk/categories/show',
    summary: 'Shows up to 100 categories, parents first. Those with a hidden parent fail.',
    roles: elevated,
    repeatable: false,
    body: shape({ categoryIds, treeReference, returnEntity, fields }),
    response: bulkResponse(BulkCategoryResult),
    client: {
      module: 'categories',
      args: 'categoryIds ...options',
      example: `await owner.categories.bulkShowCategories([category.id], { treeReference: ${tree} })`,
    },
  },
  bulkAddItemsToCategory: {
    method: 'POST',
    path: '/categories/v1/bulk/categories/{categoryId}/add-items',
    summary: 'Adds up to 100 products to a category. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    params: path,
    body: shape({ items, treeReference }),
    response: bulkResponse(BulkItemResult),
    errors: [...managed, 'COLLECTION_HAS_RULE'],
    client: {
      module: 'categories',
      args: 'categoryId items ...options',
      example: [
        `const treeReference = ${tree}`,
        'await owner.categories.bulkAddItemsToCategory(category.id, [catalogReference], { treeReference })',
      ],
    },
  },
  bulkAddItemToCategories: {
    method: 'POST',
    path: '/categories/v1/bulk/categories/add-item',
    summary: 'Adds a product to up to 100 categories. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({ item: ItemReference, categoryIds, treeReference }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'categories',
      args: 'item ...options',
      example: [
        `const options = { treeReference: ${tree}, categoryIds: [category.id] }`,
        'await owner.categories.bulkAddItemToCategories(catalogReference, options)',
      ],
    },
  },
  bulkRemoveItemsFromCategory: {
    method: 'POST',
    path: '/categories/v1/bulk/categories/{categoryId}/remove-items',
    summary: 'Removes up to 100 products from a category. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    params: path,
    body: shape({ items, treeReference }),
    response: bulkResponse(BulkItemResult),
    errors: [...managed, 'COLLECTION_HAS_RULE'],
    client: {
      module: 'categories',
      args: 'categoryId items ...options',
      example: [
        `const treeReference = ${tree}`,
        'await owner.categories.bulkRemoveItemsFromCategory(category.id, [catalogReference], { treeReference })',
      ],
    },
  },
  bulkRemoveItemFromCategories: {
    method: 'POST',
    path: '/categories/v1/bulk/categories/remove-item',
    summary: 'Removes a product from up to 100 categories. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({ item: ItemReference, categoryIds, treeReference }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'categories',
      args: 'item ...options',
      example: [
        `const options = { treeReference: ${tree}, categoryIds: [category.id] }`,
        'await owner.categories.bulkRemoveItemFromCategories(catalogReference, options)',
      ],
    },
  },
  bulkSetItemCategories: {
    method: 'POST',
    path: '/categories/v1/bulk/categories/set-item-categories',
    summary:
      'Sets the categories of a product: adds it to those that are named, and removes it from all others, except for those with a rule.',
    roles: elevated,
    repeatable: true,
    body: shape({
      item: ItemReference,
      categoryIds: optional(list(categoryId(), { maxItems: 100, description: 'Default: none.' })),
      treeReference,
    }),
    response: shape({
      addResults: list(BulkResult),
      removeResults: list(BulkResult),
      bulkActionMetadata: BulkActionMetadata,
    }),
    client: {
      module: 'categories',
      args: 'item ...options',
      example: [
        `const options = { treeReference: ${tree}, categoryIds: [category.id] }`,
        'await owner.categories.bulkSetItemCategories(catalogReference, options)',
      ],
    },
  },
  listItemsInCategory: {
    method: 'GET',
    path: '/categories/v1/categories/{categoryId}/list-items',
    encoding: 'dotted',
    summary: 'Lists the products in a category, newest first. Shoppers see visible products only.',
    roles: shoppers,
    repeatable: true,
    params: path,
    body: shape({
      treeReference,
      cursorPaging: optional(
        shape({
          limit: optional(integer({ minimum: 0, maximum: 1000, description: 'Page size. Default: 50. At most 1000.' })),
          cursor: optional(text({ maxLength: 16_000, description: 'From `cursors` of the previous response.' })),
        }),
      ),
      useCategoryArrangement: optional(
        flag({ description: 'Whether products begin with those of `setArrangedItems`. Default: false.' }),
      ),
      includeItemsFromSubcategories: optional(flag({ description: 'Default: false.' })),
    }),
    response: shape({
      items: list(ItemReference),
      pagingMetadata: shape({
        count: integer(),
        cursors: shape({ next: optional(text()), prev: optional(text()) }),
      }),
    }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'categories',
      args: 'categoryId treeReference ...options',
      example: [
        `const treeReference = ${tree}`,
        'const { items } = await client.categories.listItemsInCategory(category.id, treeReference)',
      ],
    },
  },
  listCategoriesForItem: {
    method: 'GET',
    path: '/categories/v1/categories/list-categories-for-item',
    encoding: 'dotted',
    summary: 'Lists the IDs of the categories of a product, and of their parents.',
    roles: shoppers,
    repeatable: true,
    body: shape({ item: ItemReference, treeReference }),
    response: shape({
      directCategoryIds: list(text()),
      allCategoryIds: list(text(), { description: 'The direct categories and their parents.' }),
    }),
    client: {
      module: 'categories',
      args: 'item ...options',
      example: [
        `const options = { treeReference: ${tree} }`,
        'const { allCategoryIds } = await client.categories.listCategoriesForItem(catalogReference, options)',
      ],
    },
  },
  listCategoriesForItems: {
    method: 'GET',
    path: '/categories/v1/categories/list-categories-for-items',
    encoding: 'dotted',
    summary: 'Lists the IDs of the categories of up to 100 products, and of their parents.',
    roles: shoppers,
    repeatable: true,
    body: shape({ items, treeReference }),
    response: shape({
      categoriesForItems: list(
        entity(
          'CategoriesOfItem',
          {
            item: ItemReference,
            directCategoryIds: list(text()),
            indirectCategoryIds: list(text(), { description: 'Parents of the direct categories.' }),
          },
          { description: 'The categories of a product.' },
        ),
      ),
    }),
    client: {
      module: 'categories',
      args: 'items ...options',
      example: [
        `const options = { treeReference: ${tree} }`,
        'const { categoriesForItems } = await client.categories.listCategoriesForItems([catalogReference], options)',
      ],
    },
  },
  listTrees: {
    method: 'GET',
    path: '/categories/v1/categories/list-trees',
    summary: 'Lists the trees of categories of a store, of which there is one.',
    roles: shoppers,
    repeatable: true,
    response: shape({ trees: list(Category.properties.treeReference) }),
    client: { module: 'categories', example: 'const { trees } = await owner.categories.listTrees()' },
  },
  setArrangedItems: {
    method: 'POST',
    path: '/categories/v1/categories/{categoryId}/set-arranged-items',
    summary: 'Sets the first products of a category, in order. Replaces the previous arrangement.',
    roles: elevated,
    repeatable: true,
    params: path,
    body: shape({ treeReference, items: optional(list(ItemReference, { maxItems: 100 })) }),
    response: shape({ items: list(ItemReference) }),
    errors: ['NOT_FOUND', 'ITEM_NOT_IN_CATEGORY', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
    client: {
      module: 'categories',
      args: 'categoryId treeReference ...options',
      example: [
        `const treeReference = ${tree}`,
        'await owner.categories.setArrangedItems(category.id, treeReference, { items: [] })',
      ],
    },
  },
  getArrangedItems: {
    method: 'GET',
    path: '/categories/v1/categories/{categoryId}/arranged-items',
    encoding: 'dotted',
    summary: 'Lists the arranged products of a category, in order.',
    roles: shoppers,
    repeatable: true,
    params: path,
    body: shape({ treeReference }),
    response: shape({ items: list(ItemReference) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'categories',
      args: 'categoryId treeReference',
      example: `const { items } = await client.categories.getArrangedItems(category.id, ${tree})`,
    },
  },
  getAllProductsCategory: {
    method: 'GET',
    path: '/stores/v3/all-products-category',
    summary: 'Returns the ID of the category that contains all products of the store.',
    roles: shoppers,
    repeatable: true,
    response: shape({ categoryId: text(), treeReference: Category.properties.treeReference }),
    client: {
      module: 'productsV3',
      example: 'const { categoryId } = await client.productsV3.getAllProductsCategory()',
    },
  },
})
