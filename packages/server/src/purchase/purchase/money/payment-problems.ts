import type { Db } from '../../../ground/database/tables.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { backOfficePage, notifyOwners } from '../../../store/notification/api.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import type { Happened } from '../../../money/payment/api.ts'

type PaymentProblem = 'declined' | 'notCaptured' | 'released' | 'refundFailed'

interface Moved {
  readonly order: StoredOrder
  readonly site: Site
  readonly actor?: Actor | undefined
  readonly happened: readonly Happened[]
}

/** Returns the problem that owners should look at. A void or cancellation of their own is not reported. */
const problemOf = ({ type }: Happened, { order, actor }: Omit<Moved, 'happened'>): PaymentProblem | undefined => {
  const isExpected = actor !== undefined || order.status !== 'APPROVED'
  if (type === 'refund-failed') return 'refundFailed'
  if (type === 'action-failed') return 'notCaptured'
  if (type === 'declined') return order.status === 'APPROVED' ? 'declined' : undefined
  return type === 'voided' && !isExpected ? 'released' : undefined
}

/** Notifies owners of problems with an order's payments, in the transaction in which they occurred: once. */
export const notifyPaymentProblems = async (db: Db, { happened, ...moved }: Moved): Promise<void> => {
  const problems = new Set(happened.flatMap((one) => problemOf(one, moved) ?? []))
  if (problems.size === 0) return
  const { order, site } = moved
  const subject = { orderId: order.id, orderNumber: String(order.number) }
  await notifyOwners(db, { site, event: 'PAYMENT_PROBLEM', subject }, () =>
    writeEmail(site, ({ words: { ownerNews: label } }) => {
      const number = String(order.number)
      return {
        subject: label.paymentSubject(number, site.name),
        blocks: [
          heading(label.paymentTitle),
          ...[...problems].map((problem) => paragraph(label.paymentProblems[problem](number))),
          link(label.seeOrder, backOfficePage(site, `/orders/${order.id}`)),
        ],
      }
    }),
  )
}
