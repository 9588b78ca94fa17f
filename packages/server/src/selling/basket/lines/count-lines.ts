import { changeQuantities, type QuantityChange } from '@vitrine/domain/cart/lines.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { linesOrRefuse } from './additions.ts'
import { priceLines } from './priced-line.ts'
import type { StoredLine } from '../record.ts'

/** Sets the quantities of lines, limited by the stock. */
export const countLines = async (
  reading: CatalogReading,
  lines: readonly StoredLine[],
  changes: readonly QuantityChange[],
): Promise<StoredLine[]> => {
  const priced = await priceLines(reading, lines)
  const available = new Map(priced.map((one) => [one.line.id, one.available]))
  return linesOrRefuse(changeQuantities(lines, changes, ({ id }) => available.get(id) ?? 0)) as StoredLine[]
}
