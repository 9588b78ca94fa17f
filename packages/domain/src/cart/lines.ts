import type { CatalogReference, Sellable } from './sellable.ts'
import { quantityAvailable } from '../stock/stock.ts'

/** The most of one item that a cart holds (specification's bound of a quantity). */
export const mostPerLine = 100_000
/** The most lines that a cart holds. */
export const mostLines = 300

/** A line of a cart: what, and how many. What it costs is asked of the catalog each time. */
export interface Line {
  readonly id: string
  readonly reference: CatalogReference
  /** Set once the variant is known, so that the same item in other words meets its line. */
  readonly variantId: string
  readonly quantity: number
}

export type LinesResult =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | {
      readonly ok: false
      readonly code: 'INSUFFICIENT_INVENTORY'
      readonly productId: string
      readonly available: number
    }
  | { readonly ok: false; readonly code: 'LINE_ITEM_NOT_FOUND'; readonly lineItemId: string }
  | { readonly ok: false; readonly code: 'TOO_MANY' }

export interface Addition {
  readonly reference: CatalogReference
  readonly sellable: Sellable
  readonly quantity: number
}

const textFieldsOf = ({ options }: CatalogReference): string => JSON.stringify(options?.customTextFields ?? {})

const isSameItem = (line: Line, { reference, sellable }: Addition): boolean =>
  line.reference.catalogItemId === reference.catalogItemId &&
  line.variantId === sellable.variantId &&
  textFieldsOf(line.reference) === textFieldsOf(reference)

/** Adds items to lines. An item that has a line already makes that line grow. */
export const addLines = (
  current: readonly Line[],
  additions: readonly Addition[],
  newId: () => string,
): LinesResult => {
  const lines = [...current]
  for (const addition of additions) {
    const index = lines.findIndex((line) => isSameItem(line, addition))
    const held = lines[index]?.quantity ?? 0
    const quantity = held + addition.quantity
    const { sellable, reference } = addition
    const available = quantityAvailable(sellable.stock)

    if (quantity > mostPerLine) return { ok: false, code: 'TOO_MANY' }
    if (quantity > available) {
      return { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: sellable.productId, available }
    }
    if (index === -1) lines.push({ id: newId(), reference, variantId: sellable.variantId, quantity })
    else lines[index] = { ...lines[index]!, quantity }
  }
  return lines.length > mostLines ? { ok: false, code: 'TOO_MANY' } : { ok: true, lines }
}

export interface QuantityChange {
  readonly id: string
  readonly quantity: number
}

/** Sets quantities by line; zero takes the line out. `availableOf` tells how many of a line can be sold. */
export const changeQuantities = (
  current: readonly Line[],
  changes: readonly QuantityChange[],
  availableOf: (line: Line) => number,
): LinesResult => {
  const lines = new Map(current.map((line) => [line.id, line]))
  for (const { id, quantity } of changes) {
    const line = lines.get(id)
    if (!line) return { ok: false, code: 'LINE_ITEM_NOT_FOUND', lineItemId: id }
    if (quantity > mostPerLine) return { ok: false, code: 'TOO_MANY' }
    const available = availableOf(line)
    if (quantity > available && quantity > line.quantity) {
      return { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: line.reference.catalogItemId, available }
    }
    if (quantity === 0) lines.delete(id)
    else lines.set(id, { ...line, quantity })
  }
  return { ok: true, lines: [...lines.values()] }
}

/** Takes lines out; an id that no line has is none. */
export const removeLines = <Kept extends Line>(current: readonly Kept[], ids: readonly string[]): Kept[] => {
  const removed = new Set(ids)
  return current.filter(({ id }) => !removed.has(id))
}

/**
 * One set of lines from two, when a visitor signs in: what both hold adds up. Nothing is refused here, lest an item
 * get lost; what is short in stock shows as such in the cart.
 */
export const mergeLines = (member: readonly Line[], visitor: readonly Line[]): Line[] => {
  const merged = [...member]
  for (const line of visitor) {
    const index = merged.findIndex(
      (candidate) =>
        candidate.reference.catalogItemId === line.reference.catalogItemId &&
        candidate.variantId === line.variantId &&
        textFieldsOf(candidate.reference) === textFieldsOf(line.reference),
    )
    const quantity = Math.min(mostPerLine, (merged[index]?.quantity ?? 0) + line.quantity)
    if (index === -1) merged.push(line)
    else merged[index] = { ...merged[index]!, quantity }
  }
  return merged.slice(0, mostLines)
}
