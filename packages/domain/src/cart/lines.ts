import type { CatalogReference, Sellable, SoldComponent } from './sellable.ts'
import { choicesKey } from '../modifier/modifier.ts'
import { quantityAvailable } from '../stock/stock.ts'

/** Maximum quantity per line, as specified. */
export const maxPerLine = 100_000
/** Maximum number of lines in a cart. */
export const maxLines = 300

/** A line of a cart. Prices are not stored, but read from the catalog each time. */
export interface Line {
  readonly id: string
  readonly reference: CatalogReference
  /** Set once the variant is known, so that different references to the same item share a line. */
  readonly variantId: string
  /** The chosen modifiers, in the format of `choicesKey`, or the variants in a bundle. */
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

/** Returns a key that is the same for the same variant with the same modifiers and custom texts. */
export const itemKey = ({
  reference,
  variantId,
  chosen = '',
}: Pick<Line, 'reference' | 'variantId' | 'chosen'>): string =>
  JSON.stringify([reference.catalogItemId, variantId, chosen, reference.options?.customTextFields ?? {}])

/** Returns a key for the variants in a bundle, however they were chosen. */
const componentsKey = (components: readonly SoldComponent[] = []): string | undefined =>
  components.length === 0 ? undefined : JSON.stringify(components.map(({ id, item }) => [id, item.variantId]))

/** Returns the properties that identify the item of an addition. */
export const addedItem = ({ reference, sellable: { variantId, modifiers, components } }: Addition) => {
  const chosen = choicesKey(modifiers) ?? componentsKey(components)
  return { reference, variantId, ...(chosen !== undefined && { chosen }) }
}

/** Adds items to lines. The quantity of an item already in the cart is increased. */
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

    if (quantity > maxPerLine) return { ok: false, code: 'TOO_MANY' }
    if (quantity > available) {
      return { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: sellable.productId, available }
    }
    if (index === -1) lines.push({ id: newId(), ...item, quantity })
    else lines[index] = { ...lines[index]!, quantity }
  }
  return lines.length > maxLines ? { ok: false, code: 'TOO_MANY' } : { ok: true, lines }
}

export interface QuantityChange {
  readonly id: string
  readonly quantity: number
}

/** Sets quantities by line. Zero removes a line. `availableOf` returns how many of a line can be sold. */
export const changeQuantities = (
  current: readonly Line[],
  changes: readonly QuantityChange[],
  availableOf: (line: Line) => number,
): LinesResult => {
  const lines = new Map(current.map((line) => [line.id, line]))
  for (const { id, quantity } of changes) {
    const line = lines.get(id)
    if (!line) return { ok: false, code: 'LINE_ITEM_NOT_FOUND', lineItemId: id }
    if (quantity > maxPerLine) return { ok: false, code: 'TOO_MANY' }
    const available = availableOf(line)
    if (quantity > available && quantity > line.quantity) {
      return { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: line.reference.catalogItemId, available }
    }
    if (quantity === 0) lines.delete(id)
    else lines.set(id, { ...line, quantity })
  }
  return { ok: true, lines: [...lines.values()] }
}

/** Removes lines. IDs without a line are ignored. */
export const removeLines = <Item extends Line>(current: readonly Item[], ids: readonly string[]): Item[] => {
  const removed = new Set(ids)
  return current.filter(({ id }) => !removed.has(id))
}

/**
 * Merges a visitor's lines into a member's when they sign in. Quantities of the same item add up. Nothing is rejected,
 * so that no item gets lost; the cart shows what exceeds the stock.
 */
export const mergeLines = (member: readonly Line[], visitor: readonly Line[]): Line[] => {
  const merged = [...member]
  for (const line of visitor) {
    const index = merged.findIndex((candidate) => itemKey(candidate) === itemKey(line))
    const quantity = Math.min(maxPerLine, (merged[index]?.quantity ?? 0) + line.quantity)
    if (index === -1) merged.push(line)
    else merged[index] = { ...merged[index]!, quantity }
  }
  return merged.slice(0, maxLines)
}
