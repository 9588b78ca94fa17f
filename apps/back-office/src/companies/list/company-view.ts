import { matchingWords, named, readText } from '../../page/list-view.ts'

/** Tabs of the list, with the filter of each. */
const tabs = {
  all: {},
  invoice: { paymentTerms: { $ne: 'PAY_AT_CHECKOUT' } },
  open: { openAmount: { $gt: 0 } },
} as const
export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as readonly Tab[]

/** Orders of the list. */
const sorts = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
  spent: { fieldName: 'spent', order: 'DESC' },
  open: { fieldName: 'openAmount', order: 'DESC' },
  orders: { fieldName: 'orderCount', order: 'DESC' },
  lastOrder: { fieldName: 'lastOrderDate', order: 'DESC' },
} as const
type Sort = keyof typeof sorts
export const sortNames = Object.keys(sorts) as readonly Sort[]

/** What of the list is shown. It is in the URL. */
export interface CompanyView {
  readonly tab: Tab
  readonly expression: string
  readonly sort: Sort
}

export const companiesPath = '/customers/companies'

export const readCompanyView = (params: URLSearchParams): CompanyView => ({
  tab: named(tabNames, params.get('show'), 'all'),
  expression: readText(params, 'q'),
  sort: named(sortNames, params.get('sort'), 'newest'),
})

export const companyViewParams = ({ tab, expression, sort }: CompanyView): [string, string][] => [
  ...(tab === 'all' ? [] : [['show', tab] as [string, string]]),
  ...(expression === '' ? [] : [['q', expression] as [string, string]]),
  ...(sort === 'newest' ? [] : [['sort', sort] as [string, string]]),
]

export const companiesAddress = (view: CompanyView): string => {
  const params = new URLSearchParams(companyViewParams(view))
  return params.size > 0 ? `${companiesPath}?${params}` : companiesPath
}

/** Whether anything but the order of the list is chosen. */
export const isNarrowed = ({ tab, expression }: CompanyView): boolean => tab !== 'all' || expression !== ''

export const filterOf = ({ tab, expression }: CompanyView): object => ({
  $and: [tabs[tab], ...matchingWords(expression)],
})

/** The query of a view. */
export const queryOf = (view: CompanyView) => ({ filter: filterOf(view), sort: [sorts[view.sort]] })
