import type { CatalogReference, Sellable } from './sellable.ts'
import { choicesKey } from '../modifier/modifier.ts'
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
  /** Which choices of modifiers it has, as `choicesKey` writes them. */
  readonly chosen?: string
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

/** Tells items apart: the same variant with the same choices and texts of its buyer is the same item. */
export const itemKey = ({
  reference,
  variantId,
  chosen = '',
}: Pick<Line, 'reference' | 'variantId' | 'chosen'>): string =>
  JSON.stringify([reference.catalogItemId, variantId, chosen, reference.options?.customTextFields ?? {}])

/** What a line of an addition is told by. */
export const addedItem = ({ reference, sellable: { variantId, modifiers } }: Addition) => {
  const chosen = choicesKey(modifiers)
  return { reference, variantId, ...(chosen !== undefined && { chosen }) }
}

/** Adds items to lines. An item that has a line already makes that line grow. */
export const addLines = (
  current: readonly Line[],
  additions: readonly Addition[],
  newId: () => string,
): LinesResult => {
  const lines = [...current]
  for (const addition of additions) {
    const item = addedItem(addition)
    const key = itemKey(item)
    const index = lines.findIndex((line) => itemKey(line) === key)
    const held = lines[index]?.quantity ?? 0
    const quantity = held + addition.quantity
    const { sellable } = addition
    const available = quantityAvailable(sellable.stock)

    if (quantity > mostPerLine) return { ok: false, code: 'TOO_MANY' }
    if (quantity > available) {
      return { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: sellable.productId, available }
    }
    if (index === -1) lines.push({ id: newId(), ...item, quantity })
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
    const index = merged.findIndex((candidate) => itemKey(candidate) === itemKey(line))
    const quantity = Math.min(mostPerLine, (merged[index]?.quantity ?? 0) + line.quantity)
    if (index === -1) merged.push(line)
    else merged[index] = { ...merged[index]!, quantity }
  }
  return merged.slice(0, mostLines)
}
