import type { Order } from '@vitrine/client'
import { dayAfter, isDay, startOfDay } from '@vitrine/domain/time/day.ts'

/** Tabs of the order list with the conditions of their orders. */
export const tabs = {
  all: {},
  unsent: {
    archived: false,
    status: 'APPROVED',
    fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] },
  },
  unpaid: {
    archived: false,
    status: { $in: ['APPROVED', 'INITIALIZED'] },
    paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID', 'DECLINED'] },
  },
  review: { archived: false, status: 'PENDING' },
  returns: { archived: false, returnStatus: { $in: ['REQUESTED', 'RECEIVED', 'APPROVED'] } },
  archived: { archived: true },
} as const satisfies Readonly<Record<string, object>>

export type Tab = keyof typeof tabs

/** Filters in addition to the tab, by their name in the URL. */
export const filterNames = ['payment', 'sending', 'status', 'returns', 'channel', 'tag', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

/** An order search without sorting and paging. */
export interface OrderSearch {
  readonly filter?: object
  readonly search?: { readonly expression: string }
}

/** Tab, search and filters of the order list, all stored in the URL. */
export interface OrderView {
  readonly tab: Tab
  readonly expression: string
  readonly filters: Readonly<Partial<Record<FilterName, string>>>
}

const isTab = (text: string): text is Tab => Object.hasOwn(tabs, text)

export const readOrderView = (params: URLSearchParams): OrderView => {
  const show = params.get('show') ?? ''
  const entries = filterNames.flatMap((name): [FilterName, string][] => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return {
    tab: isTab(show) ? show : 'all',
    expression: params.get('q')?.trim() ?? '',
    filters: Object.fromEntries(entries),
  }
}

export const orderViewParams = ({ tab, expression, filters }: OrderView): URLSearchParams =>
  new URLSearchParams([
    ...(tab === 'all' ? [] : [['show', tab]]),
    ...(expression === '' ? [] : [['q', expression]]),
    ...filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  ])

const pageAt = (path: string, params: URLSearchParams): string => (params.size === 0 ? path : `${path}?${params}`)

export const listAddress = (view: OrderView): string => pageAt('/orders', orderViewParams(view))

/** URL of an order's page that remembers the list it was opened from. */
export const orderAddress = ({ id }: Pick<Order, 'id'>, view: OrderView): string => {
  const list = orderViewParams(view).toString()
  return pageAt(`/orders/${id}`, new URLSearchParams(list === '' ? [] : [['list', list]]))
}

export const isFiltered = ({ tab, expression, filters }: OrderView): boolean =>
  tab !== 'all' || expression !== '' || Object.keys(filters).length > 0

/** The conditions of a view. Days are in the store's time zone. */
const conditionsOf = (
  { tab, filters: { payment, sending, status, returns, channel, tag, from = '', to = '' } }: OrderView,
  timeZone: string,
): object[] => {
  const first = isDay(from) && startOfDay(timeZone, from)
  const end = isDay(to) && startOfDay(timeZone, dayAfter(to))
  return [
    tabs[tab],
    payment ? { paymentStatus: payment } : {},
    sending ? { fulfillmentStatus: sending } : {},
    status ? { status } : {},
    returns ? { returnStatus: returns } : {},
    channel ? { 'channelInfo.type': channel } : {},
    tag ? { 'tags.privateTags.tagIds': { $hasSome: [tag] } } : {},
    first ? { createdDate: { $gte: first } } : {},
    end ? { createdDate: { $lt: end } } : {},
  ].filter((condition) => Object.keys(condition).length > 0)
}

/** The search for a view in a time zone. `more` are additional conditions. */
export const searchOf = (view: OrderView, timeZone: string, ...more: object[]): OrderSearch => {
  const conditions = [...conditionsOf(view, timeZone), ...more]
  return {
    ...(conditions.length > 0 && { filter: { $and: conditions } }),
    ...(view.expression !== '' && { search: { expression: view.expression } }),
  }
}
