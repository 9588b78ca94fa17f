import { isEmail, readLine } from '@vitrine/web/form/form.ts'

/** Typed values of a line item. */
export interface TypedLine {
  readonly isChosen: boolean
  readonly quantity: string
}

/** A statement as posted. */
export interface WithdrawalDraft {
  readonly confirmationId: string
  readonly name: string
  readonly email: string
  readonly lines: Readonly<Record<string, TypedLine>>
}

type LineFault = 'quantity' | 'tooMany'

/** Errors of a statement. */
export interface WithdrawalFaults {
  readonly name?: 'name'
  readonly email?: 'email'
  readonly lines: Readonly<Record<string, LineFault>>
}

/** Returns the field names of a line item. */
export const lineFields = (lineId: string) => ({
  chosen: `withdraw-${lineId}`,
  quantity: `withdraw-quantity-${lineId}`,
})

/** Field names of the statement itself. */
export const statementFields = { name: 'withdraw-name', email: 'withdraw-email', id: 'confirmation' } as const

/** Reads the typed values of an order's line items. */
export const readWithdrawal = (form: FormData, lineIds: readonly string[]): WithdrawalDraft => ({
  confirmationId: readLine(form, statementFields.id).slice(0, 100),
  name: readLine(form, statementFields.name).slice(0, 200),
  email: readLine(form, statementFields.email).slice(0, 320),
  lines: Object.fromEntries(
    lineIds.map((id) => {
      const names = lineFields(id)
      return [id, { isChosen: form.has(names.chosen), quantity: readLine(form, names.quantity).slice(0, 20) }]
    }),
  ),
})

const isQuantity = (text: string): boolean => /^\d{1,6}$/.test(text) && Number(text) > 0

/** Returns the items of a draft for the API. */
export const statedItems = ({ lines }: WithdrawalDraft) =>
  Object.entries(lines)
    .filter(([, { isChosen }]) => isChosen)
    .map(([lineItemId, { quantity }]) => ({ lineItemId, quantity: Number(quantity) }))

/** Validates a statement before it is sent. Returns `undefined` if it is valid. */
export const checkWithdrawal = ({ name, email, lines }: WithdrawalDraft): WithdrawalFaults | undefined => {
  const wrong = Object.entries(lines).filter(([, { isChosen, quantity }]) => isChosen && !isQuantity(quantity))
  if (name !== '' && isEmail(email) && wrong.length === 0) return undefined
  return {
    ...(name === '' && { name: 'name' }),
    ...(!isEmail(email) && { email: 'email' }),
    lines: Object.fromEntries(wrong.map(([id]) => [id, 'quantity'])),
  }
}
