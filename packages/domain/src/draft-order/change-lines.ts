import type { OrderLineItem } from '@vitrine/contract/entities/order.ts'
import type { Minor } from '../money.ts'
import type { DraftLine } from './content.ts'

/** What is to be changed of a line; nothing of what is not told. */
export interface LineChange {
  readonly lineItemId: string
  /** None takes the line out. */
  readonly quantity?: number
  readonly price?: Minor
  readonly details?: Pick<OrderLineItem, 'priceDescription' | 'descriptionLines'> & {
    readonly productName?: OrderLineItem['productName']
  }
}

export type LineChangeRefusal =
  | 'EMPTY_CHANGE_REQUEST'
  | 'LINE_ITEM_DOES_NOT_EXIST'
  | 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM'
  | 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN'
  | 'UPDATING_LINE_ITEM_WITH_LOCATIONS'
  | 'GIFT_CARD_ITEM_UNSUPPORTED'

export type LinesChanged =
  | { readonly ok: true; readonly lines: readonly DraftLine[] }
  | { readonly ok: false; readonly code: LineChangeRefusal; readonly lineItemId?: string }
  /** So many pieces of the line are in parcels. */
  | { readonly ok: false; readonly code: 'FULFILLED'; readonly lineItemId: string; readonly least: number }

const whyNot = (
  line: DraftLine | undefined,
  { quantity, price, details }: LineChange,
): LineChangeRefusal | undefined => {
  if (!line) return 'LINE_ITEM_DOES_NOT_EXIST'
  if (quantity === undefined && price === undefined && details === undefined) return 'EMPTY_CHANGE_REQUEST'
  if (line.kind === 'GIFT_CARD') return 'GIFT_CARD_ITEM_UNSUPPORTED'
  if (price !== undefined && (quantity ?? line.quantity) === 0) return 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN'
  const isCounted = quantity !== undefined && quantity !== 0 && quantity !== line.quantity
  return isCounted && line.details.locations?.length ? 'UPDATING_LINE_ITEM_WITH_LOCATIONS' : undefined
}

/** What was never in the order is gone when it is taken out; what was in it can come back. */
const isLeft = ({ quantity, before }: DraftLine): boolean => quantity > 0 || before !== undefined

/** The lines of a draft with some changed: all of it or nothing. `fulfilled`: how many of each are in parcels. */
export const changeLines = (
  lines: readonly DraftLine[],
  changes: readonly LineChange[],
  fulfilled: ReadonlyMap<string, number>,
): LinesChanged => {
  if (changes.length === 0) return { ok: false, code: 'EMPTY_CHANGE_REQUEST' }
  const byId = new Map<string, LineChange>()
  for (const change of changes) {
    const { lineItemId, quantity } = change
    if (byId.has(lineItemId)) return { ok: false, code: 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM', lineItemId }
    const code = whyNot(
      lines.find(({ id }) => id === lineItemId),
      change,
    )
    if (code) return { ok: false, code, lineItemId }
    const least = fulfilled.get(lineItemId) ?? 0
    if (quantity !== undefined && quantity < least) return { ok: false, code: 'FULFILLED', lineItemId, least }
    byId.set(lineItemId, change)
  }
  const changed = lines.map((line): DraftLine => {
    const { quantity = line.quantity, price = line.price, details } = byId.get(line.id) ?? {}
    return { ...line, quantity, price, details: { ...line.details, ...details } }
  })
  return { ok: true, lines: changed.filter((line) => isLeft(line)) }
}

/** A line with less than is in parcels, where something went out since the draft was made. */
export const findUnderFulfilled = (
  lines: readonly DraftLine[],
  fulfilled: ReadonlyMap<string, number>,
): { lineItemId: string; least: number } | undefined => {
  for (const { id, quantity } of lines) {
    const least = fulfilled.get(id) ?? 0
    if (quantity < least) return { lineItemId: id, least }
  }
  return undefined
}
