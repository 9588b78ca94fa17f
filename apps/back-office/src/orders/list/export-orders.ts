import { csvOfRows } from '../../export/csv.ts'
import type { Exporting } from '../../export/export-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { rowOf, type Reader } from './export-row.ts'
import type { OrderSearch } from './order-view.ts'

const { desk: said } = words
const atOnce = 100

type ExportingOrders = Exporting & Reader

/** All orders that a search finds as texts of a file, page by page: of each page only its text is kept. */
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
