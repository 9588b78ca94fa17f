import { csvOfRows } from '../../export/csv.ts'
import type { Exporting } from '../../export/export-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { rowOf, type Reader } from './export-row.ts'
import type { OrderSearch } from './order-view.ts'

const { desk: said } = words
const atOnce = 100

type ExportingOrders = Exporting & Reader

/** Exports all orders of a search as CSV texts, page by page. Only the text of each page stays in memory. */
export const exportOrders = async (
  search: OrderSearch,
  { onProgress, signal, ...reader }: ExportingOrders,
): Promise<{ texts: string[]; count: number }> => {
  const texts = [csvOfRows([said.csvColumns])]
  let count = 0
  let cursor: string | undefined
  do {
    const paging = { limit: atOnce, ...(cursor !== undefined && { cursor }) }
    const { orders, metadata } = await shop.orders.searchOrders(
      cursor === undefined ? { ...search, cursorPaging: paging } : { cursorPaging: paging },
      { signal },
    )
    texts.push(csvOfRows(orders.map((order) => rowOf(order, reader))))
    count += orders.length
    onProgress(count)
    cursor = metadata.cursors.next
  } while (cursor !== undefined)
  return { texts, count }
}
