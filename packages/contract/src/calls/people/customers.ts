import { elevated, room } from '../../call.ts'
import {
  Customer,
  CustomerConsentChange,
  CustomerFields,
  CustomerImportResult,
  CustomerQueryFields,
  CustomerSegment,
  CustomerTag,
  CustomerTimelineEntry,
  ImportedCustomer,
  consentStatuses,
  marketingChannels,
} from '../../entities/people/customer.ts'
import { anyMap, flag, guid, input, integer, list, oneOf, optional, shape, text } from '../../schema.ts'
import { countFilter, CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const customer = shape({ customer: Customer })
const segment = shape({ segment: CustomerSegment })

/** Customers: members and guests in one list. The paths are specific to Vitrine. */
export const customerCalls = room({ scope: 'members' })({
  queryCustomers: {
    method: 'POST',
    path: '/vitrine/v1/customers/query',
    summary: 'Lists customers, members and guests, that match a filter, sorted and paged. Default: the newest first.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ customers: list(Customer), pagingMetadata: CursorMetadata }),
    client: {
      module: 'customers',
      finds: { fields: CustomerQueryFields },
      example:
        "const { items } = await owner.customers.queryCustomers().ge('orderCount', 2).descending('spent').find()",
    },
  },
  countCustomers: {
    method: 'POST',
    path: '/vitrine/v1/customers/count',
    summary: 'Counts the customers that match a filter.',
    roles: elevated,
    repeatable: true,
    body: shape({ filter: countFilter }),
    response: shape({ count: integer() }),
    client: {
      module: 'customers',
      gives: 'count',
      example: "const count = await owner.customers.countCustomers({ filter: { tags: { $hasSome: ['VIP'] } } })",
    },
  },
  getCustomer: {
    method: 'GET',
    path: '/vitrine/v1/customers/{id}',
    summary:
      'Returns a customer. The IDs of customers that were merged into it, its member and its contacts find it too.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: customer,
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      gives: 'customer',
      example: 'const { orderCount, spent } = await owner.customers.getCustomer(customer.id)',
    },
  },
  createCustomer: {
    method: 'POST',
    path: '/vitrine/v1/customers',
    summary: 'Creates a customer without an account. Requires an email or a phone number.',
    roles: elevated,
    repeatable: false,
    body: shape({ customer: CustomerFields }),
    response: customer,
    errors: ['ALREADY_EXISTS'],
    client: {
      module: 'customers',
      args: 'customer',
      gives: 'customer',
      example: 'const { id } = await owner.customers.createCustomer({ email: `ada.${Date.now()}@mail.example` })',
    },
  },
  updateCustomer: {
    method: 'PATCH',
    path: '/vitrine/v1/customers/{id}',
    summary:
      'Changes the sent fields of a customer. Requires its current revision. Name, phone, company, language and addresses of a customer with an account are changed in the account.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ customer: shape({ ...CustomerFields.properties, revision: optional(text()) }) }),
    response: customer,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'customers',
      args: 'id customer',
      gives: 'customer',
      example: [
        'const { revision } = await owner.customers.getCustomer(customer.id)',
        "await owner.customers.updateCustomer(customer.id, { revision, note: 'Prefers calls.', tags: ['VIP'] })",
      ],
    },
  },
  mergeCustomers: {
    method: 'POST',
    path: '/vitrine/v1/customers/{id}/merge',
    summary:
      'Merges another customer into a customer: orders, addresses, tags, notes and consent move, and the other one ends. The one with an account remains, whichever it is. Two accounts can’t be merged.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ otherCustomerId: guid({ description: 'The customer that is merged into this one.' }) }),
    response: customer,
    errors: ['NOT_FOUND', 'CUSTOMERS_HAVE_ACCOUNTS'],
    client: {
      module: 'customers',
      args: 'id otherCustomerId',
      gives: 'customer',
      example: [
        'const other = await owner.customers.createCustomer({ email: `other.${Date.now()}@mail.example` })',
        'const merged = await owner.customers.mergeCustomers(customer.id, other.id)',
      ],
    },
  },
  setMarketingConsent: {
    method: 'POST',
    path: '/vitrine/v1/customers/{id}/marketing-consent',
    summary: 'Records that a customer agreed or declined to get marketing messages.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ channel: oneOf(marketingChannels), status: oneOf(consentStatuses) }),
    response: customer,
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      args: 'id ...options',
      gives: 'customer',
      example: "await owner.customers.setMarketingConsent(customer.id, { channel: 'EMAIL', status: 'UNSUBSCRIBED' })",
    },
  },
  listMarketingConsents: {
    method: 'GET',
    path: '/vitrine/v1/customers/{id}/marketing-consents',
    summary: 'Lists the latest 100 changes of the marketing consent of a customer, newest first.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ consents: list(CustomerConsentChange) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      gives: 'consents',
      example: 'const consents = await owner.customers.listMarketingConsents(customer.id)',
    },
  },
  listCustomerTags: {
    method: 'GET',
    path: '/vitrine/v1/customers/tags',
    summary: 'Lists the 500 most frequent tags of customers, most frequent first.',
    roles: elevated,
    repeatable: true,
    response: shape({ tags: list(CustomerTag) }),
    client: {
      module: 'customers',
      gives: 'tags',
      example: 'const tags = await owner.customers.listCustomerTags()',
    },
  },
  bulkUpdateCustomerTags: {
    method: 'POST',
    path: '/vitrine/v1/bulk/customers/tags',
    summary: 'Adds tags to up to 100 customers, and removes others. Customers that don’t exist are left out.',
    roles: elevated,
    repeatable: true,
    body: shape({
      customerIds: list(guid(), { minItems: 1, maxItems: 100 }),
      add: optional(list(text({ minLength: 1, maxLength: 50 }), { maxItems: 50 })),
      remove: optional(list(text({ minLength: 1, maxLength: 50 }), { maxItems: 50 })),
    }),
    response: shape({ customers: list(Customer) }),
    client: {
      module: 'customers',
      args: 'customerIds ...options',
      gives: 'customers',
      example: "await owner.customers.bulkUpdateCustomerTags([customer.id], { add: ['VIP'], remove: ['New'] })",
    },
  },
  bulkImportCustomers: {
    method: 'POST',
    path: '/vitrine/v1/bulk/customers/import',
    summary:
      'Imports up to 100 customers. Each one succeeds or fails independently. Sent fields of existing customers are overwritten, and tags are added, if `updateExisting` is set.',
    roles: elevated,
    repeatable: true,
    body: shape({
      customers: list(ImportedCustomer, { minItems: 1, maxItems: 100 }),
      updateExisting: optional(flag({ description: 'Whether existing customers are updated. Default: false.' })),
      isPreview: optional(flag({ description: 'Whether nothing is saved. Default: false.' })),
    }),
    response: shape({ results: list(CustomerImportResult) }),
    client: {
      module: 'customers',
      args: 'customers ...options',
      gives: 'results',
      example: [
        "const people = [{ email: 'bea@mail.example', firstName: 'Bea' }]",
        'const results = await owner.customers.bulkImportCustomers(people, { isPreview: true })',
      ],
    },
  },
  createCustomerSegment: {
    method: 'POST',
    path: '/vitrine/v1/customer-segments',
    summary: 'Creates a segment: a saved filter of customers. A store can have 100.',
    roles: elevated,
    repeatable: false,
    body: shape({ segment: input(CustomerSegment) }),
    response: segment,
    errors: ['ALREADY_EXISTS'],
    client: {
      module: 'customers',
      args: 'segment',
      gives: 'segment',
      example: [
        'const filter = { orderCount: { $gte: 5 } }',
        'const { id } = await owner.customers.createCustomerSegment({ name: `Regulars ${Date.now()}`, filter })',
      ],
    },
  },
  listCustomerSegments: {
    method: 'GET',
    path: '/vitrine/v1/customer-segments',
    summary: 'Lists all segments with their number of customers, sorted by name.',
    roles: elevated,
    repeatable: true,
    response: shape({ segments: list(CustomerSegment) }),
    client: {
      module: 'customers',
      gives: 'segments',
      example: 'const segments = await owner.customers.listCustomerSegments()',
    },
  },
  getCustomerSegment: {
    method: 'GET',
    path: '/vitrine/v1/customer-segments/{id}',
    summary: 'Returns a segment with its number of customers.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: segment,
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      gives: 'segment',
      example: 'const { customerCount } = await owner.customers.getCustomerSegment(customerSegment.id)',
    },
  },
  updateCustomerSegment: {
    method: 'PATCH',
    path: '/vitrine/v1/customer-segments/{id}',
    summary: 'Changes the name or the filter of a segment. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ segment: input(CustomerSegment) }),
    response: segment,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'customers',
      args: 'id segment',
      gives: 'segment',
      example: [
        'const { revision } = await owner.customers.getCustomerSegment(customerSegment.id)',
        'const name = `Best customers ${Date.now()}`',
        'await owner.customers.updateCustomerSegment(customerSegment.id, { revision, name })',
      ],
    },
  },
  deleteCustomerSegment: {
    method: 'DELETE',
    path: '/vitrine/v1/customer-segments/{id}',
    summary: 'Deletes a segment. Its customers remain. Member groups of the segment have no members any more.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      example: 'await owner.customers.deleteCustomerSegment(customerSegment.id)',
    },
  },
})

