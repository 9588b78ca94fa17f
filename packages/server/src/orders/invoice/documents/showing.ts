import type { Invoice } from '@vitrine/contract/entities/invoices.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../order/api.ts'
import { asItStands } from './live.ts'
import { moneyOf } from '../money.ts'
import { presentInvoice } from '../present.ts'
import { listOrderInvoices, type StoredInvoice } from '../store.ts'

/** Whether somebody sees a document: the store sees all, also deleted drafts; buyers see what was issued. */
export const isShownTo = ({ status }: Invoice, isElevated: boolean): boolean =>
  isElevated || (status !== 'Deleted' && status !== 'Draft')

/** Shows the documents of an order as they stand now. */
export const createShowing = ({ config, now }: Pick<Context, 'config' | 'now'>) => {
  const listAll = async (db: Db, { order, site }: { order: StoredOrder; site: Site }): Promise<readonly Invoice[]> => {
    const [stored, money] = await Promise.all([listOrderInvoices(db, order), moneyOf(db, order)])
    const documents = await Promise.all(stored.map((one) => asItStands(db, one, { order, site })))
    return documents.map((one) => presentInvoice(one, { site, config, money, documents, now: now() }))
  }
  const show = async (db: Db, of: { order: StoredOrder; site: Site; invoice: StoredInvoice }) => ({
    invoice: (await listAll(db, of)).find(({ id }) => id === of.invoice.id)!,
  })
  return { listAll, show }
}
