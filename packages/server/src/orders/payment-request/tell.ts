import type { EventType } from '@vitrine/contract/event-types.ts'
import type { PaymentRequestTask } from '@vitrine/domain/payment-request/states.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentPaymentRequest } from './present.ts'
import type { StoredPaymentRequest } from './store.ts'

type Told = PaymentRequestTask | 'tell-created'

/** The event of each task, and under which name it holds the request. */
const eventsByTask: Readonly<Record<Told, { type: EventType; shape: 'entity' | 'orderPaymentRequest' }>> = {
  'tell-created': { type: 'wix.ecom.v1.order_payment_request_created', shape: 'entity' },
  'tell-updated': { type: 'wix.ecom.v1.order_payment_request_updated', shape: 'entity' },
  'tell-deleted': { type: 'wix.ecom.v1.order_payment_request_deleted', shape: 'entity' },
  'tell-paid': { type: 'wix.ecom.v1.order_payment_request_paid', shape: 'orderPaymentRequest' },
  'tell-expired': { type: 'wix.ecom.v1.order_payment_request_expired', shape: 'orderPaymentRequest' },
  'tell-voided': { type: 'wix.ecom.v1.order_payment_request_voided', shape: 'orderPaymentRequest' },
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