/** What a store knows about a customer in all its rooms: its history, its data and their deletion. */
export const customerHistoryCalls = room({ scope: 'members' })({
  deleteCustomer: {
    method: 'DELETE',
    path: '/vitrine/v1/customers/{id}',
    summary:
      'Deletes a customer with the account, if there is one, and all personal data. Orders, invoices, refunds and payments remain, because a store must keep them for its books.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      example: [
        'const { id } = await owner.customers.createCustomer({ email: `gone.${Date.now()}@mail.example` })',
        'await owner.customers.deleteCustomer(id)',
      ],
    },
  },
  getCustomerTimeline: {
    method: 'GET',
    path: '/vitrine/v1/customers/{id}/timeline',
    summary: 'Lists the latest 100 events of a customer: orders, returns, checkouts, consents, emails. Newest first.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ entries: list(CustomerTimelineEntry) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      gives: 'entries',
      example: 'const entries = await owner.customers.getCustomerTimeline(customer.id)',
    },
  },
  exportCustomerData: {
    method: 'GET',
    path: '/vitrine/v1/customers/{id}/data',
    summary: 'Returns all data that the store has about a customer, for a data request.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ data: anyMap() }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'customers',
      gives: 'data',
      example: 'const data = await owner.customers.exportCustomerData(customer.id)',
    },
  },
})
