import { Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { OnSite } from '../fulfillment/api.ts'
import { lockOrder, moveOrder, presentOrder, withActivities } from '../order/api.ts'
import { termsOf, withLinks } from './deliver.ts'
import { downloadsEmail } from './email.ts'
import { downloadLink } from './link.ts'
import { presentDownload } from './present.ts'
import { listDownloads, resetDownload } from './store.ts'

interface RenewRequest {
  readonly caller: OnSite
  readonly orderId: string
  readonly lineItemId: string
  readonly sendEmail: boolean
}

/** Resets the limit and the expiry of a download. Rejects downloads of canceled or refunded items. */
export const renewDownload = async (context: Context, { caller, orderId, lineItemId, sendEmail }: RenewRequest) => {
  const { db: outside, sites, now } = context
  const site = await requireSite(sites, caller.siteId)
  return transact(outside, async (db) => {
    const order = await lockOrder(db, caller, orderId)
    const found = (await listDownloads(db, order, now())).find(({ line_item_id: id }) => id === lineItemId)
    if (!found) throw new Refusal('NOT_FOUND', 'The order has no such download.')
    if (found.status === 'REVOKED') throw refusalFor('ILLEGAL_STATE', 'DOWNLOAD_REVOKED')
    const line = order.body.lineItems.find(({ id }) => id === lineItemId)!
    const { allowed, expires } = termsOf(site, line, now())
    const key = { site_id: site.id, order_id: order.id, line_item_id: lineItemId }
    const url = await downloadLink(context, { key, expires })
    await resetDownload(db, key, { allowed, expires_date: expires })
    const linked = withLinks(order, new Map([[lineItemId, { url, expires }]]))
    const isNotified = sendEmail && order.email !== ''
    const actor = actorOf(caller)
    const record = withActivities(
      { ...context, actor },
      linked.body,
      ...(isNotified ? (['DOWNLOAD_LINK_SENT'] as const) : []),
    )
    const moved = await moveOrder(db, order, { states: {}, record, now: now() })
    const shown = presentOrder(moved)
    const event = { siteId: site.id, entity: 'order', entityId: order.id, actor }
    await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_updated', body: { currentEntity: shown } })
    if (isNotified) {
      const message = downloadsEmail(shown, { site, files: [{ name: found.file_name, url, allowed, expires }] })
      await queueMail(db, { siteId: site.id, recipient: order.email, message })
    }
    const renewed = { ...found, allowed, used: 0, expires_date: expires, status: 'AVAILABLE' as const }
    return presentDownload(moved, renewed)
  })
}
