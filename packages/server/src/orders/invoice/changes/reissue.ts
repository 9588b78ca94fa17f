import { creditableOf } from '@vitrine/domain/invoice/credit.ts'
import type { Config } from '../../../ground/base/config.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { isDeepStrictEqual } from 'node:util'
import { lockOrderById } from '../../order/api.ts'
import { creditInvoice } from './credit.ts'
import { creditsOf } from './credited.ts'
import { decide, type AboutOrder, type Clock } from '../documents/document.ts'
import { generateInvoice, voidInvoice } from './issue.ts'
import { isInForce } from '../documents/in-force.ts'
import { moneyOf } from '../money.ts'
import { rulesOf } from '../settings.ts'
import { listOrderInvoices, moveInvoice, type StoredInvoice } from '../store.ts'
import { sendDocument } from './send.ts'
import { invoiceText } from '../documents/text.ts'

/** Credits the remaining amount of an invoice and marks it as replaced. */
const replaceInvoice = async (
  clock: Clock,
  db: Db,
  { left, ...about }: AboutOrder & { invoice: StoredInvoice; left: number },
): Promise<void> => {
  if (left > 0) await creditInvoice(clock, db, { ...about, credit: { amount: left } })
  const { state } = decide(about.invoice, 'CREDIT')
  await moveInvoice(db, about.invoice, { state, replaced_date: clock.now() })
}

/**
 * Replaces the invoice of a locked order after an edit: voids an unpaid invoice, or credits a paid one, and issues a
 * new one. Drafts need no replacement, since they follow their order.
 */
export const reissueInvoice = async (
  clock: Clock & { readonly config: Pick<Config, 'publicUrl'> },
  db: Db,
  about: AboutOrder,
): Promise<void> => {
  const [documents, money, rules] = await Promise.all([
    listOrderInvoices(db, about.order),
    moneyOf(db, about.order),
    rulesOf(db, about.site.id),
  ])
  const invoice = documents.find((one) => one.state === 'ISSUED' && isInForce(one))
  if (!invoice) return
  const { charges } = invoiceText(about.order, { site: about.site, rules, paid: money.paid })
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(charges)), invoice.body.charges)) return
  const credited = creditsOf(invoice, documents)
  if (money.paid === 0 && credited.length === 0) await voidInvoice(clock, db, { ...about, invoice })
  else await replaceInvoice(clock, db, { ...about, invoice, left: creditableOf(invoice.body.charges, credited) })
  if (Number(about.order.total) === 0) return
  const noted = await generateInvoice(clock, db, {
    ...about,
    order: await lockOrderById(db, about.order.site_id, about.order.id),
  })
  if (rules.sendsInvoices && about.order.email !== '') await sendDocument(clock, db, { ...about, ...noted })
}
