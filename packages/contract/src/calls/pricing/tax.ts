import { elevated, room } from '../../call.ts'
import { BulkActionMetadata, BulkError, ItemMetadata } from '../../entities/bulk-results.ts'
import { jurisdictionTypes } from '../../entities/enumerations.ts'
import { ManualTaxMapping, TaxGroup, TaxRegion, TaxSettings } from '../../entities/pricing/tax.ts'
import {
  anyMap,
  decimal,
  entity,
  flag,
  guid,
  input,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'
import { CursorMetadata, QueryMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const taxGroup = shape({ taxGroup: TaxGroup })
const taxRegion = shape({ taxRegion: TaxRegion })
const manualTaxMapping = shape({ manualTaxMapping: ManualTaxMapping })

const TaxGroupFields = entity(
  'TaxGroupFields',
  { id: text(), name: text(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that tax groups can be filtered and sorted by.' },
)
const TaxRegionFields = entity(
  'TaxRegionFields',
  {
    id: text(),
    country: text(),
    subdivision: text(),
    appId: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that tax regions can be filtered and sorted by.' },
)
const ManualTaxMappingFields = entity(
  'ManualTaxMappingFields',
  {
    id: text(),
    taxGroupId: text(),
    taxRegionId: text(),
    taxRate: text(),
    taxName: text(),
    taxType: text(),
    jurisdiction: text(),
    jurisdictionType: oneOf(jurisdictionTypes),
    description: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that tax rates can be filtered and sorted by.' },
)

const many = { minItems: 1, maxItems: 100 } as const
const returnEntity = optional(flag({ description: 'Whether results contain the entities.' }))

const BulkTaxRegionResult = entity('BulkTaxRegionResult', { itemMetadata: ItemMetadata, item: optional(TaxRegion) })
const bulkRegions = shape({ results: list(BulkTaxRegionResult), bulkActionMetadata: BulkActionMetadata })
const BulkManualTaxMappingResult = entity('BulkManualTaxMappingResult', {
  itemMetadata: ItemMetadata,
  item: optional(ManualTaxMapping),
})
const bulkMappings = shape({ results: list(BulkManualTaxMappingResult), bulkActionMetadata: BulkActionMetadata })
const DefaultTaxGroupResult = entity('DefaultTaxGroupResult', {
  taxGroupMetadata: shape({
    id: optional(text()),
    originalIndex: integer(),
    success: flag(),
    error: optional(BulkError),
  }),
  taxGroup: optional(TaxGroup),
})
const AssignOverride = entity('AssignOverride', {
  manualTaxMappingId: guid(),
  exemptGroupOverrides: list(
    shape({
      exemptGroupId: guid(),
      rate: decimal({ gte: 0, lte: 1, maxScale: 6 }, { description: 'Rate as a fraction: 0.05 is 5%.' }),
    }),
    {
      minItems: 1,
      maxItems: 50,
    },
  ),
})
const UnassignOverride = entity('UnassignOverride', {
  manualTaxMappingId: guid(),
  exemptGroupIds: list(guid(), { minItems: 1, maxItems: 50 }),
})

export const taxCalls = room({ scope: 'settings', area: 'taxes' })({
  createTaxGroup: {
    method: 'POST',
    path: '/billing/v1/tax-groups',
    summary: 'Creates a tax group: products that are taxed at the same rates.',
    roles: elevated,
    repeatable: false,
    body: shape({ taxGroup: input(TaxGroup) }),
    response: taxGroup,
    client: {
      module: 'taxGroups',
      args: 'taxGroup',
      gives: 'taxGroup',
      example: "const { id } = await owner.taxGroups.createTaxGroup({ name: 'Books' })",
    },
  },
  getTaxGroup: {
    method: 'GET',
    path: '/billing/v1/tax-groups/{id}',
    summary: 'Returns a tax group.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: taxGroup,
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxGroups',
      gives: 'taxGroup',
      example: 'const { name } = await owner.taxGroups.getTaxGroup(taxGroup.id)',
    },
  },
  queryTaxGroups: {
    method: 'POST',
    path: '/billing/v1/tax-groups/query',
    summary: 'Lists tax groups that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ taxGroups: list(TaxGroup), pagingMetadata: CursorMetadata }),
    client: {
      module: 'taxGroups',
      finds: { fields: TaxGroupFields },
      example: "const { items } = await owner.taxGroups.queryTaxGroups().startsWith('name', 'B').find()",
    },
  },
  updateTaxGroup: {
    method: 'PATCH',
    path: '/billing/v1/tax-groups/{id}',
    summary: 'Updates a tax group. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ taxGroup: input(TaxGroup) }),
    response: taxGroup,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'],
    client: {
      module: 'taxGroups',
      args: 'id taxGroup',
      gives: 'taxGroup',
      example: [
        'const { revision } = taxGroup',
        "await owner.taxGroups.updateTaxGroup(taxGroup.id, { revision, name: 'Printed matter' })",
      ],
    },
  },
  deleteTaxGroup: {
    method: 'DELETE',
    path: '/billing/v1/tax-groups/{id}',
    summary: 'Deletes a tax group with its rates.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: { module: 'taxGroups', example: 'await owner.taxGroups.deleteTaxGroup(taxGroup.id)' },
  },
  createTaxRegion: {
    method: 'POST',
    path: '/billing/v1/tax-regions',
    summary: 'Creates a tax region: a country or subdivision where the store collects tax.',
    roles: elevated,
    repeatable: false,
    body: shape({ taxRegion: input(TaxRegion) }),
    response: taxRegion,
    errors: [
      'ALREADY_EXISTS',
      'INVALID_SUBDIVISION_FORMAT',
      'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
      'CALCULATOR_ID_NOT_FOUND',
      'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
    ],
    client: {
      module: 'taxRegions',
      args: 'taxRegion',
      gives: 'taxRegion',
      example: "const { id } = await owner.taxRegions.createTaxRegion({ country: 'CA', subdivision: 'ON' })",
    },
  },
  getTaxRegion: {
    method: 'GET',
    path: '/billing/v1/tax-regions/{id}',
    summary: 'Returns a tax region.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: taxRegion,
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxRegions',
      gives: 'taxRegion',
      example: 'const { country } = await owner.taxRegions.getTaxRegion(taxRegion.id)',
    },
  },
  queryTaxRegions: {
    method: 'POST',
    path: '/billing/v1/tax-regions/query',
    summary: 'Lists tax regions that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ taxRegions: list(TaxRegion), pagingMetadata: CursorMetadata }),
    client: {
      module: 'taxRegions',
      finds: { fields: TaxRegionFields },
      example: "const { items } = await owner.taxRegions.queryTaxRegions().eq('country', 'US').find()",
    },
  },
  updateTaxRegion: {
    method: 'PATCH',
    path: '/billing/v1/tax-regions/{id}',
    summary: 'Updates a tax region. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ taxRegion: input(TaxRegion) }),
    response: taxRegion,
    errors: [
      'NOT_FOUND',
      'CONFLICT',
      'ALREADY_EXISTS',
      'INVALID_SUBDIVISION_FORMAT',
      'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
      'CALCULATOR_ID_NOT_FOUND',
      'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
    ],
    client: {
      module: 'taxRegions',
      args: 'id taxRegion',
      gives: 'taxRegion',
      example: [
        'const { revision } = taxRegion',
        'await owner.taxRegions.updateTaxRegion(taxRegion.id, { revision, taxIncludedInPrice: true })',
      ],
    },
  },
  deleteTaxRegion: {
    method: 'DELETE',
    path: '/billing/v1/tax-regions/{id}',
    summary: 'Deletes a tax region with its rates.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'taxRegions', example: 'await owner.taxRegions.deleteTaxRegion(taxRegion.id)' },
  },
  createManualTaxMapping: {
    method: 'POST',
    path: '/billing/v1/manual-tax-mappings',
    summary: 'Creates the tax rate of a tax group in a tax region.',
    roles: elevated,
    repeatable: false,
    body: shape({ manualTaxMapping: input(ManualTaxMapping) }),
    response: manualTaxMapping,
    errors: ['NOT_FOUND', 'TAX_REGION_ID_NOT_FOUND', 'TAX_GROUP_ID_NOT_FOUND', 'MANUAL_TAX_MAPPING_ALREADY_EXISTS'],
    client: {
      module: 'manualTaxMappings',
      args: 'manualTaxMapping',
      gives: 'manualTaxMapping',
      example: [
        'const pair = { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id }',
        "await owner.manualTaxMappings.createManualTaxMapping({ ...pair, taxRate: '0.19' })",
      ],
    },
  },
  getManualTaxMapping: {
    method: 'GET',
    path: '/billing/v1/manual-tax-mappings/{id}',
    summary: 'Returns the tax rate of a tax group in a tax region.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: manualTaxMapping,
    errors: ['NOT_FOUND'],
    client: {
      module: 'manualTaxMappings',
      gives: 'manualTaxMapping',
      example: 'const { taxRate } = await owner.manualTaxMappings.getManualTaxMapping(manualTaxMapping.id)',
    },
  },
  queryManualTaxMappings: {
    method: 'GET',
    path: '/billing/v1/manual-tax-mappings/query',
    encoding: 'r',
    summary: 'Lists tax rates that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ manualTaxMappings: list(ManualTaxMapping), pagingMetadata: CursorMetadata }),
    client: {
      module: 'manualTaxMappings',
      finds: { fields: ManualTaxMappingFields },
      example: [
        "const query = owner.manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', manualTaxMapping.taxRegionId)",
        'const { items } = await query.find()',
      ],
    },
  },
  updateManualTaxMapping: {
    method: 'PATCH',
    path: '/billing/v1/manual-tax-mappings/{id}',
    summary: 'Updates the tax rate of a tax group in a tax region. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ manualTaxMapping: input(ManualTaxMapping) }),
    response: manualTaxMapping,
    errors: [
      'NOT_FOUND',
      'CONFLICT',
      'TAX_REGION_ID_NOT_FOUND',
      'TAX_GROUP_ID_NOT_FOUND',
      'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
    ],
    client: {
      module: 'manualTaxMappings',
      args: 'id manualTaxMapping',
      gives: 'manualTaxMapping',
      example: [
        'const { id, revision } = manualTaxMapping',
        "await owner.manualTaxMappings.updateManualTaxMapping(id, { revision, taxRate: '0.2' })",
      ],
    },
  },
  deleteManualTaxMapping: {
    method: 'DELETE',
    path: '/billing/v1/manual-tax-mappings/{id}',
    summary: 'Deletes the tax rate of a tax group in a tax region.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'manualTaxMappings',
      example: 'await owner.manualTaxMappings.deleteManualTaxMapping(manualTaxMapping.id)',
    },
  },
  listDefaultTaxGroups: {
    method: 'GET',
    path: '/billing/v1/tax-groups/default-tax-groups',
    summary: 'Returns the default tax group, which applies to delivery and to products in no other group.',
    roles: elevated,
    repeatable: true,
    response: shape({ taxGroups: list(TaxGroup) }),
    client: { module: 'taxGroups', example: 'const { taxGroups } = await owner.taxGroups.listDefaultTaxGroups()' },
  },
  setProductsTaxGroup: {
    method: 'POST',
    path: '/vitrine/v1/tax-groups/{id}/set-products',
    summary: 'Moves products to a tax group. A product belongs to exactly one group.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ productIds: list(text({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }) }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxGroups',
      args: 'id productIds',
      example: 'await owner.taxGroups.setProductsTaxGroup(taxGroup.id, [product.id])',
    },
  },
  listTaxGroupProducts: {
    method: 'GET',
    path: '/vitrine/v1/tax-groups/{id}/products',
    summary:
      'Lists the products of a tax group, sorted by name. The default group contains the products in no other group.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({
      limit: optional(integer({ minimum: 1, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
      offset: optional(
        integer({ minimum: 0, maximum: 1_000_000, description: 'Number of products to skip. Default: 0.' }),
      ),
    }),
    response: shape({ products: list(shape({ id: text(), name: text() })), metadata: QueryMetadata }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxGroups',
      args: 'id ...options',
      example: 'const { products } = await owner.taxGroups.listTaxGroupProducts(taxGroup.id, { limit: 10 })',
    },
  },
  getProductTaxGroup: {
    method: 'GET',
    path: '/vitrine/v1/products/{id}/tax-group',
    summary: 'Returns the tax group of a product.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: text({ minLength: 1, maxLength: 100 }) }),
    response: taxGroup,
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'taxGroups',
      gives: 'taxGroup',
      example: 'const { name } = await owner.taxGroups.getProductTaxGroup(product.id)',
    },
  },
  listDefaultTaxGroupsByAppIds: {
    method: 'POST',
    path: '/billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
    summary: 'Lists the default tax group of each given app. Apps whose items the catalog sells use that of the store.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ appIds: list(guid(), many) }),
    response: shape({ results: list(DefaultTaxGroupResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'taxGroups',
      args: 'appIds',
      example: [
        "const appIds = ['215238eb-22a5-4c36-9e7b-e7c08025e04e']",
        'const { results } = await owner.taxGroups.listDefaultTaxGroupsByAppIds(appIds)',
      ],
    },
  },
  bulkCreateTaxRegion: {
    method: 'POST',
    path: '/billing/v1/bulk/tax-regions/create',
    summary: 'Creates up to 100 tax regions. Each creation succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ taxRegions: list(input(TaxRegion), many), returnEntity }),
    response: bulkRegions,
    client: {
      module: 'taxRegions',
      args: 'taxRegions ...options',
      example: "const { results } = await owner.taxRegions.bulkCreateTaxRegion([{ country: 'IE' }, { country: 'PT' }])",
    },
  },
  getTaxSettings: {
    method: 'GET',
    path: '/billing/v1/tax-settings',
    summary: 'Returns the tax settings of the store.',
    roles: elevated,
    repeatable: true,
    response: shape({ taxSettings: TaxSettings }),
    client: {
      module: 'taxSettings',
      example: 'const { taxSettings } = await owner.taxSettings.getTaxSettings()',
    },
  },
  upsertTaxSettings: {
    method: 'POST',
    path: '/billing/v1/tax-settings',
    summary: 'Updates the tax settings. Settings that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ taxSettings: input(TaxSettings) }),
    response: shape({ taxSettings: TaxSettings }),
    client: {
      module: 'taxSettings',
      args: 'taxSettings',
      example: "const { taxSettings } = await owner.taxSettings.upsertTaxSettings({ rounding: 'TOTAL' })",
    },
  },
  listManualTaxMappings: {
    method: 'GET',
    path: '/billing/v1/manual-tax-mappings',
    summary: 'Lists the first 100 tax rates.',
    roles: elevated,
    repeatable: true,
    response: shape({ manualTaxMappings: list(ManualTaxMapping), pagingMetadata: CursorMetadata }),
    client: {
      module: 'manualTaxMappings',
      example: 'const { manualTaxMappings } = await owner.manualTaxMappings.listManualTaxMappings()',
    },
  },
  bulkCreateManualTaxMappings: {
    method: 'POST',
    path: '/billing/v1/bulk/manual-tax-mappings/create',
    summary: 'Creates up to 100 tax rates. Each creation succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ manualTaxMappings: list(input(ManualTaxMapping), many), returnEntity }),
    response: bulkMappings,
    client: {
      module: 'manualTaxMappings',
      args: 'manualTaxMappings ...options',
      example: [
        "const rate = { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id, taxRate: '0.04', taxName: 'State' }",
        'const { results } = await owner.manualTaxMappings.bulkCreateManualTaxMappings([rate])',
      ],
    },
  },
  bulkAssignExemptOverrides: {
    method: 'POST',
    path: '/billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
    summary: 'Sets reduced rates of tax-exempt groups for up to 100 tax rates. Each succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({ assignOverrides: list(AssignOverride, many), returnEntity }),
    response: bulkMappings,
    client: {
      module: 'manualTaxMappings',
      args: '...options!',
      example: [
        "const exemptGroupOverrides = [{ exemptGroupId: taxExemptGroup.id, rate: '0.05' }]",
        'const assignOverrides = [{ manualTaxMappingId: manualTaxMapping.id, exemptGroupOverrides }]',
        'const { results } = await owner.manualTaxMappings.bulkAssignExemptOverrides({ assignOverrides })',
      ],
    },
  },
  bulkUnassignExemptOverrides: {
    method: 'POST',
    path: '/billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
    summary:
      'Removes reduced rates of tax-exempt groups from up to 100 tax rates. Each succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({ unassignOverrides: list(UnassignOverride, many), returnEntity }),
    response: bulkMappings,
    client: {
      module: 'manualTaxMappings',
      args: 'unassignOverrides ...options',
      example: [
        'const exemptGroupIds = [taxExemptGroup.id]',
        'const overrides = [{ manualTaxMappingId: manualTaxMapping.id, exemptGroupIds }]',
        'const { results } = await owner.manualTaxMappings.bulkUnassignExemptOverrides(overrides)',
      ],
    },
  },
  updateManualTaxMappingExtendedFields: {
    method: 'POST',
    path: '/billing/v1/manual-tax-mappings/{id}/update-extended-fields',
    summary: "Updates an app's extended fields of a tax rate. Fields that are not sent do not change.",
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ namespace: text({ minLength: 1, maxLength: 164 }), namespaceData: anyMap() }),
    response: manualTaxMapping,
    errors: ['NOT_FOUND'],
    client: {
      module: 'manualTaxMappings',
      name: 'updateExtendedFields',
      args: 'id namespace ...options!',
      example: [
        "const options = { namespaceData: { source: 'import' } }",
        "await owner.manualTaxMappings.updateExtendedFields(manualTaxMapping.id, '@acme', options)",
      ],
    },
  },
})
