import { isApiError, type ApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import {
  checkWithdrawal,
  readWithdrawal,
  statedItems,
  type WithdrawalDraft,
  type WithdrawalFaults,
} from './withdrawal-draft.ts'

/** A buyer's withdrawal statement. */
interface Statement extends Pick<WithdrawalDraft, 'confirmationId' | 'name' | 'email'> {
  readonly items: ReturnType<typeof statedItems>
}

/** The withdrawal call of a buyer: a member, or a holder of the order's link. */
export interface Withdrawing {
  readonly lineIds: readonly string[]
  readonly withdraw: (statement: Statement) => Promise<unknown>
}

/** A rejected statement: the typed values and the reason. */
export interface RefusedWithdrawal {
  readonly draft: WithdrawalDraft
  readonly faults?: WithdrawalFaults
  readonly failure?: 'none' | 'changed'
}

/** Maps the server's violations to the form's fields. */
const refusalOf = ({ violations }: ApiError, draft: WithdrawalDraft, items: Statement['items']): RefusedWithdrawal => {
  const isOf = (name: string) => violations.some(({ field }) => new RegExp(String.raw`\b${name}$`).test(field))
  const tooMany = violations.flatMap(({ field }) => {
    const index = /\bitems\[(\d+)\]\.quantity$/.exec(field)?.[1]
    const id = items[Number(index)]?.lineItemId
    return id === undefined ? [] : [[id, 'tooMany'] as const]
  })
  const [name, email] = [isOf('name'), isOf('email')]
  if (!name && !email && tooMany.length === 0) return { draft, failure: 'changed' }
  return {
    draft,
    faults: { ...(name && { name: 'name' }), ...(email && { email: 'email' }), lines: Object.fromEntries(tooMany) },
  }
}

/** Whether a form is a withdrawal. */
export const isWithdrawal = (form: FormData): boolean => readLine(form, 'intent') === 'withdraw'

/** Submits a withdrawal, or returns why it was rejected. */
export const actOnWithdrawal = async (
  form: FormData,
  { lineIds, withdraw }: Withdrawing,
): Promise<RefusedWithdrawal | undefined> => {
  const draft = readWithdrawal(form, lineIds)
  const items = statedItems(draft)
  if (items.length === 0) return { draft, failure: 'none' }
  const faults = checkWithdrawal(draft)
  if (faults) return { draft, faults }
  const { confirmationId, name, email } = draft
  try {
    await withdraw({ confirmationId, name, email, items })
    return undefined
  } catch (error) {
    if (isApiError(error, 'NOT_WITHDRAWABLE')) return { draft, failure: 'changed' }
    if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
    return refusalOf(error, draft, items)
  }
}
