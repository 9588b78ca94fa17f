import type { Invoice } from '@vitrine/contract/entities/orders/invoices.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../order/api.ts'
import { withCurrentData } from './current-data.ts'
import { moneyOf } from '../money.ts'
import { presentInvoice } from '../present.ts'
import { listOrderInvoices, type StoredInvoice } from '../store.ts'

/** Whether the caller may see a document: the store sees all, including deleted drafts; buyers see issued ones. */
export const isShownTo = ({ status }: Invoice, isElevated: boolean): boolean =>
  isElevated || (status !== 'Deleted' && status !== 'Draft')

/** Creates functions that present the documents of an order in their current state. */
export const createShowing = ({ config, now }: Pick<Context, 'config' | 'now'>) => {
  const listAll = async (db: Db, { order, site }: { order: StoredOrder; site: Site }): Promise<readonly Invoice[]> => {
    const [stored, money] = await Promise.all([listOrderInvoices(db, order), moneyOf(db, order)])
    const documents = await Promise.all(stored.map((one) => withCurrentData(db, one, { order, site })))
    return documents.map((one) => presentInvoice(one, { site, config, money, documents, now: now() }))
  }
  const show = async (db: Db, of: { order: StoredOrder; site: Site; invoice: StoredInvoice }) => ({
    invoice: (await listAll(db, of)).find(({ id }) => id === of.invoice.id)!,
  })
  return { listAll, show }
}
