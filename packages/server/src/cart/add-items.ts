import type { CustomLineItem, LineItem } from '@vitrine/contract/entities/cart.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { addLines, mostLines, type Addition, type Line } from '@vitrine/domain/cart/lines.ts'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { findAdditions, linesOrRefuse, requestedLines, seenOf } from './additions.ts'
import { readCustomLines } from './custom-lines.ts'
import type { StoredLine } from './tables.ts'

export interface ItemsToAdd {
  readonly lineItems?: readonly Input<LineItem>[]
  readonly customLineItems?: readonly Input<CustomLineItem>[]
}

export interface Adding {
  readonly db: Db
  readonly site: Site
  readonly newId: () => string
  /** An elevated caller may name prices. */
  readonly isTrusted: boolean
}

/** A line with what its item is like now, if this is what was added. */
const withItem = (
  line: Line | StoredLine,
  additions: readonly (Addition & Pick<StoredLine, 'override'>)[],
): StoredLine => {
  const added = additions.find(
    ({ reference, sellable }) =>
      reference.catalogItemId === line.reference.catalogItemId && sellable.variantId === line.variantId,
  )
  if (!added) return line as StoredLine
  const { sellable, override } = added
  return { ...line, seen: seenOf(sellable), ...(override && { override }) }
}

/** Adds items of the catalog, and such as no catalog knows, to the lines of a cart or checkout. */
export const addItems = async (
  current: readonly StoredLine[],
  { lineItems = [], customLineItems = [] }: ItemsToAdd,
  { db, site, newId, isTrusted }: Adding,
): Promise<StoredLine[]> => {
  const requested = requestedLines(lineItems, isTrusted)
  const found = await findAdditions(db, site, requested)
  const additions = found.map((addition, index) => ({ ...addition, ...requested[index] }))
  const lines = linesOrRefuse(addLines(current, additions, newId)).map((line) => withItem(line, additions))
  const custom = readCustomLines(customLineItems, { isTrusted, currency: site.currency, newId })
  if (lines.length + custom.length > mostLines) linesOrRefuse({ ok: false, code: 'TOO_MANY' })
  return [...lines, ...custom]
}
