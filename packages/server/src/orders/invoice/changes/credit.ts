import { decideCredit, creditableOf, type Credit, type CreditRequest } from '@vitrine/domain/invoice/credit.ts'
import { sumOf, toDecimal } from '@vitrine/domain/money.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { listMovements, type Refund } from '../../../money/payment/api.ts'
import { creditsOf } from './credited.ts'
import { decide, newDocument, type AboutOrder, type Clock } from '../documents/document.ts'
import { rulesOf, seriesOf } from '../settings.ts'
import { isInForce } from '../documents/in-force.ts'
import { insertInvoice, listOrderInvoices, numberInvoice, type StoredInvoice } from '../store.ts'
import { noteOnOrder } from '../../order/api.ts'
import { sendDocument, type Noted } from './send.ts'
import type { Config } from '../../../ground/base/config.ts'

interface Crediting extends AboutOrder {
  readonly invoice: StoredInvoice
  readonly credit: CreditRequest
  readonly reason?: string | undefined
  readonly refundId?: string
}

const judge = (
  { invoice, credit }: Crediting,
  documents: readonly StoredInvoice[],
): { readonly credits: readonly Credit[]; readonly total: number } => {
  const decision = decideCredit(invoice.body.charges, creditsOf(invoice, documents), credit)
  if (decision.ok && decision.total > 0) return decision
  if (decision.ok) throw new Refusal('CREDIT_EXCEEDS_INVOICE', undefined, { left: '0' })
  const { code, id, left } = decision
  throw new Refusal(code, undefined, id === undefined ? { left: toDecimal(left, invoice.currency) } : { id, left })
}

/** Issues a credit note for an invoice of a locked order, for at most the amount left to credit. */
export const creditInvoice = async (clock: Clock, db: Db, crediting: Crediting): Promise<Noted> => {
  const { invoice, order, site, credit, reason, refundId } = crediting
  if (invoice.kind !== 'INVOICE') throw new Refusal('INVOICE_NOT_FOUND')
  decide(invoice, 'CREDIT')
  const [documents, rules] = await Promise.all([listOrderInvoices(db, order), rulesOf(db, site.id)])
  const { credits, total } = judge(crediting, documents)
  const body = {
    ...invoice.body,
    paid: 0,
    credit: {
      invoiceNumber: invoice.display_number ?? '',
      invoiceDate: (invoice.issued_date ?? invoice.created_date).toISOString(),
      credits,
      isAmount: 'amount' in credit,
      ...(reason && { reason }),
    },
  }
  const draft = await insertInvoice(db, {
    ...newDocument(clock, order, 'CREDIT_NOTE'),
    invoice_id: invoice.id,
    refund_id: refundId ?? null,
    total,
    currency: invoice.currency,
    body,
  })
  const { state } = decide(draft, 'ISSUE')
  const issuing = { state, ...seriesOf('CREDIT_NOTE', rules), body, total, dueDate: null, now: clock.now() }
  const issued = await numberInvoice(db, draft, issuing)
  return { invoice: issued, order: await noteOnOrder(clock, db, crediting, 'INVOICE_ADDED') }
}

/** Returns the lines of a refund if the refund consists of lines only and their value equals the refunded amount. */
const linesOf = (
  { details: { lines, fees, shipping } }: Refund,
  {
    amount,
    charges,
    credited,
  }: { amount: number; charges: StoredInvoice['body']['charges']; credited: readonly Credit[] },
): CreditRequest | undefined => {
  if (lines.length === 0 || fees.length > 0 || shipping) return undefined
  const credit = { lines: lines.map(({ id, quantity }) => ({ id, quantity })) }
  const decision = decideCredit(charges, credited, credit)
  return decision.ok && decision.total === amount ? credit : undefined
}

/** Issues a credit note for a refund of a locked order with an invoice, if the store's settings say so. */
export const creditRefund = async (
  clock: Clock & { readonly config: Pick<Config, 'publicUrl'> },
  db: Db,
  { refund, ...about }: AboutOrder & { refund: Refund },
): Promise<void> => {
  const documents = await listOrderInvoices(db, about.order)
  const invoice = documents.find((one) => one.state === 'ISSUED' && isInForce(one))
  if (!invoice || documents.some(({ refund_id }) => refund_id === refund.id)) return
  const rules = await rulesOf(db, about.site.id)
  if (!rules.createsCreditNotes) return
  const completed = refund.transactions.filter(({ state }) => state === 'succeeded')
  const credited = creditsOf(invoice, documents)
  const { charges } = invoice.body
  const left = creditableOf(charges, credited)
  // Refunds of overpayments are not credited, for example after an edit that lowered the order's total.
  const { captured, refunded: back } = sumsOf(await listMovements(db, about.order))
  const owed = Math.max(0, left - (captured - back))
  const amount = Math.min(sumOf(completed.map((one) => Number(one.amount))), left, owed)
  if (amount <= 0) return
  const credit = linesOf(refund, { amount, charges, credited }) ?? { amount }
  const reason = refund.details.reason
  const noted = await creditInvoice(clock, db, { ...about, invoice, credit, reason, refundId: refund.id })
  if (rules.sendsInvoices) await sendDocument(clock, db, { ...about, ...noted })
}
