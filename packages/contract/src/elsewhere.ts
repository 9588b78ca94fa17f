/**
 * What storefronts on the provider's SDK ask of its other modules. A store has none of it, and their pages are to go on:
 * lists are answered empty, anything else is refused by name.
 */
export interface OtherModule {
  /** The package that storefronts import. */
  readonly package: string
  /** What a store does not offer, in words. */
  readonly what: string
  /** How its paths begin, whichever of the provider's hosts they are asked on. */
  readonly paths: readonly string[]
  readonly lists: readonly EmptyList[]
}

/** A call that is answered as if there were nothing. */
export interface EmptyList {
  /** The function as storefronts call it. */
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** The rest of its path after the beginning, with `{name}` where a parameter stands. */
  readonly path: string
  /** The name of the list, or of the number that is 0. */
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
  { package: '@wix/media', what: 'uploads by visitors', paths: ['/site-media'], lists: [] },
]
