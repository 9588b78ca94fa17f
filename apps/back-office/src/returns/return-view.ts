import type { OrderReturn } from '@vitrine/client'

type Status = OrderReturn['status']

/** Tabs of the list, starting with the returns that need action. */
const tabs = {
  waiting: ['REQUESTED', 'RECEIVED'],
  requested: ['REQUESTED'],
  approved: ['APPROVED'],
  received: ['RECEIVED'],
  closed: ['SETTLED', 'DECLINED', 'CANCELED'],
  all: [],
} as const satisfies Readonly<Record<string, readonly Status[]>>

export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as readonly Tab[]

const resolutions = ['REFUND', 'STORE_CREDIT', 'EXCHANGE'] as const satisfies readonly OrderReturn['wish'][]
type Resolution = (typeof resolutions)[number]

/** Tab, search and filter of the return list, all stored in the URL. */
export interface ReturnView {
  readonly tab: Tab
  readonly expression: string
  readonly resolution: Resolution | undefined
}

const isTab = (text: string): text is Tab => Object.hasOwn(tabs, text)

export const readReturnView = (params: URLSearchParams): ReturnView => {
  const show = params.get('show') ?? ''
  return {
    tab: isTab(show) ? show : 'waiting',
    expression: params.get('q')?.trim() ?? '',
    resolution: resolutions.find((resolution) => resolution === params.get('wish')),
  }
}

export const returnViewParams = ({ tab, expression, resolution }: ReturnView): URLSearchParams =>
  new URLSearchParams([
    ...(tab === 'waiting' ? [] : [['show', tab]]),
    ...(expression === '' ? [] : [['q', expression]]),
    ...(resolution === undefined ? [] : [['wish', resolution]]),
  ])

export const returnsAddress = (view: ReturnView): string => {
  const params = returnViewParams(view)
  return params.size === 0 ? '/orders/returns' : `/orders/returns?${params}`
}

export const isNarrowed = ({ expression, resolution }: ReturnView): boolean =>
  expression !== '' || resolution !== undefined

/** The filter of a view. `orderIds` are the orders matching its search. */
export const filterOf = ({ tab, resolution }: ReturnView, orderIds?: readonly string[]): object => ({
  ...(tabs[tab].length > 0 && { status: { $in: tabs[tab] } }),
  ...(resolution !== undefined && { wish: resolution }),
  ...(orderIds && { orderId: { $in: orderIds } }),
})

/** Oldest first where returns wait for action, otherwise newest first. */
export const orderOf = ({ tab }: ReturnView): 'ASC' | 'DESC' => (tab === 'closed' || tab === 'all' ? 'DESC' : 'ASC')
