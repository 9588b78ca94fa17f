import { elevated, room, shoppers } from '../../call.ts'
import { Brand, brandName } from '../../entities/catalog/brand.ts'
import { bulkItems, bulkResponse, bulkResultOf, BulkResult, returnEntity } from '../../entities/bulk-results.ts'
import { maskedFields, requestedFields, updateFields } from '../../entities/record-fields.ts'
import { entity, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { countFilter, CursorMetadata, cursorQuery } from '../query.ts'

const BrandFields = entity(
  'BrandFields',
  { id: text(), name: text(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that brands can be filtered by.' },
)
const BrandSortField = oneOf(['name', 'createdDate', 'updatedDate'], {
  title: 'BrandSortField',
  description: 'Fields that brands can be sorted by.',
})

const fields = requestedFields(['ASSIGNED_PRODUCTS_COUNT'])
const id = shape({ brandId: guid() })
const brand = shape({ brand: Brand })
const update = entity('BrandUpdate', { ...Brand.properties, ...updateFields }, { description: 'Changes of a brand.' })
const MaskedBrand = entity(
  'MaskedBrand',
  { brand: update, fieldMask: maskedFields },
  { description: 'Changes of a brand, with the names of the fields that change.' },
)
const bulkBrands = bulkResponse(bulkResultOf('BulkBrandResult', Brand))

export const brandCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createBrand: {
    method: 'POST',
    path: '/stores/v3/brands',
    summary: 'Creates a brand.',
    roles: elevated,
    repeatable: false,
    body: shape({ brand: input(Brand) }),
    response: brand,
    errors: ['ALREADY_EXISTS'],
    client: {
      module: 'brandsV3',
      args: 'brand',
      gives: 'brand',
      example: "const { id } = await owner.brandsV3.createBrand({ name: 'Kiln & Co.' })",
    },
  },
  getBrand: {
    method: 'GET',
    path: '/stores/v3/brands/{brandId}',
    summary: 'Returns a brand.',
    roles: shoppers,
    repeatable: true,
    params: id,
    query: shape({ fields }),
    response: brand,
    errors: ['NOT_FOUND'],
    client: {
      module: 'brandsV3',
      gives: 'brand',
      example: 'const { name } = await client.brandsV3.getBrand(brand.id)',
    },
  },
  getOrCreateBrand: {
    method: 'POST',
    path: '/stores/v3/brands/get-or-create',
    summary: 'Returns the brand with a name. Creates it if there is none.',
    roles: elevated,
    repeatable: true,
    body: shape({ brandName, fields }),
    response: brand,
    client: {
      module: 'brandsV3',
      args: 'brandName ...options',
      example: "const { brand: found } = await owner.brandsV3.getOrCreateBrand('Kiln & Co.')",
    },
  },
  updateBrand: {
    method: 'PATCH',
    path: '/stores/v3/brands/{id}',
    summary: 'Updates a brand. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ brand: input(update), fields }),
    response: brand,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'brandsV3',
      args: 'id brand ...options',
      gives: 'brand',
      example: [
        'const { id, revision } = brand',
        "await owner.brandsV3.updateBrand(id, { revision, name: 'Kiln & Sons' })",
      ],
    },
  },
  deleteBrand: {
    method: 'DELETE',
    path: '/stores/v3/brands/{brandId}',
    summary: 'Deletes a brand. Its products no longer have one.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'brandsV3', example: 'await owner.brandsV3.deleteBrand(brand.id)' },
  },
  queryBrands: {
    method: 'GET',
    path: '/stores/v3/brands/query',
    encoding: 'r',
    summary: 'Lists brands that match a filter, sorted and paged.',
    roles: shoppers,
    repeatable: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 300, maxSorts: 5 })), fields }),
    response: shape({ brands: list(Brand), pagingMetadata: CursorMetadata }),
    client: {
      module: 'brandsV3',
      finds: { fields: BrandFields, sortBy: BrandSortField },
      example: "const { items } = await client.brandsV3.queryBrands().startsWith('name', 'K').ascending('name').find()",
    },
  },
  countBrands: {
    method: 'POST',
    path: '/stores/v3/brands/count',
    summary: 'Counts brands, all or those that match a filter.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ filter: countFilter }),
    response: shape({ count: integer() }),
    client: {
      module: 'brandsV3',
      example: "const { count } = await client.brandsV3.countBrands({ filter: { name: { $startsWith: 'K' } } })",
    },
  },
  bulkCreateBrands: {
    method: 'POST',
    path: '/stores/v3/bulk/brands/create',
    summary: 'Creates up to 100 brands. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ brands: list(input(Brand), bulkItems), returnEntity }),
    response: bulkBrands,
    client: {
      module: 'brandsV3',
      args: 'brands ...options',
      example:
        "const { results } = await owner.brandsV3.bulkCreateBrands([{ name: 'Hearth' }], { returnEntity: true })",
    },
  },
  bulkGetOrCreateBrands: {
    method: 'POST',
    path: '/stores/v3/bulk/brands/get-or-create',
    summary: 'Returns the brands with up to 100 names. Creates those that do not exist.',
    roles: elevated,
    repeatable: true,
    body: shape({ brandNames: list(brandName, bulkItems), fields }),
    response: bulkBrands,
    client: {
      module: 'brandsV3',
      args: 'brandNames ...options',
      example: "const { results } = await owner.brandsV3.bulkGetOrCreateBrands(['Hearth', 'Kiln & Co.'])",
    },
  },
  bulkUpdateBrands: {
    method: 'POST',
    path: '/stores/v3/bulk/brands/update',
    summary: 'Updates up to 100 brands by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ brands: list(input(MaskedBrand), bulkItems), returnEntity, fields }),
    response: bulkBrands,
    client: {
      module: 'brandsV3',
      args: 'brands ...options',
      example: [
        'const { id, revision } = brand',
        "await owner.brandsV3.bulkUpdateBrands([{ brand: { id, revision, name: 'Kiln & Sons' } }])",
      ],
    },
  },
  bulkDeleteBrands: {
    method: 'POST',
    path: '/stores/v3/bulk/brands/delete',
    summary: 'Deletes up to 100 brands. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ brandIds: list(guid(), bulkItems) }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'brandsV3',
      args: 'brandIds',
      example: 'const { bulkActionMetadata } = await owner.brandsV3.bulkDeleteBrands([brand.id])',
    },
  },
})
