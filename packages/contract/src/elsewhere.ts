/**
 * A module of the provider's SDK that a store does not support. Storefronts that use it keep working: lists are
 * returned empty, and all other calls are rejected with a message that names the module.
 */
export interface OtherModule {
  /** Package that storefronts import. */
  readonly package: string
  /** What the module is for, to complete "a store has no …". */
  readonly what: string
  /** Prefixes of its paths, on all hosts of the provider. */
  readonly paths: readonly string[]
  readonly lists: readonly EmptyList[]
}

/** A call that returns an empty list or 0. */
export interface EmptyList {
  /** Name of the function in the SDK. */
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** Path after the prefix, with `{name}` for parameters. */
  readonly path: string
  /** Name of the list or number in the response. */
  readonly answers: { readonly list: string } | { readonly number: string }
}

const list = (call: string, method: 'GET' | 'POST', path: string, name: string): EmptyList => ({
  call,
  method,
  path,
  answers: { list: name },
})
const number = (call: string, path: string, name: string): EmptyList => ({
  call,
  method: 'POST',
  path,
  answers: { number: name },
})

export const otherModules: readonly OtherModule[] = [
  {
    package: '@wix/bookings',
    what: 'bookings',
    paths: [
      '/bookings',
      '/bookings/services',
      '/services-2',
      '/availability-calendar',
      '/bookings/availability-calendar',
    ],
    lists: [
      list('services.queryServices', 'POST', '/v2/services/query', 'services'),
      list('services.searchServices', 'POST', '/v2/services/search', 'services'),
      number('services.countServices', '/v2/services/count', 'count'),
      list('availabilityCalendar.queryAvailability', 'POST', '/v1/availability/query', 'availabilityEntries'),
    ],
  },
  {
    package: '@wix/events',
    what: 'events',
    paths: ['/events', '/wix-events', '/events-events-v3-adapter'],
    lists: [
      list('wixEventsV2.queryEvents', 'POST', '/v3/events/query', 'events'),
      list('wixEventsV2.listEventsByCategory', 'GET', '/v3/events/category/{id}', 'events'),
    ],
  },
  {
    package: '@wix/pricing-plans',
    what: 'pricing plans',
    paths: ['/pricing-plans', '/paid-plans', '/plan-proxy'],
    lists: [
      list('plans.queryPublicPlans', 'POST', '/v2/plans/public/query', 'plans'),
      list('plans.listPublicPlans', 'GET', '/v2/plans/public', 'plans'),
      list('plans.listPlans', 'GET', '/v2/plans', 'plans'),
    ],
  },
  {
    package: '@wix/data',
    what: 'data collections',
    paths: ['/wix-data', '/cloud-data', '/data'],
    lists: [
      list('items.query', 'GET', '/v2/items/query', 'dataItems'),
      list('items.query', 'POST', '/v2/items/query', 'dataItems'),
      list('items.aggregate', 'POST', '/v2/items/aggregate', 'results'),
      list('items.query().distinct', 'POST', '/v2/items/query-distinct-values', 'distinctValues'),
      number('items.query().count', '/v2/items/count', 'totalCount'),
    ],
  },
  {
    package: '@wix/headless-site-assets',
    what: 'scripts embedded into its pages',
    paths: ['/assets/scripts'],
    lists: [list('scripts.listSiteScripts', 'GET', '/v1/site-scripts', 'siteScripts')],
  },
  { package: '@wix/media', what: 'uploads by visitors', paths: ['/site-media'], lists: [] },
]
