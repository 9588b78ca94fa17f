import { formatCsv } from '@vitrine/domain/csv.ts'
import type { Exporting } from '../../export/export-button.tsx'
import { shop } from '../../shop.ts'
import { exportColumns, rowsOf } from './export-rows.ts'

const pageSize = 100

/**
 * Exports all products as CSV texts, page by page. Only the text of each page stays in memory. Products added meanwhile
 * come last.
 */
export const exportProducts = async ({
  onProgress,
  signal,
}: Exporting): Promise<{ readonly chunks: readonly string[]; readonly count: number }> => {
  const chunks = [formatCsv([exportColumns])]
  let count = 0
  for (;;) {
    const page = shop.products.queryProducts().ascending('numericId').limit(pageSize).skip(count)
    const { items } = await page.find({ signal })
    chunks.push(formatCsv(items.flatMap(rowsOf)))
    count += items.length
    onProgress(count)
    if (items.length < pageSize) return { chunks, count }
  }
}
