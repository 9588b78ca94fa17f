import type { EventType } from '@vitrine/contract/event-types.ts'
import type { PaymentRequestTask } from '@vitrine/domain/payment-request/states.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentPaymentRequest } from './present.ts'
import type { StoredPaymentRequest } from './store.ts'

type Told = PaymentRequestTask | 'notify-created'

/** The event of each task, and under which name it holds the request. */
const eventsByTask: Readonly<Record<Told, { type: EventType; shape: 'entity' | 'orderPaymentRequest' }>> = {
  'notify-created': { type: 'wix.ecom.v1.order_payment_request_created', shape: 'entity' },
  'notify-updated': { type: 'wix.ecom.v1.order_payment_request_updated', shape: 'entity' },
  'notify-deleted': { type: 'wix.ecom.v1.order_payment_request_deleted', shape: 'entity' },
  'notify-paid': { type: 'wix.ecom.v1.order_payment_request_paid', shape: 'orderPaymentRequest' },
  'notify-expired': { type: 'wix.ecom.v1.order_payment_request_expired', shape: 'orderPaymentRequest' },
  'notify-voided': { type: 'wix.ecom.v1.order_payment_request_voided', shape: 'orderPaymentRequest' },
}

/** Tells those who listen what has become of a payment request that is held. */
export const tellOfRequest = async (
  db: Db,
  { request, site, tasks }: { request: StoredPaymentRequest; site: Site; tasks: readonly Told[] },
): Promise<void> => {
  const event = { siteId: request.site_id, entity: 'order_payment_request', entityId: request.id }
  for (const task of tasks) {
    const { type, shape } = eventsByTask[task]
    await recordEvent(db, { ...event, type, body: { [shape]: presentPaymentRequest(request, site) } })
  }
}
