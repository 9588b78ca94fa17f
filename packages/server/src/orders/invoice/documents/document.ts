import { decideInvoice, newInvoice, type InvoiceEvent } from '@vitrine/domain/invoice/states.ts'
import { randomBytes } from 'node:crypto'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../order/api.ts'
import type { StoredInvoice } from '../store.ts'
import type { InvoiceTable } from '../tables.ts'

export type Clock = Pick<Context, 'now' | 'newId'>

/** An order that is held, and who does something with its documents. */
export interface AboutOrder {
  readonly order: StoredOrder
  readonly site: Site
  readonly actor?: Actor | undefined
}

/** What an event does to a document, or a refusal by name. */
export const decide = (invoice: StoredInvoice, event: InvoiceEvent) => {
  const decision = decideInvoice(invoice.state, event)
  if (!decision.ok) throw new Refusal(decision.code, undefined, { invoiceId: invoice.id })
  return decision
}

/** What a new document is, whatever stands on it. */
export const newDocument = ({ newId, now }: Clock, { site_id, id }: StoredOrder, kind: InvoiceTable['kind']) => ({
  site_id,
  id: newId(),
  order_id: id,
  kind,
  state: newInvoice,
  series: null,
  number: null,
  display_number: null,
  invoice_id: null,
  refund_id: null,
  secret: randomBytes(24).toString('base64url'),
  created_date: now(),
  issued_date: null,
  due_date: null,
  sent_date: null,
  voided_date: null,
  replaced_date: null,
})
