import { elevated, room } from '../call.ts'
import { BulkActionMetadata, ItemMetadata } from '../entities/product.ts'
import { ContactTaxDetails, TaxExemptGroup, TaxTags } from '../entities/tax.ts'
import { anyMap, entity, flag, guid, input, integer, list, oneOf, optional, shape, text } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const taxExemptGroup = shape({ taxExemptGroup: TaxExemptGroup })
const many = { minItems: 1, maxItems: 100 } as const
const returnEntity = optional(flag({ description: 'Whether each result has the entity.' }))
const tags = { assignTags: optional(TaxTags), unassignTags: optional(TaxTags) }

const TaxExemptGroupFields = entity(
  'TaxExemptGroupFields',
  { id: text(), name: text() },
  { description: 'Fields that tax exempt groups can be filtered and sorted by.' },
)
const ContactTaxDetailsFields = entity(
  'ContactTaxDetailsFields',
  { id: text(), taxExemptGroupId: text() },
  { description: 'Fields that tax details of contacts can be filtered and sorted by.' },
)

/** What becomes of many: each succeeds or fails on its own. */
const BulkTaxExemptGroupResult = entity('BulkTaxExemptGroupResult', {
  itemMetadata: ItemMetadata,
  item: optional(TaxExemptGroup),
})
const bulkGroups = shape({ results: list(BulkTaxExemptGroupResult), bulkActionMetadata: BulkActionMetadata })
const BulkContactTaxDetailsResult = entity('BulkContactTaxDetailsResult', {
  itemMetadata: ItemMetadata,
  item: optional(ContactTaxDetails),
})
const bulkContacts = shape({ results: list(BulkContactTaxDetailsResult), bulkActionMetadata: BulkActionMetadata })
const TaxExemptDefaultGroup = entity('TaxExemptDefaultGroup', {
  id: guid(),
  name: text({ minLength: 1, maxLength: 200 }),
  appId: optional(guid()),
})
const MaskedTaxExemptGroup = entity('MaskedTaxExemptGroup', {
  taxExemptGroup: entity('TaxExemptGroupToUpdate', { ...TaxExemptGroup.properties, id: guid() }),
})
const fields = optional(list(oneOf(['CONTACT_DETAILS']), { maxItems: 10 }))

