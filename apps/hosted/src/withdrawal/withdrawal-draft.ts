import { isEmail, readLine } from '@vitrine/web/form.ts'

/** What is typed of a line. */
export interface TypedLine {
  readonly isChosen: boolean
  readonly quantity: string
}

/** A statement as it was posted. */
export interface WithdrawalDraft {
  readonly confirmationId: string
  readonly name: string
  readonly email: string
  readonly lines: Readonly<Record<string, TypedLine>>
}

export type LineFault = 'quantity' | 'tooMany'

/** What is wrong with a statement. */
export interface WithdrawalFaults {
  readonly name?: 'name'
  readonly email?: 'email'
  readonly lines: Readonly<Record<string, LineFault>>
}

/** The names of the fields of a line. */
export const lineFields = (lineId: string) => ({
  chosen: `withdraw-${lineId}`,
  quantity: `withdraw-quantity-${lineId}`,
})

/** The names of the fields that are asked once. */
export const statementFields = { name: 'withdraw-name', email: 'withdraw-email', id: 'confirmation' } as const

/** Reads what was typed for the lines of an order. */
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

/** The pieces of a draft, as they are stated. */
export const statedItems = ({ lines }: WithdrawalDraft) =>
  Object.entries(lines)
    .filter(([, { isChosen }]) => isChosen)
    .map(([lineItemId, { quantity }]) => ({ lineItemId, quantity: Number(quantity) }))

/** What can be told to be wrong before anybody is asked; nothing where nothing is. */
export const checkWithdrawal = ({ name, email, lines }: WithdrawalDraft): WithdrawalFaults | undefined => {
  const wrong = Object.entries(lines).filter(([, { isChosen, quantity }]) => isChosen && !isQuantity(quantity))
  if (name !== '' && isEmail(email) && wrong.length === 0) return undefined
  return {
    ...(name === '' && { name: 'name' }),
    ...(!isEmail(email) && { email: 'email' }),
    lines: Object.fromEntries(wrong.map(([id]) => [id, 'quantity'])),
  }
}
