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

/** A locked order, with the actor of a change to its documents. */
export interface AboutOrder {
  readonly order: StoredOrder
  readonly site: Site
  readonly actor?: Actor | undefined
}

/** Decides an event on a document, or throws a refusal. */
export const decide = (invoice: StoredInvoice, event: InvoiceEvent) => {
  const decision = decideInvoice(invoice.state, event)
  if (!decision.ok) throw new Refusal(decision.code, undefined, { invoiceId: invoice.id })
  return decision
}

/** Returns the columns of a new document, apart from its content. */
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
