import { startOfDay, isDay } from '@vitrine/domain/time/day.ts'
import { matchingWords, named, readFilters, readText } from '../../page/list-view.ts'

/** Tabs of the list by status. */
const tabs = {
  all: {},
  active: { status: 'ACTIVE' },
  draft: { status: 'DRAFT' },
  scheduled: { status: 'SCHEDULED' },
  archived: { status: 'ARCHIVED' },
} as const
export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as readonly Tab[]

export const filterNames = ['collection', 'brand', 'ribbon', 'stock', 'type', 'changed'] as const
export type FilterName = (typeof filterNames)[number]

/** Values of the filter by stock, with their conditions. */
export const stockFilters = {
  in: { stockStatus: 'IN_STOCK' },
  low: { isLowStock: true },
  partial: { stockStatus: 'PARTIALLY_OUT_OF_STOCK' },
  out: { stockStatus: 'OUT_OF_STOCK' },
} as const

/** Values of the filter by type, with their conditions. */
export const typeFilters = {
  physical: { productType: 'physical', isBundle: false, isGiftCard: false },
  digital: { productType: 'digital', isGiftCard: false },
  bundle: { isBundle: true },
  giftCard: { isGiftCard: true },
} as const

/** Orders of the list. */
const sorts = {
  name: { fieldName: 'name', order: 'ASC' },
  nameDown: { fieldName: 'name', order: 'DESC' },
  newest: { fieldName: 'createdDate', order: 'DESC' },
  oldest: { fieldName: 'createdDate', order: 'ASC' },
  changed: { fieldName: 'updatedDate', order: 'DESC' },
  priceUp: { fieldName: 'price', order: 'ASC' },
  priceDown: { fieldName: 'price', order: 'DESC' },
  stockUp: { fieldName: 'stockQuantity', order: 'ASC' },
  stockDown: { fieldName: 'stockQuantity', order: 'DESC' },
} as const
export type Sort = keyof typeof sorts
export const sortNames = Object.keys(sorts) as readonly Sort[]

/** Columns that can be chosen, in their order. The name is always there. */
export const columnNames = [
  'status',
  'stock',
  'price',
  'brand',
  'sku',
  'barcode',
  'type',
  'ribbon',
  'collections',
  'created',
  'changed',
] as const
export type ColumnName = (typeof columnNames)[number]
export const defaultColumns: readonly ColumnName[] = ['status', 'stock', 'price', 'brand']

/** What of the list is shown. It is in the URL. */
export interface ProductListView {
  readonly tab: Tab
  readonly expression: string
  readonly sort: Sort
  readonly filters: Readonly<Partial<Record<FilterName, string>>>
  /** Absent: those that were last chosen in this browser. */
  readonly columns?: readonly ColumnName[]
}

const path = '/products'

/** Reads a list of columns, such as `stock,price`. Unknown ones are left out. */
export const readColumns = (text: string | null): readonly ColumnName[] | undefined => {
  if (text === null) return undefined
  const chosen = new Set(text.split(','))
  return columnNames.filter((name) => chosen.has(name))
}

export const readProductListView = (params: URLSearchParams): ProductListView => {
  const columns = readColumns(params.get('columns'))
  return {
    tab: named(tabNames, params.get('show'), 'all'),
    expression: readText(params, 'q'),
    sort: named(sortNames, params.get('sort'), 'name'),
    filters: readFilters(params, filterNames),
    ...(columns && { columns }),
  }
}

export const productListParams = ({ tab, expression, sort, filters, columns }: ProductListView): [string, string][] => [
  ...(tab === 'all' ? [] : [['show', tab] as [string, string]]),
  ...(expression === '' ? [] : [['q', expression] as [string, string]]),
  ...(sort === 'name' ? [] : [['sort', sort] as [string, string]]),
  ...filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]] as [string, string]] : [])),
  ...(columns ? [['columns', columns.join(',')] as [string, string]] : []),
]

export const productListQuery = (view: ProductListView): string =>
  new URLSearchParams(productListParams(view)).toString()

export const productListAddress = (view: ProductListView): string => {
  const query = productListQuery(view)
  return query === '' ? path : `${path}?${query}`
}

/** Whether only some of the products are shown. */
export const isNarrowed = ({ tab, expression, filters }: ProductListView): boolean =>
  tab !== 'all' || expression !== '' || Object.keys(filters).length > 0

const valueOf = <Conditions extends Readonly<Record<string, object>>>(all: Conditions, value: string) =>
  Object.hasOwn(all, value) ? all[value] : undefined

const conditionOf = (name: FilterName, value: string, timeZone: string): object | undefined => {
  switch (name) {
    case 'collection':
      return { collectionIds: { $hasSome: [value] } }
    case 'brand':
      return { brandId: value }
    case 'ribbon':
      return { ribbonIds: { $hasSome: [value] } }
    case 'stock':
      return valueOf(stockFilters, value)
    case 'type':
      return valueOf(typeFilters, value)
    case 'changed':
      return isDay(value) ? { updatedDate: { $gte: startOfDay(timeZone, value) } } : undefined
    default:
      return name satisfies never
  }
}

const conditionsOf = ({ expression, filters }: ProductListView, timeZone: string): object[] => [
  ...filterNames.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : (conditionOf(name, value, timeZone) ?? [])
  }),
  // In the name, brand, SKU or barcode.
  ...matchingWords(expression),
]

/** The filter of a view. Days are in the store's time zone. */
export const productFilterOf = (view: ProductListView, timeZone: string): object => {
  const conditions = [...(view.tab === 'all' ? [] : [tabs[view.tab]]), ...conditionsOf(view, timeZone)]
  return conditions.length === 0 ? {} : { $and: conditions }
}

/** The query of a view. */
export const productQueryOf = (view: ProductListView, timeZone: string) => ({
  filter: productFilterOf(view, timeZone),
  sort: [sorts[view.sort]],
})

/** The other direction of an order, or its first one. */
export const nextSort = (sort: Sort, first: Sort, other: Sort): Sort => (sort === first ? other : first)
