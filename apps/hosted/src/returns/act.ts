import { isApiError, type ApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form.ts'
import {
  askedItems,
  checkDraft,
  chosenOf,
  readDraft,
  type Faults,
  type ReturnDraft,
  type Wish,
} from './return-draft.ts'

type Asked = { items: ReturnType<typeof askedItems>; wish: Wish }

/** What whoever may return items of an order can do: a member, or who has the link to the order. */
export interface ReturnsOfBuyer {
  readonly lineIds: readonly string[]
  readonly ask: (asked: Asked) => Promise<unknown>
  readonly cancel: (returnId: string) => Promise<unknown>
}

/** Why a form was not accepted; what was typed is shown again. */
export interface RefusedReturn {
  readonly draft?: ReturnDraft
  readonly faults?: Faults
  readonly failure?: 'none' | 'changed' | 'wish' | 'tooLate'
}

export type ReturnsDone = 'requested' | 'canceled'
export type ReturnsAnswer = { readonly done: ReturnsDone } | { readonly refused: RefusedReturn }

/** What the server has against a draft, at the form's own fields. */
const refusalOf = ({ violations }: ApiError, draft: ReturnDraft): RefusedReturn => {
  const chosen = chosenOf(draft)
  const named = violations.flatMap(({ field, violatedRule }): [string, Faults[string]][] => {
    const [, index, name] = /\bitems\[(\d+)\]\.(\w+)$/.exec(field) ?? []
    const id = chosen[Number(index)]?.[0]
    if (id === undefined) return []
    if (name === 'quantity') return [[id, { quantity: violatedRule === 'MAX' ? 'tooMany' : 'quantity' }]]
    return name === 'comment' ? [[id, { comment: 'comment' }]] : []
  })
  if (named.length > 0) return { draft, faults: Object.fromEntries(named) }
  return { draft, failure: violations.some(({ field }) => /\bwish$/.test(field)) ? 'wish' : 'changed' }
}

const ask = async (form: FormData, { lineIds, ask: send }: ReturnsOfBuyer): Promise<ReturnsAnswer> => {
  const draft = readDraft(form, lineIds)
  const faults = checkDraft(draft)
  if (chosenOf(draft).length === 0) return { refused: { draft, failure: 'none' } }
  if (Object.keys(faults).length > 0) return { refused: { draft, faults } }
  try {
    await send({ items: askedItems(draft), wish: draft.wish })
    return { done: 'requested' }
  } catch (error) {
    if (isApiError(error, 'NOT_RETURNABLE')) return { refused: { draft, failure: 'changed' } }
    if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
    return { refused: refusalOf(error, draft) }
  }
}

const cancel = async (form: FormData, { cancel: send }: ReturnsOfBuyer): Promise<ReturnsAnswer> => {
  try {
    await send(readLine(form, 'returnId'))
    return { done: 'canceled' }
  } catch (error) {
    if (!isApiError(error, 'ILLEGAL_STATE', 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
    return { refused: { failure: 'tooLate' } }
  }
}

const acts: Readonly<Record<string, typeof ask>> = { return: ask, 'cancel-return': cancel }

/** Whether a form is one about returns. */
export const isAboutReturns = (form: FormData): boolean => Object.hasOwn(acts, readLine(form, 'intent'))

/** Does what a form about returns asks for. */
export const actOnReturns = (form: FormData, buyer: ReturnsOfBuyer): Promise<ReturnsAnswer> =>
  acts[readLine(form, 'intent')]!(form, buyer)
