import { elevated, room } from '../../call.ts'
import { BulkActionMetadata, ItemMetadata } from '../../entities/bulk-results.ts'
import { ContactTaxDetails, TaxExemptGroup } from '../../entities/pricing/tax.ts'
import { tagChanges as tags } from '../../entities/tags.ts'
import { anyMap, entity, flag, guid, input, integer, list, oneOf, optional, shape, text } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const taxExemptGroup = shape({ taxExemptGroup: TaxExemptGroup })
const many = { minItems: 1, maxItems: 100 } as const
const returnEntity = optional(flag({ description: 'Whether results contain the entities.' }))

const TaxExemptGroupFields = entity(
  'TaxExemptGroupFields',
  { id: text(), name: text() },
  { description: 'Fields that tax-exempt groups can be filtered and sorted by.' },
)
const ContactTaxDetailsFields = entity(
  'ContactTaxDetailsFields',
  { id: text(), taxExemptGroupId: text() },
  { description: 'Fields that tax details of contacts can be filtered and sorted by.' },
)

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
const fields = optional(
  list(oneOf(['CONTACT_DETAILS']), { maxItems: 10, description: 'Additional fields to return. Default: none.' }),
)

export const taxExemptionCalls = room({ scope: 'settings', area: 'taxes' })({
  createTaxExemptGroup: {
    method: 'POST',
    path: '/billing/v1/tax-exempt-groups',
    summary: 'Creates a tax-exempt group: buyers who pay no tax or reduced tax.',
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
    summary: 'Returns a tax-exempt group.',
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
    summary: 'Lists tax-exempt groups that match a filter, sorted and paged.',
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
    summary: 'Updates a tax-exempt group. Fields that are not sent do not change. Requires its current revision.',
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
    summary: 'Deletes a tax-exempt group. Its members are no longer exempt.',
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
    summary: 'Always returns an empty list: stores have no predefined tax-exempt groups.',
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
    summary: 'Creates up to 100 tax-exempt groups. Each creation succeeds or fails independently.',
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
    summary:
      'Updates up to 100 tax-exempt groups, each by its ID and revision. Each update succeeds or fails independently.',
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
    summary: 'Deletes up to 100 tax-exempt groups. Each deletion succeeds or fails independently.',
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
    summary: 'Adds and removes tags of up to 100 tax-exempt groups. Each update succeeds or fails independently.',
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
    summary:
      'Adds and removes tags of all tax-exempt groups that match a filter. Completes before the response is sent.',
    roles: elevated,
    repeatable: true,
    body: shape({ filter: anyMap(), ...tags }),
    response: shape({ jobId: guid({ description: 'Identifies the update, which is already complete.' }) }),
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
    summary: 'Adds a contact to a tax-exempt group, or moves it to another one.',
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
    summary: 'Returns the tax details of a contact.',
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
    summary: 'Lists tax details of contacts that match a filter, sorted and paged.',
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
    summary: 'Counts the tax details of contacts that match a filter.',
    roles: elevated,
    repeatable: true,
    reads: true,
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
    summary: 'Removes a contact from its tax-exempt group.',
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
    summary: 'Adds up to 100 contacts to tax-exempt groups. Each contact succeeds or fails independently.',
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
    summary: 'Removes up to 100 contacts from their tax-exempt groups. Each contact succeeds or fails independently.',
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
    summary:
      'Adds and removes tags of the tax details of up to 100 contacts. Each update succeeds or fails independently.',
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
    summary: 'Adds and removes tags of all tax details that match a filter. Completes before the response is sent.',
    roles: elevated,
    repeatable: true,
    body: shape({ filter: anyMap(), ...tags }),
    response: shape({ jobId: guid({ description: 'Identifies the update, which is already complete.' }) }),
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
