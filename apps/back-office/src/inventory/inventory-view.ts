import type { Search } from '@vitrine/client'

/** Which items the inventory page shows. */
export const itemStatuses = ['all', 'low', 'out', 'preorder', 'untracked'] as const
export type ItemStatus = (typeof itemStatuses)[number]

/** What the page shows, as in its URL. */
export interface InventoryView {
  readonly expression: string
  readonly location: string
  readonly product: string
  readonly status: ItemStatus
  readonly after: string | undefined
}

const maxExpressionLength = 100

export const readView = (params: URLSearchParams): InventoryView => ({
  expression: (params.get('q') ?? '').trim().slice(0, maxExpressionLength),
  location: params.get('location') ?? '',
  product: params.get('product') ?? '',
  status: itemStatuses.find((status) => status === params.get('status')) ?? 'all',
  after: params.get('after') ?? undefined,
})

/** The parameters of the URL, without the page. */
export const keptParams = ({ expression, location, product, status }: InventoryView): Record<string, string> => ({
  ...(expression && { q: expression }),
  ...(location && { location }),
  ...(product && { product }),
  ...(status !== 'all' && { status }),
})

const statusFilter = (status: ItemStatus, threshold: number): object => {
  switch (status) {
    case 'low':
      return { quantity: { $lte: threshold } }
    case 'out':
      return { inStock: false }
    case 'preorder':
      return { 'preorderInfo.enabled': true }
    case 'untracked':
      return { trackQuantity: false }
    case 'all':
      return {}
  }
}

/** The search of a view. A cursor contains its filter and its order. */
export const searchOf = (view: InventoryView, { threshold, limit }: { threshold: number; limit: number }) => {
  const { expression, location, product, status, after } = view
  const search = expression ? { search: { expression, mode: 'AND' as const } } : {}
  if (after !== undefined) return { ...search, cursorPaging: { limit, cursor: after } }
  const filter = {
    ...(location && { locationId: location }),
    ...(product && { productId: product }),
    ...statusFilter(status, threshold),
  }
  const sort: NonNullable<Search['sort']> = [
    { fieldName: status === 'low' ? 'quantity' : 'product.name', order: 'ASC' },
  ]
  return { ...search, filter, sort, cursorPaging: { limit } }
}
