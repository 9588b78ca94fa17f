import { formatCsv } from '@vitrine/domain/csv.ts'
import type { Exporting } from '../../export/export-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { exportRow, type ExportContext } from './export-row.ts'
import type { OrderSearch } from './order-view.ts'

const { desk: texts } = words
const pageSize = 100

type ExportingOrders = Exporting & ExportContext

/** Exports all orders of a search as CSV texts, page by page. Only the text of each page stays in memory. */
export const exportOrders = async (
  search: OrderSearch,
  { onProgress, signal, ...reader }: ExportingOrders,
): Promise<{ chunks: string[]; count: number }> => {
  const chunks = [formatCsv([texts.csvColumns])]
  let count = 0
  let cursor: string | undefined
  do {
    const paging = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
    const { orders, metadata } = await shop.orders.searchOrders(
      cursor === undefined ? { ...search, cursorPaging: paging } : { cursorPaging: paging },
      { signal },
    )
    chunks.push(formatCsv(orders.map((order) => exportRow(order, reader))))
    count += orders.length
    onProgress(count)
    cursor = metadata.cursors.next
  } while (cursor !== undefined)
  return { chunks, count }
}
