import type { Customer } from '@vitrine/client'
import { customerCells, customerColumns } from '@vitrine/domain/customer/csv-columns.ts'
import { formatCsv } from '@vitrine/domain/csv.ts'
import type { Exporting } from '../../export/export-button.tsx'
import { shop } from '../../shop.ts'
import type { queryOf } from './customer-view.ts'

const pageSize = 100

/** Exports all customers of a query as CSV texts, page by page. Only the text of each page stays in memory. */
export const exportCustomers = async (
  query: ReturnType<typeof queryOf>,
  { onProgress, signal }: Exporting,
): Promise<{ chunks: string[]; count: number }> => {
  const chunks = [formatCsv([customerColumns])]
  let count = 0
  let cursor: string | undefined
  do {
    const paging = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
    const { customers, pagingMetadata } = await shop.customers.queryCustomers(
      cursor === undefined ? { ...query, cursorPaging: paging } : { cursorPaging: paging },
      { signal },
    )
    chunks.push(formatCsv(customers.map((customer: Customer) => customerCells(customer))))
    count += customers.length
    onProgress(count)
    cursor = pagingMetadata.cursors.next
  } while (cursor !== undefined)
  return { chunks, count }
}
