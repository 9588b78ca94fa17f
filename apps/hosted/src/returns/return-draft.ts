import { readLine } from '@vitrine/web/form/form.ts'

export const returnReasons = [
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'DOES_NOT_FIT',
  'CHANGED_MIND',
  'OTHER',
] as const
export const returnResolutions = ['REFUND', 'STORE_CREDIT', 'EXCHANGE'] as const

type Reason = (typeof returnReasons)[number]
export type ReturnResolution = (typeof returnResolutions)[number]

/** Typed values of a line item. */
export interface TypedItem {
  readonly isChosen: boolean
  readonly quantity: string
  readonly reason: string
  readonly comment: string
}

/** An invalid field of a line item. */
export type Fault = 'quantity' | 'tooMany' | 'reason' | 'comment'
export type ItemFaults = Partial<Record<'quantity' | 'reason' | 'comment', Fault>>

/** A form as posted. */
export interface ReturnDraft {
  readonly items: Readonly<Record<string, TypedItem>>
  readonly resolution: ReturnResolution
}

export type Faults = Readonly<Record<string, ItemFaults>>

/** Returns the field names of a line item. */
export const fieldNames = (lineId: string) => ({
  chosen: `return-${lineId}`,
  quantity: `quantity-${lineId}`,
  reason: `reason-${lineId}`,
  comment: `comment-${lineId}`,
})

/** Reads the typed values of an order's line items. */
export const readDraft = (form: FormData, lineIds: readonly string[]): ReturnDraft => ({
  items: Object.fromEntries(
    lineIds.map((id) => {
      const names = fieldNames(id)
      const typed = {
        isChosen: form.has(names.chosen),
        quantity: readLine(form, names.quantity).slice(0, 20),
        reason: readLine(form, names.reason),
        comment: readLine(form, names.comment).slice(0, 1000),
      }
      return [id, typed]
    }),
  ),
  resolution: returnResolutions.find((resolution) => resolution === readLine(form, 'resolution')) ?? 'REFUND',
})

const isReason = (text: string): text is Reason => (returnReasons as readonly string[]).includes(text)
const isQuantity = (text: string): boolean => /^\d{1,6}$/.test(text) && Number(text) > 0

const faultsOf = ({ quantity, reason, comment }: TypedItem): ItemFaults => ({
  ...(!isQuantity(quantity) && { quantity: 'quantity' }),
  ...(!isReason(reason) && { reason: 'reason' }),
  ...(reason === 'OTHER' && comment === '' && { comment: 'comment' }),
})

/** Returns the selected line items in order. */
export const chosenOf = ({ items }: ReturnDraft): (readonly [id: string, item: TypedItem])[] =>
  Object.entries(items).filter(([, { isChosen }]) => isChosen)

/** Validates a draft before it is sent. */
export const checkDraft = (draft: ReturnDraft): Faults =>
  Object.fromEntries(
    chosenOf(draft)
      .map(([id, item]) => [id, faultsOf(item)] as const)
      .filter(([, faults]) => Object.keys(faults).length > 0),
  )

/** Returns the items of a valid draft for the API. */
export const requestedItems = (draft: ReturnDraft) =>
  chosenOf(draft).map(([lineItemId, { quantity, reason, comment }]) => ({
    lineItemId,
    quantity: Number(quantity),
    reason: reason as Reason,
    ...(comment !== '' && { comment }),
  }))
