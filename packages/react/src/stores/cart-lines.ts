import type { Cart, CatalogReference, LineItem, LineItemInput } from '@vitrine/client'

/** The view of a cart, including changes that the server has not confirmed. */
export interface CartView {
  readonly lineItems: readonly LineItem[]
  /** The number of items in the cart, including those without a line item yet. */
  readonly itemCount: number
  /** The buyer's note to the store. Empty if there is none. */
  readonly note: string
  /** The coupon code that is applied, or is being applied. */
  readonly couponCode: string | undefined
}

/** Preview of a new line item until the server responds. */
export type LinePreview = Partial<Pick<LineItem, 'productName' | 'price' | 'fullPrice' | 'image' | 'descriptionLines'>>

/** An item to add: what it is, how many, and what to show of it meanwhile. */
export type CartItem = Pick<LineItemInput, 'catalogReference' | 'quantity'> & { readonly preview?: LinePreview }

const sorted = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, inner]) => [name, sorted(inner)])
    : value

/** Whether two references are to the same item. */
export const isSameItem = (a: CatalogReference = {}, b: CatalogReference = {}): boolean =>
  a.catalogItemId === b.catalogItemId &&
  JSON.stringify(sorted(a.options ?? {})) === JSON.stringify(sorted(b.options ?? {}))

const countOf = (lineItems: readonly LineItem[]): number =>
  lineItems.reduce((count, { quantity }) => count + quantity, 0)

/** Returns the view of a cart from the server. */
export const viewOf = (cart: Cart | null): CartView => ({
  lineItems: cart?.lineItems ?? [],
  itemCount: countOf(cart?.lineItems ?? []),
  note: cart?.buyerNote ?? '',
  couponCode: cart?.appliedDiscounts?.find(({ coupon }) => coupon)?.coupon?.code,
})

/** Adds an item: increases its line item, or appends a new one if there is a preview. */
export const withItem = (
  view: CartView,
  { catalogReference = {}, quantity = 1, preview }: CartItem,
  id: string,
): CartView => {
  const { lineItems, itemCount } = view
  const known = lineItems.find((line) => isSameItem(line.catalogReference, catalogReference))
  const line = { id, quantity, catalogReference, productName: {}, price: {}, availability: {}, ...preview }
  return {
    ...view,
    itemCount: itemCount + quantity,
    lineItems: known
      ? lineItems.map((one) => (one === known ? { ...one, quantity: one.quantity + quantity } : one))
      : preview
        ? [...lineItems, line]
        : lineItems,
  }
}

/** Sets quantities of line items; 0 removes them. */
export const withQuantities = (view: CartView, lineIds: readonly string[], quantity: number): CartView => {
  const changed = view.lineItems.map((line) => (lineIds.includes(line.id) ? { ...line, quantity } : line))
  return {
    ...view,
    lineItems: changed.filter((line) => line.quantity > 0),
    itemCount: view.itemCount - countOf(view.lineItems) + countOf(changed),
  }
}
