import { isDay, startOfDay } from '@vitrine/domain/time/day.ts'
import { matchingWords, named, readFilters, readText } from '../../page/list-view.ts'
import type { CustomerSegment } from '@vitrine/client'

/** Tabs of the list, with the filter of each. */
const tabs = {
  all: {},
  accounts: { hasAccount: true },
  guests: { hasAccount: false },
  pending: { accountStatus: 'PENDING' },
  unconfirmed: { accountStatus: 'UNCONFIRMED' },
  blocked: { accountStatus: 'BLOCKED' },
} as const
export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as readonly Tab[]

export const filterNames = ['segment', 'tag', 'country', 'consent', 'orders', 'spent', 'after', 'before'] as const
export type FilterName = (typeof filterNames)[number]

/** Orders of the list. */
const sorts = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
  spent: { fieldName: 'spent', order: 'DESC' },
  orders: { fieldName: 'orderCount', order: 'DESC' },
  average: { fieldName: 'averageSpent', order: 'DESC' },
  lastOrder: { fieldName: 'lastOrderDate', order: 'DESC' },
  lastSeen: { fieldName: 'lastSeenDate', order: 'DESC' },
} as const
export type Sort = keyof typeof sorts
export const sortNames = Object.keys(sorts) as readonly Sort[]

/** What of the list is shown. It is in the URL. */
export interface CustomerView {
  readonly tab: Tab
  readonly expression: string
  readonly sort: Sort
  readonly filters: Readonly<Partial<Record<FilterName, string>>>
}

const path = '/customers'

export const readCustomerView = (params: URLSearchParams): CustomerView => ({
  tab: named(tabNames, params.get('show'), 'all'),
  expression: readText(params, 'q'),
  sort: named(sortNames, params.get('sort'), 'newest'),
  filters: readFilters(params, filterNames),
})

export const customerViewParams = ({ tab, expression, sort, filters }: CustomerView): [string, string][] => [
  ...(tab === 'all' ? [] : [['show', tab] as [string, string]]),
  ...(expression === '' ? [] : [['q', expression] as [string, string]]),
  ...(sort === 'newest' ? [] : [['sort', sort] as [string, string]]),
  ...filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]] as [string, string]] : [])),
]

export const customersAddress = (view: CustomerView): string => {
  const params = new URLSearchParams(customerViewParams(view))
  return params.size > 0 ? `${path}?${params}` : path
}

/** Whether anything but the order of the list is chosen. */
export const isNarrowed = ({ tab, expression, filters }: CustomerView): boolean =>
  tab !== 'all' || expression !== '' || Object.keys(filters).length > 0

const conditionOf = (name: FilterName, value: string, timeZone: string): object | undefined => {
  switch (name) {
    case 'tag':
      return { tags: { $hasSome: [value] } }
    case 'country':
      return { country: value }
    case 'consent':
      return { emailConsent: value }
    case 'orders':
      return { orderCount: { $gte: Number(value) || 0 } }
    case 'spent':
      return { spent: { $gte: Number(value) || 0 } }
    case 'after':
      return isDay(value) ? { lastOrderDate: { $gte: startOfDay(timeZone, value) } } : undefined
    case 'before':
      return isDay(value) ? { lastOrderDate: { $lt: startOfDay(timeZone, value) } } : undefined
    case 'segment':
      return undefined
    default:
      return name satisfies never
  }
}

interface FilterContext {
  readonly timeZone: string
  readonly segments: readonly CustomerSegment[]
}

/** The filter of a view. */
export const filterOf = (view: CustomerView, { timeZone, segments }: FilterContext): object => {
  const segment = segments.find(({ id }) => id === view.filters.segment)
  const conditions = filterNames.flatMap((name) => {
    const value = view.filters[name]
    return value === undefined ? [] : (conditionOf(name, value, timeZone) ?? [])
  })
  return {
    $and: [tabs[view.tab], ...conditions, ...(segment ? [segment.filter] : []), ...matchingWords(view.expression)],
  }
}

/** The query of a view. */
export const queryOf = (view: CustomerView, context: FilterContext) => ({
  filter: filterOf(view, context),
  sort: [sorts[view.sort]],
})
