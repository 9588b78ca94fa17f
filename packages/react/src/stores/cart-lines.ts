import type { CartV2, CatalogItemInput, CatalogReference, LineItemV2 } from '@vitrine/client'

/** The view of a cart, including changes that the server has not confirmed. */
export interface CartView {
  readonly lineItems: readonly LineItemV2[]
  /** The number of items in the cart, including those without a line item yet. */
  readonly itemCount: number
  /** The buyer's note to the store. Empty if there is none. */
  readonly note: string
  /** The coupon code that is applied, or is being applied. */
  readonly couponCode: string | undefined
}

/** Preview of a new line item until the server responds. */
export type LinePreview = Partial<Pick<LineItemV2, 'name' | 'pricing' | 'attributes'>>

/** An item to add: what it is, how many (default: 1), and what to show of it meanwhile. */
export type CartItem = Pick<CatalogItemInput, 'catalogReference' | 'quantity'> & { readonly preview?: LinePreview }

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

const quantityOf = ({ quantityInfo }: LineItemV2): number => quantityInfo.requestedQuantity

const withQuantity = (line: LineItemV2, quantity: number): LineItemV2 => ({
  ...line,
  quantityInfo: { ...line.quantityInfo, requestedQuantity: quantity, confirmedQuantity: quantity },
})

const countOf = (lineItems: readonly LineItemV2[]): number =>
  lineItems.reduce((count, line) => count + quantityOf(line), 0)

/** Returns the view of a cart from the server. */
export const viewOf = (cart: CartV2 | null): CartView => ({
  lineItems: cart?.lineItems ?? [],
  itemCount: countOf(cart?.lineItems ?? []),
  note: cart?.note ?? '',
  couponCode: cart?.coupons?.[0]?.code,
})

/** A line item that the server does not know yet. */
const newLine = (id: string, { catalogReference = {}, quantity = 1, preview }: CartItem): LineItemV2 => ({
  id,
  name: {},
  quantityInfo: { requestedQuantity: quantity, confirmedQuantity: quantity, fixedQuantity: false },
  pricing: {} as LineItemV2['pricing'],
  source: { catalogReference },
  attributes: { membersOnly: false },
  deliveryConfig: {},
  taxConfig: {},
  paymentConfig: {} as LineItemV2['paymentConfig'],
  status: 'IN_STOCK',
  customLineItem: false,
  ...preview,
})

/** Adds an item: increases its line item, or appends a new one if there is a preview. */
export const withItem = (view: CartView, item: CartItem, id: string): CartView => {
  const { lineItems, itemCount } = view
  const { catalogReference = {}, quantity = 1, preview } = item
  const known = lineItems.find(({ source }) => isSameItem(source.catalogReference, catalogReference))
  return {
    ...view,
    itemCount: itemCount + quantity,
    lineItems: known
      ? lineItems.map((one) => (one === known ? withQuantity(one, quantityOf(one) + quantity) : one))
      : preview
        ? [...lineItems, newLine(id, item)]
        : lineItems,
  }
}

/** Sets quantities of line items; 0 removes them. */
export const withQuantities = (view: CartView, lineIds: readonly string[], quantity: number): CartView => {
  const changed = view.lineItems.map((line) => (lineIds.includes(line.id) ? withQuantity(line, quantity) : line))
  return {
    ...view,
    lineItems: changed.filter((line) => quantityOf(line) > 0),
    itemCount: view.itemCount - countOf(view.lineItems) + countOf(changed),
  }
}