export const taxExemptionCalls = room({ scope: 'settings' })({
  createTaxExemptGroup: {
    method: 'POST',
    path: '/billing/v1/tax-exempt-groups',
    summary: 'Creates a group of buyers who pay no tax, or less.',
    roles: elevated,
    repeatable: false,
    body: shape({ taxExemptGroup: input(TaxExemptGroup) }),
    response: taxExemptGroup,
    client: {
      module: 'taxExemptGroups',
      args: 'taxExemptGroup',
      gives: 'taxExemptGroup',
      example: "const { id } = await owner.taxExemptGroups.createTaxExemptGroup({ name: 'Resellers' })",
    },
  },
  getTaxExemptGroup: {
    method: 'GET',
    path: '/billing/v1/tax-exempt-groups/{id}',
    summary: 'Reads a tax exempt group.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: taxExemptGroup,
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxExemptGroups',
      gives: 'taxExemptGroup',
      example: 'const { name } = await owner.taxExemptGroups.getTaxExemptGroup(taxExemptGroup.id)',
    },
  },
  queryTaxExemptGroups: {
    method: 'GET',
    path: '/billing/v1/tax-exempt-groups/query',
    encoding: 'r',
    summary: 'Finds tax exempt groups.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ taxExemptGroups: list(TaxExemptGroup), pagingMetadata: CursorMetadata }),
    client: {
      module: 'taxExemptGroups',
      finds: { fields: TaxExemptGroupFields },
      example: "const { items } = await owner.taxExemptGroups.queryTaxExemptGroups().startsWith('name', 'R').find()",
    },
  },
  updateTaxExemptGroup: {
    method: 'PATCH',
    path: '/billing/v1/tax-exempt-groups/{id}',
    summary: 'Updates the fields of a tax exempt group that are sent; needs its revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ taxExemptGroup: input(TaxExemptGroup) }),
    response: taxExemptGroup,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'taxExemptGroups',
      args: 'id taxExemptGroup',
      gives: 'taxExemptGroup',
      example: [
        'const { id, revision } = taxExemptGroup',
        "await owner.taxExemptGroups.updateTaxExemptGroup(id, { revision, name: 'Schools' })",
      ],
    },
  },
  deleteTaxExemptGroup: {
    method: 'DELETE',
    path: '/billing/v1/tax-exempt-groups/{id}',
    summary: 'Deletes a tax exempt group; its members pay tax again.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxExemptGroups',
      example: 'await owner.taxExemptGroups.deleteTaxExemptGroup(taxExemptGroup.id)',
    },
  },
  listDefaultTaxExemptGroups: {
    method: 'GET',
    path: '/billing/v1/tax-exempt-groups/default-tax-exempt-groups',
    summary: 'Lists the exempt groups that are there in every store: none, since whom to exempt is the owner’s choice.',
    roles: elevated,
    repeatable: true,
    response: shape({ taxExemptGroups: list(TaxExemptDefaultGroup) }),
    client: {
      module: 'taxExemptGroups',
      example: 'const { taxExemptGroups } = await owner.taxExemptGroups.listDefaultTaxExemptGroups()',
    },
  },
  bulkCreateTaxExemptGroups: {
    method: 'POST',
    path: '/billing/v1/bulk/tax-exempt-groups/create',
    summary: 'Creates several tax exempt groups; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: false,
    body: shape({ taxExemptGroups: list(input(TaxExemptGroup), many), returnEntity }),
    response: bulkGroups,
    client: {
      module: 'taxExemptGroups',
      args: 'taxExemptGroups ...options',
      example: "const { results } = await owner.taxExemptGroups.bulkCreateTaxExemptGroups([{ name: 'Charities' }])",
    },
  },
  bulkUpdateTaxExemptGroups: {
    method: 'POST',
    path: '/billing/v1/bulk/tax-exempt-groups/update',
    summary: 'Updates several tax exempt groups, each with its ID and revision; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: false,
    body: shape({ taxExemptGroups: list(input(MaskedTaxExemptGroup), many), returnEntity }),
    response: bulkGroups,
    client: {
      module: 'taxExemptGroups',
      args: 'taxExemptGroups ...options',
      example: [
        'const { id, revision } = taxExemptGroup',
        "const groups = [{ taxExemptGroup: { id, revision, name: 'Churches' } }]",
        'const { results } = await owner.taxExemptGroups.bulkUpdateTaxExemptGroups(groups)',
      ],
    },
  },
  bulkDeleteTaxExemptGroups: {
    method: 'POST',
    path: '/billing/v1/bulk/tax-exempt-groups/delete',
    summary: 'Deletes several tax exempt groups; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: false,
    body: shape({ taxExemptGroupIds: list(guid(), many) }),
    response: bulkGroups,
    client: {
      module: 'taxExemptGroups',
      args: 'taxExemptGroupIds',
      example: 'const { results } = await owner.taxExemptGroups.bulkDeleteTaxExemptGroups([taxExemptGroup.id])',
    },
  },
  bulkUpdateTaxExemptGroupTags: {
    method: 'POST',
    path: '/billing/v1/bulk/tax-exempt-groups/update-tags',
    summary: 'Adds tags to tax exempt groups, and removes others; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: true,
    body: shape({ taxExemptGroupIds: list(guid(), many), ...tags }),
    response: bulkGroups,
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'taxExemptGroups',
      args: 'taxExemptGroupIds ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['vip'] } }",
        'const ids = [taxExemptGroup.id]',
        'const { results } = await owner.taxExemptGroups.bulkUpdateTaxExemptGroupTags(ids, { assignTags })',
      ],
    },
  },
  bulkUpdateTaxExemptGroupTagsByFilter: {
    method: 'POST',
    path: '/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter',
    summary: 'Adds tags to all tax exempt groups that a filter finds, and removes others. It is done when it answers.',
    roles: elevated,
    repeatable: true,
    body: shape({ filter: anyMap(), ...tags }),
    response: shape({ jobId: guid() }),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'taxExemptGroups',
      args: 'filter ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['vip'] } }",
        "await owner.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter({ name: 'Resellers' }, { assignTags })",
      ],
    },
  },
  upsertContactTaxDetails: {
    method: 'POST',
    path: '/billing/v1/contact-tax-details',
    summary: 'Puts a contact into a tax exempt group, or into another one.',
    roles: elevated,
    repeatable: true,
    body: shape({ contactTaxDetails: input(ContactTaxDetails), fields }),
    response: shape({ contactTaxDetails: ContactTaxDetails }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'contactTaxDetails',
      args: 'contactTaxDetails ...options',
      example: [
        'const details = { id: member.id, taxExemptGroupId: taxExemptGroup.id }',
        'const { contactTaxDetails } = await owner.contactTaxDetails.upsertContactTaxDetails(details)',
      ],
    },
  },
  getContactTaxDetails: {
    method: 'GET',
    path: '/billing/v1/contact-tax-details/{id}',
    summary: 'Reads the tax details of a contact.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({ fields }),
    response: shape({ contactTaxDetails: ContactTaxDetails }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'contactTaxDetails',
      args: 'id ...options',
      gives: 'contactTaxDetails',
      example: 'const { taxExemptGroupId } = await owner.contactTaxDetails.getContactTaxDetails(taxExemptMember.id)',
    },
  },
  queryContactTaxDetails: {
    method: 'GET',
    path: '/billing/v1/contact-tax-details/query',
    encoding: 'r',
    summary: 'Finds tax details of contacts.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search), fields }),
    response: shape({ contactTaxDetails: list(ContactTaxDetails), pagingMetadata: CursorMetadata }),
    client: {
      module: 'contactTaxDetails',
      finds: { fields: ContactTaxDetailsFields },
      example: [
        'const query = owner.contactTaxDetails.queryContactTaxDetails()',
        "const { items } = await query.eq('taxExemptGroupId', taxExemptGroup.id).find()",
      ],
    },
  },
  countContactTaxDetails: {
    method: 'POST',
    path: '/billing/v1/contact-tax-details/count',
    summary: 'Counts tax details of contacts, all or those that a filter finds.',
    roles: elevated,
    repeatable: true,
    body: shape({ filter: optional(anyMap()) }),
    response: shape({ count: integer() }),
    errors: ['TOO_MANY_TO_COUNT'],
    client: {
      module: 'contactTaxDetails',
      args: '...options',
      example: 'const { count } = await owner.contactTaxDetails.countContactTaxDetails()',
    },
  },
  deleteContactTaxDetails: {
    method: 'DELETE',
    path: '/billing/v1/contact-tax-details/{id}',
    summary: 'Takes a contact out of its tax exempt group.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'contactTaxDetails',
      example: 'await owner.contactTaxDetails.deleteContactTaxDetails(taxExemptMember.id)',
    },
  },
  bulkUpsertContactTaxDetails: {
    method: 'POST',
    path: '/billing/v1/bulk/contact-tax-details/upsert',
    summary: 'Puts several contacts into tax exempt groups; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: true,
    body: shape({ contactTaxDetails: list(input(ContactTaxDetails), many), returnEntity, fields }),
    response: bulkContacts,
    client: {
      module: 'contactTaxDetails',
      args: 'contactTaxDetails ...options',
      example: [
        'const details = [{ id: member.id, taxExemptGroupId: taxExemptGroup.id }]',
        'const { results } = await owner.contactTaxDetails.bulkUpsertContactTaxDetails(details)',
      ],
    },
  },
  bulkDeleteContactTaxDetails: {
    method: 'POST',
    path: '/billing/v1/bulk/contact-tax-details/delete',
    summary: 'Takes several contacts out of their tax exempt groups; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: false,
    body: shape({ contactTaxDetailsIds: list(guid(), many) }),
    response: bulkContacts,
    client: {
      module: 'contactTaxDetails',
      args: 'contactTaxDetailsIds',
      example: 'const { results } = await owner.contactTaxDetails.bulkDeleteContactTaxDetails([taxExemptMember.id])',
    },
  },
  bulkUpdateContactTaxDetailsTags: {
    method: 'POST',
    path: '/billing/v1/bulk/contact-tax-details/update-tags',
    summary: 'Adds tags to tax details of contacts, and removes others; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: true,
    body: shape({ contactTaxDetailsIds: list(guid(), many), ...tags }),
    response: bulkContacts,
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'contactTaxDetails',
      args: 'contactTaxDetailsIds ...options',
      example: [
        "const assignTags = { publicTags: { tagIds: ['eu'] } }",
        'const ids = [taxExemptMember.id]',
        'const { results } = await owner.contactTaxDetails.bulkUpdateContactTaxDetailsTags(ids, { assignTags })',
      ],
    },
  },
  bulkUpdateContactTaxDetailsTagsByFilter: {
    method: 'POST',
    path: '/billing/v1/bulk/contact-tax-details/update-tags-by-filter',
    summary: 'Adds tags to tax details that a filter finds, and removes others. It is done when it answers.',
    roles: elevated,
    repeatable: true,
    body: shape({ filter: anyMap(), ...tags }),
    response: shape({ jobId: guid() }),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'contactTaxDetails',
      args: 'filter ...options',
      example: [
        "const assignTags = { publicTags: { tagIds: ['eu'] } }",
        'const filter = { taxExemptGroupId: taxExemptGroup.id }',
        'await owner.contactTaxDetails.bulkUpdateContactTaxDetailsTagsByFilter(filter, { assignTags })',
      ],
    },
  },
})
