import type { PurchaseTerms } from '@vitrine/client'
import { blankTerms } from './blank-draft.ts'
import type { FieldReader } from './field-reader.ts'
import type { TermsDraft } from './product-draft.ts'

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value))

export const termsDraftOf = (terms: PurchaseTerms): TermsDraft => ({
  ...blankTerms,
  minQuantity: textOf(terms.minQuantity),
  maxQuantity: textOf(terms.maxQuantity),
  multipleOf: textOf(terms.multipleOf),
  maxPerCustomer: textOf(terms.maxPerCustomer),
  withdrawalExclusion: terms.withdrawalExclusion ?? '',
  ...(terms.paymentOption && { paymentOption: terms.paymentOption }),
  ...(terms.depositPercentage !== undefined && { deposit: terms.depositPercentage }),
  ...(terms.depositAmount !== undefined && { depositKind: 'amount', deposit: terms.depositAmount }),
  ...(terms.remainderDueInDays !== undefined && { dueKind: 'days', dueDays: String(terms.remainderDueInDays) }),
  ...(terms.remainderDueDate !== undefined && { dueKind: 'date', dueDate: terms.remainderDueDate }),
})

export const termsField = (name: keyof PurchaseTerms): string => `purchaseTerms.${name}`

const quantityNames = ['minQuantity', 'maxQuantity', 'multipleOf', 'maxPerCustomer'] as const

const readDeposit = ({ depositKind, deposit }: TermsDraft, read: FieldReader): PurchaseTerms => {
  if (depositKind === 'amount')
    return { depositAmount: read.required(read.decimal, deposit, termsField('depositAmount')) }
  return { depositPercentage: read.required(read.fraction, deposit, termsField('depositPercentage')) }
}

/** When the balance is due. Default: the store's setting. */
const readDue = ({ dueKind, dueDays, dueDate }: TermsDraft, read: FieldReader): PurchaseTerms => {
  if (dueKind === 'days')
    return { remainderDueInDays: read.required(read.count, dueDays, termsField('remainderDueInDays')) }
  return dueKind === 'date' ? { remainderDueDate: dueDate } : {}
}

/** Reads the purchase terms. */
export const readTerms = (draft: TermsDraft, read: FieldReader): PurchaseTerms => {
  const { withdrawalExclusion, paymentOption } = draft
  const quantities = quantityNames.map((name) => [name, read.count(draft[name], termsField(name))])
  return {
    ...Object.fromEntries(quantities.filter(([, value]) => value !== undefined)),
    ...(withdrawalExclusion !== '' && {
      withdrawalExclusion: withdrawalExclusion as NonNullable<PurchaseTerms['withdrawalExclusion']>,
    }),
    ...(paymentOption !== 'FULL_PAYMENT_ONLINE' && { paymentOption }),
    ...(paymentOption === 'DEPOSIT_ONLINE' && { ...readDeposit(draft, read), ...readDue(draft, read) }),
  }
}
