import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { heading, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { revokeSoldCards, type Stopped, stopSoldCards } from '../../../money/gift-card/api.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import { notifyOwners } from '../../../store/notification/api.ts'
import type { Happened } from '../../../money/payment/api.ts'

interface Moved {
  readonly order: StoredOrder
  readonly site: Site
  readonly happened: readonly Happened[]
}

const notifyStoppedCards = async (db: Db, { order, site }: Moved, { balance, spent }: Stopped): Promise<void> => {
  const { text } = createMoneyWriter(site)
  const write = () =>
    writeEmail(site, ({ words: { giftCardsStopped: words } }) => ({
      subject: words.subject(String(order.number), site.name),
      blocks: [
        heading(words.title),
        paragraph(words.text(String(order.number), text(balance))),
        ...(spent > 0 ? [paragraph(words.spent(text(spent)))] : []),
        paragraph(words.remedy),
      ],
    }))
  const subject = { orderId: order.id, orderNumber: String(order.number) }
  await notifyOwners(db, { site, event: 'GIFT_CARDS_STOPPED', subject }, write)
}

/**
 * Deactivates sold gift cards when their payment is disputed, and notifies the owners. Deactivates unspent ones when
 * the order is fully refunded.
 */
export const followWithGiftCards = async ({ now }: Pick<Context, 'now'>, db: Db, moved: Moved): Promise<void> => {
  const { order, happened } = moved
  const isDisputed = happened.some((one) => one.type === 'chargeback' && one.chargeback.state === 'approved')
  if (isDisputed) {
    const stopped = await stopSoldCards(db, order, now())
    if (stopped.count > 0) await notifyStoppedCards(db, moved, stopped)
    return
  }
  if (order.payment_status === 'FULLY_REFUNDED') await revokeSoldCards(db, order, { retainedAmount: 0, now: now() })
}
