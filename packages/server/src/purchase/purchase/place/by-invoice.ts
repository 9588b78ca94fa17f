import { invoiceDueDay } from '@vitrine/domain/company/payment-terms.ts'
import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { todayIn } from '../../../ground/site/remainder-rules.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { holdCredit } from '../../../people/customer/company/api.ts'
import { presentOrderCompany, presentPlanned } from '../../../selling/basket/api.ts'
import type { CheckoutView } from '../../../selling/presentation/api.ts'
import { dueOf, type OrderDraft } from './draft.ts'

/**
 * Returns when an order of a checkout by invoice is due. Undefined if its buyer cannot pay by invoice: a credit limit is in
 * the currency of the store.
 */
export const invoiceDueOf = ({ company, site }: CheckoutView, now: Date): string | undefined =>
  !company || (company.credit_limit !== null && site.charging)
    ? undefined
    : invoiceDueDay(company.payment_terms, todayIn(site, now))

/** Holds credit of the company for an order by invoice. Refuses an order that exceeds it. */
export const holdCreditFor = async (
  db: Db,
  { total, giftCard }: OrderDraft,
  { view: { company, site }, orderId, now }: { view: CheckoutView; orderId: string; now: Date },
): Promise<void> => {
  // Companies without a limit pay no statement. The limit itself is read again under a lock.
  if (!company || company.credit_limit === null) return
  const amount = total - (giftCard?.amount ?? 0)
  const { currency, id: siteId } = site
  await holdCredit(db, { siteId, companyId: company.id, orderId, amount, currency, now })
}

/** Adds an amount to those that are due later, of which each has its own day. */
const withRemainder = (before: readonly Remainder[], { dueDay, amount }: Remainder): Remainder[] => {
  const same = before.find((one) => one.dueDay === dueDay)
  const others = before.filter((one) => one !== same)
  return [...others, { dueDay, amount: amount + (same?.amount ?? 0) }].toSorted((one, other) =>
    one.dueDay.localeCompare(other.dueDay),
  )
}

/** Makes an order one by invoice: what would be paid with it is due by the payment terms of the company. */
export const byInvoice = (
  draft: OrderDraft,
  { view, now }: { readonly view: CheckoutView; readonly now: Date },
): OrderDraft => {
  const dueDay = invoiceDueOf(view, now)
  if (dueDay === undefined) throw new Error('The buyer of this order cannot pay by invoice.')
  const remainders = withRemainder(draft.remainders ?? [], { dueDay, amount: dueOf(draft) })
  return {
    ...draft,
    remainders,
    record: {
      ...draft.record,
      remainders: presentPlanned(remainders, createMoneyWriter(view.site)),
      company: { ...presentOrderCompany(view.company!), dueDate: dueDay },
    },
  }
}
