import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { balanceOf } from '@vitrine/domain/payment/order-payment.ts'
import { randomBytes } from 'node:crypto'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { heading, link, paragraph } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { storeDayText } from '../../../ground/site/time-zone.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { type StoredOrder, writeOrderEmail } from '../../../orders/order/api.ts'
import { listMovements, listPayments, paymentsOfOrder } from '../../../money/payment/api.ts'
import {
  findOpenRequest,
  insertPaymentRequest,
  paymentRequestUrl,
  type StoredPaymentRequest,
  recordRequestEvents,
} from '../../../orders/payment-request/api.ts'

/** How long an order stays reserved and payable after a failed debit. */
const reservedDays = 7
const dayMs = 24 * 60 * 60 * 1000

interface Failed {
  readonly order: StoredOrder
  readonly site: Site
}

const readerOf = ({ order, site }: Failed) => ({ ...site, language: order.body.buyerLanguage ?? site.language })

/** Returns the amount that is due and not covered by another pending payment. */
const readDue = async (db: Db, order: StoredOrder): Promise<number> => {
  const [movements, payments] = await Promise.all([listMovements(db, order), listPayments(db, order)])
  const { held } = paymentsOfOrder(payments, movements)
  const pending = payments.filter(({ status }) => status === 'PENDING' || status === 'PENDING_MERCHANT')
  const promised = pending.reduce((sum, { amount }) => sum + Number(amount), held)
  return Math.max(0, balanceOf({ total: Number(order.total) }, sumsOf(movements), { held }).due - promised)
}

const createRequest = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { amount, ...failed }: Failed & { amount: number },
): Promise<StoredPaymentRequest> => {
  const { order, site } = failed
  const number = String(order.number)
  const request = await insertPaymentRequest(db, {
    site_id: site.id,
    id: newId(),
    order_id: order.id,
    order_number: number,
    amount,
    currency: order.body.currency ?? site.currency,
    title: speechFor({ site: readerOf(failed).language }).words.debitFailed.title(number),
    description: null,
    expiration_date: new Date(now().getTime() + reservedDays * dayMs),
    blocks_manual: false,
    source_app_id: null,
    source_external_id: null,
    namespaces: {},
    secret: randomBytes(24).toString('base64url'),
    created_date: now(),
    updated_date: now(),
  })
  await recordRequestEvents(db, { request, site, tasks: ['notify-created'] })
  return request
}

const emailOf = (failed: Failed, { request, url }: { request: StoredPaymentRequest; url: string }) =>
  writeOrderEmail(failed.order.body, failed.site, ({ words, locale }) => {
    const amount = createMoneyWriter({ currency: request.currency, language: locale }).text(Number(request.amount))
    const until = request.expiration_date && storeDayText(request.expiration_date, { site: failed.site, locale })
    const { debitFailed: label, paymentRequest } = words
    return {
      subject: label.subject(request.order_number, failed.site.name),
      blocks: [
        heading(label.heading),
        paragraph(label.text(amount, request.order_number)),
        ...(until ? [paragraph(label.until(until))] : []),
        link(paymentRequest.pay(amount), url),
      ],
    }
  })

/**
 * Asks the buyer of a locked order whose debit failed to pay by a link. The link expires with the reservation of the
 * items. An existing link is sent again.
 */
export const requestPaymentAgain = async (
  { config, ...clock }: Pick<Context, 'now' | 'newId' | 'config'>,
  db: Db,
  failed: Failed,
): Promise<void> => {
  const { order, site } = failed
  if (order.status !== 'APPROVED') return
  const amount = await readDue(db, order)
  if (amount === 0) return
  const known = await findOpenRequest(db, { siteId: site.id, orderId: order.id, now: clock.now() })
  const request = known ?? (await createRequest(clock, db, { ...failed, amount }))
  const message = emailOf(failed, { request, url: paymentRequestUrl(config, request) })
  await queueMail(db, { siteId: site.id, recipient: order.email, message })
}
