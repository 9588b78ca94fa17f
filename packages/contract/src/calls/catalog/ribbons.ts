import { elevated, room, shoppers } from '../../call.ts'
import { CatalogRibbon, ribbonName } from '../../entities/catalog/catalog-ribbon.ts'
import { bulkItems, bulkResponse, bulkResultOf, BulkResult, returnEntity } from '../../entities/bulk-results.ts'
import { maskedFields, requestedFields, updateFields } from '../../entities/record-fields.ts'
import { entity, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { countFilter, CursorMetadata, cursorQuery } from '../query.ts'

const RibbonFields = entity(
  'RibbonFields',
  { id: text(), name: text(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that ribbons can be filtered by.' },
)
const RibbonSortField = oneOf(['name', 'createdDate', 'updatedDate'], {
  title: 'RibbonSortField',
  description: 'Fields that ribbons can be sorted by.',
})

const fields = requestedFields(['ASSIGNED_PRODUCT_COUNT'])
const id = shape({ ribbonId: guid() })
const ribbon = shape({ ribbon: CatalogRibbon })
const update = entity(
  'RibbonUpdate',
  { ...CatalogRibbon.properties, ...updateFields },
  { description: 'Changes of a ribbon.' },
)
const MaskedRibbon = entity(
  'MaskedRibbon',
  { ribbon: update, fieldMask: maskedFields },
  { description: 'Changes of a ribbon, with the names of the fields that change.' },
)
const bulkRibbons = bulkResponse(bulkResultOf('BulkRibbonResult', CatalogRibbon))

export const ribbonCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createRibbon: {
    method: 'POST',
    path: '/stores/v3/ribbons',
    summary: 'Creates a ribbon.',
    roles: elevated,
    repeatable: false,
    body: shape({ ribbon: input(CatalogRibbon) }),
    response: ribbon,
    errors: ['ALREADY_EXISTS'],
    client: {
      module: 'ribbonsV3',
      args: 'ribbon',
      gives: 'ribbon',
      example: "const { id } = await owner.ribbonsV3.createRibbon({ name: 'New' })",
    },
  },
  getRibbon: {
    method: 'GET',
    path: '/stores/v3/ribbons/{ribbonId}',
    summary: 'Returns a ribbon.',
    roles: shoppers,
    repeatable: true,
    params: id,
    query: shape({ fields }),
    response: ribbon,
    errors: ['NOT_FOUND'],
    client: {
      module: 'ribbonsV3',
      gives: 'ribbon',
      example: 'const { name } = await client.ribbonsV3.getRibbon(ribbon.id)',
    },
  },
  getOrCreateRibbon: {
    method: 'POST',
    path: '/stores/v3/ribbons/get-or-create',
    summary: 'Returns the ribbon with a name. Creates it if there is none.',
    roles: elevated,
    repeatable: true,
    body: shape({ ribbonName, fields }),
    response: ribbon,
    client: {
      module: 'ribbonsV3',
      args: 'ribbonName ...options',
      example: "const { ribbon: found } = await owner.ribbonsV3.getOrCreateRibbon('New')",
    },
  },
  updateRibbon: {
    method: 'PATCH',
    path: '/stores/v3/ribbons/{id}',
    summary: 'Updates a ribbon. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ ribbon: input(update), fields }),
    response: ribbon,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'ribbonsV3',
      args: 'id ribbon ...options',
      gives: 'ribbon',
      example: [
        'const { id, revision } = ribbon',
        "await owner.ribbonsV3.updateRibbon(id, { revision, name: 'Hand-glazed' })",
      ],
    },
  },
  deleteRibbon: {
    method: 'DELETE',
    path: '/stores/v3/ribbons/{ribbonId}',
    summary: 'Deletes a ribbon. It disappears from its products.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'ribbonsV3', example: 'await owner.ribbonsV3.deleteRibbon(ribbon.id)' },
  },
  queryRibbons: {
    method: 'POST',
    path: '/stores/v3/ribbons/query',
    summary: 'Lists ribbons that match a filter, sorted and paged.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 4 })), fields }),
    response: shape({ ribbons: list(CatalogRibbon), pagingMetadata: CursorMetadata }),
    client: {
      module: 'ribbonsV3',
      finds: { fields: RibbonFields, sortBy: RibbonSortField },
      example:
        "const { items } = await client.ribbonsV3.queryRibbons().startsWith('name', 'N').ascending('name').find()",
    },
  },
  countRibbons: {
    method: 'POST',
    path: '/stores/v3/ribbons/count',
    summary: 'Counts ribbons, all or those that match a filter.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ filter: countFilter }),
    response: shape({ count: integer() }),
    client: {
      module: 'ribbonsV3',
      example: "const { count } = await client.ribbonsV3.countRibbons({ filter: { name: { $startsWith: 'N' } } })",
    },
  },
  bulkCreateRibbons: {
    method: 'POST',
    path: '/stores/v3/bulk/ribbons/create',
    summary: 'Creates up to 100 ribbons. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ ribbons: list(input(CatalogRibbon), bulkItems), returnEntity }),
    response: bulkRibbons,
    client: {
      module: 'ribbonsV3',
      args: 'ribbons ...options',
      example:
        "const { results } = await owner.ribbonsV3.bulkCreateRibbons([{ name: 'Handmade' }], { returnEntity: true })",
    },
  },
  bulkGetOrCreateRibbons: {
    method: 'POST',
    path: '/stores/v3/bulk/ribbons/get-or-create',
    summary: 'Returns the ribbons with up to 100 names. Creates those that do not exist.',
    roles: elevated,
    repeatable: true,
    body: shape({ ribbonNames: list(ribbonName, bulkItems), fields }),
    response: bulkRibbons,
    client: {
      module: 'ribbonsV3',
      args: 'ribbonNames ...options',
      example: "const { results } = await owner.ribbonsV3.bulkGetOrCreateRibbons(['Handmade', 'New'])",
    },
  },
  bulkUpdateRibbons: {
    method: 'POST',
    path: '/stores/v3/bulk/ribbons/update',
    summary: 'Updates up to 100 ribbons by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ ribbons: list(input(MaskedRibbon), bulkItems), returnEntity, fields }),
    response: bulkRibbons,
    client: {
      module: 'ribbonsV3',
      args: 'ribbons ...options',
      example: [
        'const { id, revision } = ribbon',
        "await owner.ribbonsV3.bulkUpdateRibbons([{ ribbon: { id, revision, name: 'Last pieces' } }])",
      ],
    },
  },
  bulkDeleteRibbons: {
    method: 'POST',
    path: '/stores/v3/bulk/ribbons/delete',
    summary: 'Deletes up to 100 ribbons. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ ribbonIds: list(guid(), bulkItems) }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'ribbonsV3',
      args: 'ribbonIds',
      example: 'const { bulkActionMetadata } = await owner.ribbonsV3.bulkDeleteRibbons([ribbon.id])',
    },
  },
})
