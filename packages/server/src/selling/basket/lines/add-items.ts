import type { CustomLineItem, LineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { addedItem, addLines, itemKey, maxLines, type Addition, type Line } from '@vitrine/domain/cart/lines.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { findAdditions, linesOrRefuse, requestedLines, seenOf } from './additions.ts'
import { readCustomLines } from './custom-lines.ts'
import type { StoredLine } from '../record.ts'

export interface ItemsToAdd {
  readonly lineItems?: readonly Input<LineItem>[]
  readonly customLineItems?: readonly Input<CustomLineItem>[]
}

export interface Adding {
  readonly reading: CatalogReading
  readonly newId: () => string
  /** Elevated callers may set prices. */
  readonly isTrusted: boolean
  readonly now: Date
}

type Added = Addition & Pick<StoredLine, 'override'>

/** Updates the snapshot of a line's item if the item was just added. */
const withItem = (line: Line | StoredLine, addedByItem: ReadonlyMap<string, Added>): StoredLine => {
  const added = addedByItem.get(itemKey(line))
  if (!added) return line as StoredLine
  const { sellable, override } = added
  return { ...line, seen: seenOf(sellable), ...(override && { override }) }
}

/** Counts the lines that an order would have. A bundle has one for each component, and one for a second price. */
const countParts = (lines: readonly StoredLine[]): number =>
  lines.reduce((count, { seen: { components } }) => count + (components ? components.length + 1 : 1), 0)

/** Adds catalog and custom items to the lines of a cart or checkout. */
export const addItems = async (
  current: readonly StoredLine[],
  { lineItems = [], customLineItems = [] }: ItemsToAdd,
  { reading, newId, isTrusted, now }: Adding,
): Promise<StoredLine[]> => {
  const { currency } = reading.site
  const requested = requestedLines(lineItems, { isTrusted, currency })
  const found = await findAdditions(reading, requested, now)
  const additions = found.map((addition, index) => ({ ...requested[index], ...addition }))
  // If an item was sent twice, the first override wins.
  const byItem = new Map(additions.toReversed().map((one) => [itemKey(addedItem(one)), one]))
  const lines = linesOrRefuse(addLines(current, additions, newId)).map((line) => withItem(line, byItem))
  const custom = readCustomLines(customLineItems, { isTrusted, currency, newId })
  if (countParts([...lines, ...custom]) > maxLines) linesOrRefuse({ ok: false, code: 'TOO_MANY' })
  return [...lines, ...custom]
}
