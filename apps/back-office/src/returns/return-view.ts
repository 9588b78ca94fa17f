import type { OrderReturn } from '@vitrine/client'

type Status = OrderReturn['status']

/** The parts of the list that stand as tabs; what needs the owner comes first. */
export const tabs = {
  waiting: ['REQUESTED', 'RECEIVED'],
  requested: ['REQUESTED'],
  approved: ['APPROVED'],
  received: ['RECEIVED'],
  closed: ['SETTLED', 'DECLINED', 'CANCELED'],
  all: [],
} as const satisfies Readonly<Record<string, readonly Status[]>>

export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as readonly Tab[]

export const wishes = ['REFUND', 'STORE_CREDIT', 'EXCHANGE'] as const satisfies readonly OrderReturn['wish'][]
export type Wish = (typeof wishes)[number]

/** What of all returns a list shows; it is all in the address. */
export interface View {
  readonly tab: Tab
  readonly expression: string
  readonly wish: Wish | undefined
}

const isTab = (text: string): text is Tab => Object.hasOwn(tabs, text)

export const viewOf = (params: URLSearchParams): View => {
  const show = params.get('show') ?? ''
  return {
    tab: isTab(show) ? show : 'waiting',
    expression: params.get('q')?.trim() ?? '',
    wish: wishes.find((wish) => wish === params.get('wish')),
  }
}

export const paramsOf = ({ tab, expression, wish }: View): URLSearchParams =>
  new URLSearchParams([
    ...(tab === 'waiting' ? [] : [['show', tab]]),
    ...(expression === '' ? [] : [['q', expression]]),
    ...(wish === undefined ? [] : [['wish', wish]]),
  ])

export const returnsAddress = (view: View): string => {
  const params = paramsOf(view)
  return params.size === 0 ? '/orders/returns' : `/orders/returns?${params}`
}

export const isNarrowed = ({ expression, wish }: View): boolean => expression !== '' || wish !== undefined

/** The filter of a view; `orderIds` are the orders that its search has found. */
export const filterOf = ({ tab, wish }: View, orderIds?: readonly string[]): object => ({
  ...(tabs[tab].length > 0 && { status: { $in: tabs[tab] } }),
  ...(wish !== undefined && { wish }),
  ...(orderIds && { orderId: { $in: orderIds } }),
})

/** What waits longest comes first where something waits; else what came last. */
export const orderOf = ({ tab }: View): 'ASC' | 'DESC' => (tab === 'closed' || tab === 'all' ? 'DESC' : 'ASC')
