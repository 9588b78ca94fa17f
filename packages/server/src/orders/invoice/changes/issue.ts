import { sumsOfInvoice } from '@vitrine/domain/invoice/charges.ts'
import { daysAfter, startOfDay } from '@vitrine/domain/time/day.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { decide, newDocument, type AboutOrder, type Clock } from '../documents/document.ts'
import { judgeInvoice } from './judge.ts'
import { moneyOf, type InvoiceMoney } from '../money.ts'
import { rulesOf, seriesOf } from '../settings.ts'
import { insertInvoice, listOrderInvoices, moveInvoice, numberInvoice, type StoredInvoice } from '../store.ts'
import { noteOnOrder } from '../../order/api.ts'
import type { Noted } from './send.ts'
import { invoiceText } from '../documents/text.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import type { InvoiceRules } from '../tables.ts'

const dayMs = 24 * 60 * 60 * 1000

/** When the amount of an order is due: by the payment terms of its company, or by the settings of invoices. */
const dueDateOf = ({ order, site }: AboutOrder, { dueDays }: Pick<InvoiceRules, 'dueDays'>, now: Date): Date => {
  const { dueDate } = order.body.company ?? {}
  if (dueDate === undefined) return new Date(now.getTime() + dueDays * dayMs)
  // It is overdue from the next day on.
  return new Date(startOfDay(timeZoneOf(site), daysAfter(dueDate, 1)).getTime() - 1000)
}

interface Drafting {
  readonly dueDate?: Date | undefined
  readonly note?: string | undefined
}

/** The amount paid, without overpayments, which are refunded. */
const paidOf = ({ total }: AboutOrder['order'], { paid }: InvoiceMoney): number => Math.min(paid, Number(total))

/** Drafts an invoice for a locked order, or throws a refusal. */
export const draftInvoice = async (
  clock: Clock,
  db: Db,
  { order, site, dueDate, note }: AboutOrder & Drafting,
): Promise<StoredInvoice> => {
  const [documents, money, rules] = await Promise.all([
    listOrderInvoices(db, order),
    moneyOf(db, order),
    rulesOf(db, site.id),
  ])
  await judgeInvoice(db, order, { documents, money })
  return insertInvoice(db, {
    ...newDocument(clock, order, 'INVOICE'),
    due_date: dueDate ?? null,
    total: Number(order.total),
    currency: order.body.currency,
    body: invoiceText(order, { site, rules, paid: paidOf(order, money), note }),
  })
}

/** Issues a draft of a locked order with the next number and the current data of the order and the store. */
export const issueDraft = async (
  clock: Clock,
  db: Db,
  { invoice, ...about }: AboutOrder & { invoice: StoredInvoice },
): Promise<Noted> => {
  const { order, site } = about
  const { state } = decide(invoice, 'ISSUE')
  const [money, rules, documents] = await Promise.all([
    moneyOf(db, order),
    rulesOf(db, site.id),
    listOrderInvoices(db, order),
  ])
  await judgeInvoice(db, order, { documents: documents.filter(({ id }) => id !== invoice.id), money })
  const body = invoiceText(order, { site, rules, paid: paidOf(order, money), note: invoice.body.note })
  const now = clock.now()
  const issued = await numberInvoice(db, invoice, {
    state,
    ...seriesOf('INVOICE', rules),
    body,
    total: sumsOfInvoice(body.charges).total,
    dueDate: invoice.due_date ?? dueDateOf(about, rules, now),
    now,
  })
  return { invoice: issued, order: await noteOnOrder(clock, db, about, 'INVOICE_ADDED') }
}

/** Drafts and issues an invoice. */
export const generateInvoice = async (clock: Clock, db: Db, about: AboutOrder): Promise<Noted> =>
  issueDraft(clock, db, { ...about, invoice: await draftInvoice(clock, db, about) })

/** Voids a document of a locked order. Voiding it again has no effect. */
export const voidInvoice = async (
  clock: Clock,
  db: Db,
  { invoice, ...about }: AboutOrder & { invoice: StoredInvoice },
): Promise<StoredInvoice> => {
  const { state, tasks } = decide(invoice, 'VOID')
  if (!tasks.includes('notify-removed')) return invoice
  const documents = await listOrderInvoices(db, about.order)
  const credits = documents.filter((one) => one.invoice_id === invoice.id && one.state === 'ISSUED')
  if (credits.length > 0) {
    throw new Refusal('INVOICE_HAS_CREDIT_NOTES', undefined, { creditNoteIds: credits.map(({ id }) => id) })
  }
  const voided = await moveInvoice(db, invoice, { state, voided_date: clock.now() })
  await noteOnOrder(clock, db, about, 'INVOICE_REMOVED')
  return voided
}

/** Deletes a draft of a locked order. */
export const deleteDraft = async (db: Db, invoice: StoredInvoice): Promise<void> => {
  await moveInvoice(db, invoice, { state: decide(invoice, 'DELETE').state })
}
