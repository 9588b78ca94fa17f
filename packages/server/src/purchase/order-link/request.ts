import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { noRecipient, queueMail } from '../../ground/mail/outbox.ts'
import { heading, paragraph } from '../../ground/mail/write-email.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { normalEmail } from '../../people/member/api.ts'
import { type AboutOrder, findOrderByNumber, writeOrderEmail } from '../../orders/order/api.ts'

interface LinkRequest {
  readonly siteId: string
  readonly orderNumber: string
  readonly email: string
  readonly ip: string
}

/** Parses an order number, with or without a leading #. */
const numberIn = (text: string): number | undefined => {
  const digits = text.trim().replace(/^#/, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}

const linkEmail = (order: AboutOrder & { readonly number: string }, site: Site) =>
  writeOrderEmail(order, site, ({ words: { order: label } }) => ({
    subject: label.linkSubject(order.number, site.name),
    blocks: [heading(label.linkTitle), paragraph(label.linkText(order.number))],
  }))

/**
 * Emails the buyer of an order a new link, if the order number and the email match. If not, the same work is done and
 * the email goes nowhere: neither the response nor its timing reveals which orders exist.
 */
export const requestOrderLink = async (
  context: Context,
  { siteId, orderNumber, email, ip }: LinkRequest,
): Promise<void> => {
  const { db, sites, now, newId } = context
  const site = await requireSite(sites, siteId)
  const recipient = normalEmail(email)
  await enforceRateLimit(db, { siteId, rule: 'requests', subject: addressOf(ip) }, now())
  await enforceRateLimit(db, { siteId, rule: 'emails', subject: recipient }, now())
  const number = numberIn(orderNumber)
  const order = await findOrderByNumber(db, siteId, number ?? 0)
  const isTheirs = order !== undefined && normalEmail(order.email) === recipient
  const about = isTheirs ? { ...order.body, id: order.id } : { id: newId() }
  const message = linkEmail({ ...about, number: String(number ?? '') }, site)
  await transact(db, (transaction) =>
    queueMail(transaction, { siteId, recipient: isTheirs ? recipient : noRecipient, message }),
  )
}
