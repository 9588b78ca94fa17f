import { elevated, room, shoppers } from '../../call.ts'
import { InfoSection, InfoSectionForGetOrCreate } from '../../entities/catalog/info-section.ts'
import { bulkItems, bulkResponse, bulkResultOf, BulkResult, returnEntity } from '../../entities/bulk-results.ts'
import { maskedFields, requestedFields, updateFields } from '../../entities/record-fields.ts'
import { entity, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { countFilter, CursorMetadata, cursorQuery } from '../query.ts'

const InfoSectionFields = entity(
  'InfoSectionFields',
  { id: text(), uniqueName: text(), title: text(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that info sections can be filtered by.' },
)
const InfoSectionSortField = oneOf(['uniqueName', 'title', 'createdDate', 'updatedDate'], {
  title: 'InfoSectionSortField',
  description: 'Fields that info sections can be sorted by.',
})

const fields = requestedFields(['ASSIGNED_PRODUCTS_COUNT'])
const id = shape({ infoSectionId: guid() })
const infoSection = shape({ infoSection: InfoSection })
const update = entity(
  'InfoSectionUpdate',
  { ...InfoSection.properties, ...updateFields },
  { description: 'Changes of an info section.' },
)
const MaskedInfoSection = entity(
  'MaskedInfoSection',
  { infoSection: update, fieldMask: maskedFields },
  { description: 'Changes of an info section, with the names of the fields that change.' },
)
const bulkInfoSections = bulkResponse(bulkResultOf('BulkInfoSectionResult', InfoSection))

export const infoSectionCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createInfoSection: {
    method: 'POST',
    path: '/stores/v3/info-sections',
    summary: 'Creates an info section: a text that several products can show.',
    roles: elevated,
    repeatable: false,
    body: shape({ infoSection: input(InfoSection) }),
    response: infoSection,
    errors: ['ALREADY_EXISTS'],
    client: {
      module: 'infoSectionsV3',
      args: 'infoSection',
      gives: 'infoSection',
      example: [
        "const care = { uniqueName: 'Care of wool', title: 'Care', plainDescription: '<p>Wash by hand.</p>' }",
        'const { id } = await owner.infoSectionsV3.createInfoSection(care)',
      ],
    },
  },
  getInfoSection: {
    method: 'GET',
    path: '/stores/v3/info-sections/{infoSectionId}',
    summary: 'Returns an info section.',
    roles: shoppers,
    repeatable: true,
    params: id,
    query: shape({ fields }),
    response: infoSection,
    errors: ['NOT_FOUND'],
    client: {
      module: 'infoSectionsV3',
      gives: 'infoSection',
      example: 'const { title } = await client.infoSectionsV3.getInfoSection(infoSection.id)',
    },
  },
  getOrCreateInfoSection: {
    method: 'POST',
    path: '/stores/v3/info-sections/get-or-create',
    summary: 'Returns an info section by ID or unique name. Creates it if none has the unique name.',
    roles: elevated,
    repeatable: true,
    body: shape({ infoSection: input(InfoSectionForGetOrCreate), fields }),
    response: infoSection,
    errors: ['NOT_FOUND'],
    client: {
      module: 'infoSectionsV3',
      example: [
        "const care = { uniqueName: 'Care of wool', title: 'Care' }",
        'const { infoSection: found } = await owner.infoSectionsV3.getOrCreateInfoSection({ infoSection: care })',
      ],
    },
  },
  updateInfoSection: {
    method: 'PATCH',
    path: '/stores/v3/info-sections/{id}',
    summary: 'Updates an info section. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ infoSection: input(update), fields }),
    response: infoSection,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'infoSectionsV3',
      args: 'id infoSection ...options',
      gives: 'infoSection',
      example: [
        'const { id, revision } = infoSection',
        "await owner.infoSectionsV3.updateInfoSection(id, { revision, title: 'Care of wool' })",
      ],
    },
  },
  deleteInfoSection: {
    method: 'DELETE',
    path: '/stores/v3/info-sections/{infoSectionId}',
    summary: 'Deletes an info section. Its products no longer show it.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'infoSectionsV3', example: 'await owner.infoSectionsV3.deleteInfoSection(infoSection.id)' },
  },
  queryInfoSections: {
    method: 'GET',
    path: '/stores/v3/info-sections/query',
    encoding: 'r',
    summary: 'Lists info sections that match a filter, sorted and paged.',
    roles: shoppers,
    repeatable: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 5 })), fields }),
    response: shape({ infoSections: list(InfoSection), pagingMetadata: CursorMetadata }),
    client: {
      module: 'infoSectionsV3',
      finds: { fields: InfoSectionFields, sortBy: InfoSectionSortField },
      example: "const { items } = await client.infoSectionsV3.queryInfoSections().eq('title', 'Care').find()",
    },
  },
  countInfoSections: {
    method: 'POST',
    path: '/stores/v3/info-sections/count',
    summary: 'Counts info sections, all or those that match a filter.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ filter: countFilter }),
    response: shape({ count: integer() }),
    client: {
      module: 'infoSectionsV3',
      example: "const { count } = await client.infoSectionsV3.countInfoSections({ filter: { title: 'Care' } })",
    },
  },
  bulkCreateInfoSections: {
    method: 'POST',
    path: '/stores/v3/bulk/info-sections/create',
    summary: 'Creates up to 100 info sections. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ infoSections: list(input(InfoSection), bulkItems), returnEntity }),
    response: bulkInfoSections,
    client: {
      module: 'infoSectionsV3',
      args: 'infoSections ...options',
      example:
        "const { results } = await owner.infoSectionsV3.bulkCreateInfoSections([{ uniqueName: 'Returns', title: 'Returns' }])",
    },
  },
  bulkGetOrCreateInfoSections: {
    method: 'POST',
    path: '/stores/v3/bulk/info-sections/get-or-create',
    summary: 'Returns up to 100 info sections by ID or unique name. Creates those that do not exist.',
    roles: elevated,
    repeatable: true,
    body: shape({ infoSections: list(input(InfoSectionForGetOrCreate), bulkItems), fields }),
    response: bulkInfoSections,
    client: {
      module: 'infoSectionsV3',
      example: [
        "const infoSections = [{ uniqueName: 'Returns', title: 'Returns' }]",
        'const { results } = await owner.infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections })',
      ],
    },
  },
  bulkUpdateInfoSections: {
    method: 'POST',
    path: '/stores/v3/bulk/info-sections/update',
    summary: 'Updates up to 100 info sections by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ infoSections: list(input(MaskedInfoSection), bulkItems), returnEntity, fields }),
    response: bulkInfoSections,
    client: {
      module: 'infoSectionsV3',
      args: 'infoSections ...options',
      example: [
        'const { id, revision } = infoSection',
        "await owner.infoSectionsV3.bulkUpdateInfoSections([{ infoSection: { id, revision, title: 'Care' } }])",
      ],
    },
  },
  bulkDeleteInfoSections: {
    method: 'POST',
    path: '/stores/v3/bulk/info-sections/delete',
    summary: 'Deletes up to 100 info sections. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ infoSectionIds: list(guid(), bulkItems) }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'infoSectionsV3',
      args: 'infoSectionIds',
      example: 'const { bulkActionMetadata } = await owner.infoSectionsV3.bulkDeleteInfoSections([infoSection.id])',
    },
  },
})
