import { elevated, room } from '../../call.ts'
import { companyRoles } from '../../entities/enumerations.ts'
import {
  Company,
  CompanyImportResult,
  CompanyMembership,
  CompanyOrder,
  CompanyOrderQueryFields,
  CompanyPerson,
  CompanyQueryFields,
  CompanyTimelineEntry,
  ImportedCompany,
  OwnCompany,
} from '../../entities/people/company.ts'
import { flag, guid, input, integer, list, oneOf, optional, shape } from '../../schema.ts'
import { countFilter, CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const personId = shape({ id: guid({ description: 'ID of the company.' }), customerId: guid() })
const company = shape({ company: Company })
const person = shape({ person: CompanyPerson })

/** Companies: business customers, and the people who order for them. The paths are specific to Vitrine. */
export const companyCalls = room({ scope: 'members', area: 'customers' })({
  createCompany: {
    method: 'POST',
    path: '/vitrine/v1/companies',
    summary: 'Creates a company. Requires a name. Its people are added afterwards.',
    roles: elevated,
    repeatable: false,
    body: shape({ company: input(Company) }),
    response: company,
    errors: ['ALREADY_EXISTS', 'NOT_FOUND'],
    client: {
      module: 'companies',
      args: 'company',
      gives: 'company',
      example: "const { id } = await owner.companies.createCompany({ name: 'Acme GmbH', paymentTerms: 'NET_30' })",
    },
  },
  getCompany: {
    method: 'GET',
    path: '/vitrine/v1/companies/{id}',
    summary: 'Returns a company with its figures.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: company,
    errors: ['NOT_FOUND'],
    client: {
      module: 'companies',
      gives: 'company',
      example: 'const { openAmount } = await owner.companies.getCompany(company.id)',
    },
  },
  updateCompany: {
    method: 'PATCH',
    path: '/vitrine/v1/companies/{id}',
    summary:
      'Changes the sent fields of a company. Requires its current revision. Carts of its people use the new values at once; placed orders keep theirs.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ company: input(Company) }),
    response: company,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'companies',
      args: 'id company',
      gives: 'company',
      example: [
        'const { revision } = await owner.companies.getCompany(company.id)',
        "await owner.companies.updateCompany(company.id, { revision, paymentTerms: 'NET_15' })",
      ],
    },
  },
  deleteCompany: {
    method: 'DELETE',
    path: '/vitrine/v1/companies/{id}',
    summary:
      'Deletes a company. Its people remain customers, without its prices and terms. Its orders remain and keep its name.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'companies', example: 'await owner.companies.deleteCompany(company.id)' },
  },
  queryCompanies: {
    method: 'POST',
    path: '/vitrine/v1/companies/query',
    summary: 'Lists companies that match a filter, sorted and paged. Default: the newest first.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ companies: list(Company), pagingMetadata: CursorMetadata }),
    client: {
      module: 'companies',
      finds: { fields: CompanyQueryFields },
      example:
        "const { items } = await owner.companies.queryCompanies().gt('openAmount', '0').ascending('name').find()",
    },
  },
  countCompanies: {
    method: 'POST',
    path: '/vitrine/v1/companies/count',
    summary: 'Counts the companies that match a filter.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ filter: countFilter }),
    response: shape({ count: integer() }),
    client: {
      module: 'companies',
      gives: 'count',
      example: "const count = await owner.companies.countCompanies({ filter: { paymentTerms: 'NET_30' } })",
    },
  },
  bulkImportCompanies: {
    method: 'POST',
    path: '/vitrine/v1/bulk/companies/import',
    summary:
      'Imports up to 100 companies. Each one succeeds or fails independently. Sent fields of existing companies are overwritten, and tags are added, if `updateExisting` is set.',
    roles: elevated,
    repeatable: true,
    body: shape({
      companies: list(ImportedCompany, { minItems: 1, maxItems: 100 }),
      updateExisting: optional(flag({ description: 'Whether existing companies are updated. Default: false.' })),
      isPreview: optional(flag({ description: 'Whether nothing is saved. Default: false.' })),
    }),
    response: shape({ results: list(CompanyImportResult) }),
    client: {
      module: 'companies',
      args: 'companies ...options',
      gives: 'results',
      example: [
        "const sent = [{ name: 'Acme GmbH', externalId: 'A-17', creditLimit: '5000' }]",
        'const results = await owner.companies.bulkImportCompanies(sent, { isPreview: true })',
      ],
    },
  },
  listCompanyPeople: {
    method: 'GET',
    path: '/vitrine/v1/companies/{id}/people',
    summary: 'Lists the people of a company, administrators first, then by name. A company has at most 500.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({
      limit: optional(integer({ minimum: 1, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
      offset: optional(integer({ minimum: 0, maximum: 500, description: 'Number of people to skip. Default: 0.' })),
    }),
    response: shape({ people: list(CompanyPerson) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'companies',
      gives: 'people',
      example: 'const people = await owner.companies.listCompanyPeople(company.id, { limit: 100 })',
    },
  },
  addCompanyPerson: {
    method: 'POST',
    path: '/vitrine/v1/companies/{id}/people',
    summary:
      'Adds a customer to a company. A customer orders for at most one company. Without an account, prices and terms apply once the customer has signed up and verified the email.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      customerId: guid(),
      role: optional(oneOf(companyRoles, { description: 'Default: `BUYER`.' })),
    }),
    response: person,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'CUSTOMER_IN_ANOTHER_COMPANY'],
    client: {
      module: 'companies',
      args: 'id ...options',
      gives: 'person',
      example: 'await owner.companies.addCompanyPerson(company.id, { customerId: customer.id })',
    },
  },
  updateCompanyPerson: {
    method: 'PATCH',
    path: '/vitrine/v1/companies/{id}/people/{customerId}',
    summary: 'Changes the role of a person in a company.',
    roles: elevated,
    repeatable: true,
    params: personId,
    body: shape({ role: oneOf(companyRoles) }),
    response: person,
    errors: ['NOT_FOUND'],
    client: {
      module: 'companies',
      args: 'id customerId role',
      gives: 'person',
      example: "await owner.companies.updateCompanyPerson(company.id, companyPerson.customerId, 'ADMINISTRATOR')",
    },
  },
  removeCompanyPerson: {
    method: 'DELETE',
    path: '/vitrine/v1/companies/{id}/people/{customerId}',
    summary: 'Removes a person from a company. The customer remains, without the prices and terms of the company.',
    roles: elevated,
    repeatable: true,
    params: personId,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'companies',
      args: 'id customerId',
      example: 'await owner.companies.removeCompanyPerson(company.id, companyPerson.customerId)',
    },
  },
  getCompanyOfCustomer: {
    method: 'GET',
    path: '/vitrine/v1/customers/{id}/company',
    summary: 'Returns the company that a customer orders for, if there is one.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ membership: optional(CompanyMembership) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'companies',
      gives: 'membership',
      example: 'const membership = await owner.companies.getCompanyOfCustomer(customer.id)',
    },
  },
  queryCompanyOrders: {
    method: 'POST',
    path: '/vitrine/v1/company-orders/query',
    summary:
      'Lists orders of companies that match a filter, with their due dates and unpaid amounts. Default: the newest first.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ orders: list(CompanyOrder), pagingMetadata: CursorMetadata }),
    client: {
      module: 'companies',
      finds: { fields: CompanyOrderQueryFields },
      example:
        "const { items } = await owner.companies.queryCompanyOrders().eq('isOpen', true).ascending('dueDate').find()",
    },
  },
  getCompanyTimeline: {
    method: 'GET',
    path: '/vitrine/v1/companies/{id}/timeline',
    summary: 'Lists the latest 100 events of a company: orders, people, notes and changed payment terms. Newest first.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ entries: list(CompanyTimelineEntry) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'companies',
      gives: 'entries',
      example: 'const entries = await owner.companies.getCompanyTimeline(company.id)',
    },
  },
  getMyCompany: {
    method: 'GET',
    path: '/vitrine/v1/members/my/company',
    summary: 'Returns the company that the signed-in member orders for, if there is one.',
    roles: ['member'],
    repeatable: true,
    response: shape({ company: optional(OwnCompany) }),
    client: {
      module: 'companies',
      gives: 'company',
      example: 'const company = await signedIn.companies.getMyCompany()',
    },
  },
})
