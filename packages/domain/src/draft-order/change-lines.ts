import type { OrderLineItem } from '@vitrine/contract/entities/orders/order.ts'
import type { Minor } from '../money.ts'
import type { DraftLine } from './content.ts'

/** A change of a line. Fields that are left out stay unchanged. */
export interface LineChange {
  readonly lineItemId: string
  /** Zero removes the line. */
  readonly quantity?: number
  readonly price?: Minor
  readonly details?: Pick<OrderLineItem, 'priceDescription' | 'descriptionLines'> & {
    readonly productName?: OrderLineItem['productName']
  }
}

type LineChangeRefusal =
  | 'EMPTY_CHANGE_REQUEST'
  | 'LINE_ITEM_DOES_NOT_EXIST'
  | 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM'
  | 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN'
  | 'UPDATING_LINE_ITEM_WITH_LOCATIONS'
  | 'GIFT_CARD_ITEM_UNSUPPORTED'

export type LinesChanged =
  | { readonly ok: true; readonly lines: readonly DraftLine[] }
  | { readonly ok: false; readonly code: LineChangeRefusal; readonly lineItemId?: string }
  /** At least this quantity of the line is in parcels. */
  | { readonly ok: false; readonly code: 'FULFILLED'; readonly lineItemId: string; readonly minimum: number }

const refusalOf = (
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

/** A removed line that was in the order can be restored. One that was not is dropped. */
const isLeft = ({ quantity, before }: DraftLine): boolean => quantity > 0 || before !== undefined

/** Changes lines of a draft, all or none. `fulfilled`: quantity of each line in parcels. */
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
    const code = refusalOf(
      lines.find(({ id }) => id === lineItemId),
      change,
    )
    if (code) return { ok: false, code, lineItemId }
    const minimum = fulfilled.get(lineItemId) ?? 0
    if (quantity !== undefined && quantity < minimum) return { ok: false, code: 'FULFILLED', lineItemId, minimum }
    byId.set(lineItemId, change)
  }
  const changed = lines.map((line): DraftLine => {
    const { quantity = line.quantity, price, details } = byId.get(line.id) ?? {}
    const changed = { ...line, quantity, details: { ...line.details, ...details } }
    return price === undefined ? changed : { ...changed, price, followsCatalog: false }
  })
  return { ok: true, lines: changed.filter((line) => isLeft(line)) }
}

/** Returns a line with less than its quantity in parcels, if something was shipped since the draft was created. */
export const findUnderFulfilled = (
  lines: readonly DraftLine[],
  fulfilled: ReadonlyMap<string, number>,
): { lineItemId: string; minimum: number } | undefined => {
  for (const { id, quantity } of lines) {
    const minimum = fulfilled.get(id) ?? 0
    if (quantity < minimum) return { lineItemId: id, minimum }
  }
  return undefined
}
