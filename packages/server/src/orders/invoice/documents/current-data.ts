import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../order/api.ts'
import { moneyOf } from '../money.ts'
import { rulesOf } from '../settings.ts'
import type { StoredInvoice } from '../store.ts'
import { invoiceText } from './text.ts'

/** Returns a draft with the current data of its order and store. Issued documents stay as they are. */
export const withCurrentData = async (
  db: Db,
  invoice: StoredInvoice,
  { order, site }: { order: StoredOrder; site: Site },
): Promise<StoredInvoice> => {
  if (invoice.state !== 'DRAFT') return invoice
  const [money, rules] = await Promise.all([moneyOf(db, order), rulesOf(db, site.id)])
  const body = invoiceText(order, { site, rules, paid: money.paid, note: invoice.body.note })
  return { ...invoice, body, total: Number(order.total) }
}
