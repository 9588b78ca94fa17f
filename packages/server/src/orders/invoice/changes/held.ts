import type { Caller } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { lockOrder, type StoredOrder } from '../../order/api.ts'
import type { AboutOrder } from '../documents/document.ts'
import { findInvoice, type StoredInvoice } from '../store.ts'

export type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Translates `NOT_FOUND` to the specification's code for a missing order. */
export const namedOrder = async (order: Promise<StoredOrder>): Promise<StoredOrder> => {
  try {
    return await order
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ORDER_NOT_FOUND')
    throw error
  }
}

/** Runs work on the documents of an order under a lock of the order. */
export const withOrder = async <Result>(
  { db, sites }: Pick<Context, 'db' | 'sites'>,
  { caller, orderId }: { caller: OnSite; orderId: string },
  work: (held: Db, about: AboutOrder) => Promise<Result>,
): Promise<Result> => {
  const site = await requireSite(sites, caller.siteId)
  return transact(db, async (held) => {
    const order = await namedOrder(lockOrder(held, caller, orderId))
    return work(held, { order, site, actor: actorOf(caller) })
  })
}

const known = (invoice: StoredInvoice | undefined): StoredInvoice => {
  if (!invoice || invoice.state === 'DELETED') throw new Refusal('INVOICE_NOT_FOUND')
  return invoice
}

/** Runs work on a document under a lock of its order. Deleted drafts are not found, unless `evenIfDeleted` is set. */
export const withInvoice = async <Result>(
  context: Pick<Context, 'db' | 'sites'>,
  { caller, invoiceId, evenIfDeleted = false }: { caller: OnSite; invoiceId: string; evenIfDeleted?: boolean },
  work: (held: Db, about: AboutOrder & { readonly invoice: StoredInvoice }) => Promise<Result>,
): Promise<Result> => {
  const found = await findInvoice(context.db, caller.siteId, invoiceId)
  if (!found) throw new Refusal('INVOICE_NOT_FOUND')
  return withOrder(context, { caller, orderId: found.order_id }, async (held, about) => {
    const invoice = await findInvoice(held, caller.siteId, invoiceId)
    return work(held, { ...about, invoice: evenIfDeleted && invoice ? invoice : known(invoice) })
  })
}
