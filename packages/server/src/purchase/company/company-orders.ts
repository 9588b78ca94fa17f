import type { CompanyOrder } from '@vitrine/contract/entities/people/company.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import { todayIn } from '../../ground/site/remainder-rules.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredCompanyOrder } from '../../people/customer/company/api.ts'
import { readOrderEntries, type OrderEntry } from './store.ts'

const present = (row: StoredCompanyOrder, order: OrderEntry, today: string): CompanyOrder => {
  const { currency, due_day: dueDate } = row
  const open = Number(row.open_amount)
  return {
    id: row.id,
    number: order.number,
    companyId: row.company_id,
    companyName: order.company_name ?? '',
    ...(order.buyer_name !== null && { buyerName: order.buyer_name }),
    createdDate: row.created_date.toISOString(),
    status: order.status,
    paymentStatus: order.payment_status,
    currency,
    total: toDecimal(Number(order.total), currency),
    openAmount: toDecimal(open, currency),
    ...(dueDate !== null && { dueDate }),
    isOverdue: open > 0 && dueDate !== null && dueDate < today,
  }
}

/** An order of a company, and its unpaid payment request. */
export interface ListedOrder {
  readonly shown: CompanyOrder
  readonly requestId: string | null
}

/** Presents orders of companies. Those that were deleted a moment ago are left out. */
export const listedOrders = async (
  db: Db,
  { site, now }: { readonly site: Site; readonly now: Date },
  rows: readonly StoredCompanyOrder[],
): Promise<ListedOrder[]> => {
  const entries = await readOrderEntries(
    db,
    site.id,
    rows.map(({ id }) => id),
  )
  const today = todayIn(site, now)
  return rows.flatMap((row) => {
    const order = entries.get(row.id)
    return order ? [{ shown: present(row, order, today), requestId: order.request_id }] : []
  })
}
