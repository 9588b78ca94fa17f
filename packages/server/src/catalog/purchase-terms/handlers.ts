import type { purchaseTermsCalls } from '@vitrine/contract'
import type { PurchaseTerms } from '@vitrine/contract/calls/catalog/purchase-terms.ts'
import { toDecimal, toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { LinePayment } from '@vitrine/domain/purchase-terms/pay-later.ts'
import { canBeOrdered } from '@vitrine/domain/purchase-terms/quantity.ts'
import type { RemainderDue } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { findTerms, saveTerms } from './store.ts'

const field = (name: keyof PurchaseTerms): string => `purchaseTerms.${name}`

const readDeposit = (amount: string, currency: string): Minor => {
  const deposit = toMinor(amount, currency)
  if (deposit < 1)
    throw invalidField(field('depositAmount'), `must be at least ${toDecimal(1, currency)}`, 'DECIMAL_GTE')
  return deposit
}

/** When the remainder is due: after a number of days, on a date, or by the store's default. */
const readDue = ({ remainderDueInDays: afterDays, remainderDueDate: on }: PurchaseTerms): { due?: RemainderDue } => {
  if (afterDays !== undefined && on !== undefined)
    throw invalidField(field('remainderDueDate'), 'cannot be set with remainderDueInDays', 'ONE_OF_ALIGNMENT')
  if (on !== undefined) return { due: { on } }
  return afterDays === undefined ? {} : { due: { afterDays } }
}

/** Reads a deposit, given as an amount or a percentage. Only for the payment option that has one. */
const readPayment = (sent: PurchaseTerms, currency: string): LinePayment | undefined => {
  const { paymentOption, depositAmount: amount, depositPercentage: percentage } = sent
  if (paymentOption === 'DEPOSIT_ONLINE') {
    if (amount !== undefined && percentage !== undefined)
      throw invalidField(field('depositPercentage'), 'cannot be set with depositAmount', 'ONE_OF_ALIGNMENT')
    if (percentage !== undefined) return { option: paymentOption, deposit: { percentage }, ...readDue(sent) }
    if (amount !== undefined) return { option: paymentOption, deposit: readDeposit(amount, currency), ...readDue(sent) }
    throw invalidField(field('depositAmount'), 'or depositPercentage must be set', 'REQUIRED_ONE_OF_FIELD')
  }
  for (const name of ['depositAmount', 'depositPercentage', 'remainderDueInDays', 'remainderDueDate'] as const)
    if (sent[name] !== undefined)
      throw invalidField(field(name), 'is only for the payment option DEPOSIT_ONLINE', 'FIELD_NOT_ALLOWED')
  return paymentOption === undefined ? undefined : { option: paymentOption }
}

const readTerms = (sent: PurchaseTerms, currency: string): Terms => {
  const { minQuantity: minimum, maxQuantity: maximum, multipleOf, maxPerCustomer: perCustomer } = sent
  const quantities = {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(multipleOf !== undefined && { multipleOf }),
  }
  if (!canBeOrdered(quantities))
    throw invalidField(field('maxQuantity'), 'leaves no quantity that can be ordered', 'MIN')
  if (perCustomer !== undefined && !canBeOrdered({ ...quantities, maximum: perCustomer }))
    throw invalidField(field('maxPerCustomer'), 'leaves no quantity that can be ordered', 'MIN')
  const payment = readPayment(sent, currency)
  const { withdrawalExclusion } = sent
  return {
    ...quantities,
    ...(perCustomer !== undefined && { perCustomer }),
    ...(payment && { payment }),
    ...(withdrawalExclusion && { withdrawalExclusion }),
  }
}

const presentDue = (due: RemainderDue | undefined): Partial<PurchaseTerms> => {
  if (!due) return {}
  return 'on' in due ? { remainderDueDate: due.on } : { remainderDueInDays: due.afterDays }
}

const presentPayment = (payment: LinePayment, currency: string): Partial<PurchaseTerms> => {
  if (payment.option !== 'DEPOSIT_ONLINE') return { paymentOption: payment.option }
  const { option, deposit, due } = payment
  return {
    paymentOption: option,
    ...(typeof deposit === 'number'
      ? { depositAmount: toDecimal(deposit, currency) }
      : { depositPercentage: deposit.percentage }),
    ...presentDue(due),
  }
}

const presentTerms = (
  { minimum, maximum, multipleOf, perCustomer, payment, withdrawalExclusion }: Terms,
  currency: string,
): PurchaseTerms => ({
  ...(minimum !== undefined && { minQuantity: minimum }),
  ...(maximum !== undefined && { maxQuantity: maximum }),
  ...(multipleOf !== undefined && { multipleOf }),
  ...(perCustomer !== undefined && { maxPerCustomer: perCustomer }),
  ...(payment && presentPayment(payment, currency)),
  ...(withdrawalExclusion && { withdrawalExclusion }),
})

export const createPurchaseTermsHandlers = ({ db, sites }: Context): Handlers<typeof purchaseTermsCalls> => ({
  getPurchaseTerms: async ({ siteId }, { params: { id: productId } }) => {
    const [{ currency }, terms] = await Promise.all([requireSite(sites, siteId), findTerms(db, { siteId, productId })])
    if (!terms) throw new Refusal('PRODUCT_NOT_FOUND')
    return { purchaseTerms: presentTerms(terms, currency) }
  },

  setPurchaseTerms: async ({ siteId }, { params: { id: productId }, body: { purchaseTerms } }) => {
    const { currency } = await requireSite(sites, siteId)
    const terms = readTerms(purchaseTerms, currency)
    await transact(db, async (transaction) => {
      if (!(await findTerms(transaction, { siteId, productId }))) throw new Refusal('PRODUCT_NOT_FOUND')
      await saveTerms(transaction, { siteId, productId }, terms)
    })
    return { purchaseTerms: presentTerms(terms, currency) }
  },
})
