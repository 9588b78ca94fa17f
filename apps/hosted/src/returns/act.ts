import { isApiError, type ApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import {
  requestedItems,
  checkDraft,
  chosenOf,
  readDraft,
  type Faults,
  type ReturnDraft,
  type ReturnResolution,
} from './return-draft.ts'

type ReturnRequest = { items: ReturnType<typeof requestedItems>; wish: ReturnResolution }

/** The return calls of a buyer: a member, or a holder of the order's link. */
export interface ReturnsOfBuyer {
  readonly lineIds: readonly string[]
  readonly ask: (request: ReturnRequest) => Promise<unknown>
  readonly cancel: (returnId: string) => Promise<unknown>
}

/** A rejected form: the typed values and the reason. */
export interface RefusedReturn {
  readonly draft?: ReturnDraft
  readonly faults?: Faults
  readonly failure?: 'none' | 'changed' | 'storeCredit' | 'tooLate'
}

export type ReturnsDone = 'requested' | 'canceled'
export type ReturnsAnswer = { readonly done: ReturnsDone } | { readonly refused: RefusedReturn }

/** Maps the server's violations to the form's fields. */
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
  return { draft, failure: violations.some(({ field }) => /\bwish$/.test(field)) ? 'storeCredit' : 'changed' }
}

const ask = async (form: FormData, { lineIds, ask: send }: ReturnsOfBuyer): Promise<ReturnsAnswer> => {
  const draft = readDraft(form, lineIds)
  const faults = checkDraft(draft)
  if (chosenOf(draft).length === 0) return { refused: { draft, failure: 'none' } }
  if (Object.keys(faults).length > 0) return { refused: { draft, faults } }
  try {
    await send({ items: requestedItems(draft), wish: draft.resolution })
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

/** Whether a form is about returns. */
export const isAboutReturns = (form: FormData): boolean => Object.hasOwn(acts, readLine(form, 'intent'))

/** Handles a form about returns. */
export const actOnReturns = (form: FormData, buyer: ReturnsOfBuyer): Promise<ReturnsAnswer> =>
  acts[readLine(form, 'intent')]!(form, buyer)
