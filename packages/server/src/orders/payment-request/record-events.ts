import type { EventType } from '@vitrine/contract/event-types.ts'
import type { PaymentRequestTask } from '@vitrine/domain/payment-request/states.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentPaymentRequest } from './present.ts'
import type { StoredPaymentRequest } from './store.ts'

type RequestNotice = PaymentRequestTask | 'notify-created'

/** The event of each task, and the property of its body that holds the request. */
const eventsByTask: Readonly<Record<RequestNotice, { type: EventType; shape: 'entity' | 'orderPaymentRequest' }>> = {
  'notify-created': { type: 'wix.ecom.v1.order_payment_request_created', shape: 'entity' },
  'notify-updated': { type: 'wix.ecom.v1.order_payment_request_updated', shape: 'entity' },
  'notify-deleted': { type: 'wix.ecom.v1.order_payment_request_deleted', shape: 'entity' },
  'notify-paid': { type: 'wix.ecom.v1.order_payment_request_paid', shape: 'orderPaymentRequest' },
  'notify-expired': { type: 'wix.ecom.v1.order_payment_request_expired', shape: 'orderPaymentRequest' },
  'notify-voided': { type: 'wix.ecom.v1.order_payment_request_voided', shape: 'orderPaymentRequest' },
}

/** Records events about a locked payment request for webhooks. */
export const recordRequestEvents = async (
  db: Db,
  { request, site, tasks }: { request: StoredPaymentRequest; site: Site; tasks: readonly RequestNotice[] },
): Promise<void> => {
  const event = { siteId: request.site_id, entity: 'order_payment_request', entityId: request.id }
  for (const task of tasks) {
    const { type, shape } = eventsByTask[task]
    await recordEvent(db, { ...event, type, body: { [shape]: presentPaymentRequest(request, site) } })
  }
}
