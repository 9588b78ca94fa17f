import type { DraftLine } from '@vitrine/domain/draft-order/content.ts'
import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import { quantityAvailable } from '@vitrine/domain/stock/stock.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { readOffersOf } from './offers.ts'
import type { DraftOrderRecord } from './tables.ts'

/** Prevents a draft from becoming an order in its current state. */
export interface DraftProblem {
  readonly code: 'INSUFFICIENT_INVENTORY' | 'CATALOG_ITEM_NOT_AVAILABLE'
  readonly description: string
  readonly data: { readonly lineItemId: string; readonly available: number }
}

/** Units of a line that still have to be taken out of stock. */
const unitsToTake = ({ quantity, before }: DraftLine): number => quantity - (before?.quantity ?? 0)

const isOfStore = ({ details: { catalogReference } }: DraftLine): boolean =>
  catalogReference?.catalogItemId !== undefined && storesAppIds.has(catalogReference.appId ?? '')

/** Lists the catalog lines whose stock is insufficient for what the draft adds. */
export const problemsOf = async (
  reading: CatalogReading,
  { lines }: Pick<DraftOrderRecord, 'lines'>,
): Promise<DraftProblem[]> => {
  const added = lines.filter((line) => unitsToTake(line) > 0 && isOfStore(line))
  if (added.length === 0) return []
  const offers = await readOffersOf(reading, added)
  return added.flatMap((line, index): DraftProblem[] => {
    const offer = offers[index]!
    const name = line.details.productName.original ?? ''
    const available = offer.state === 'sold' ? quantityAvailable(offer.sellable.stock) : 0
    if (available >= unitsToTake(line)) return []
    const data = { lineItemId: line.id, available }
    return offer.state === 'sold'
      ? [{ code: 'INSUFFICIENT_INVENTORY', description: `Only ${available} of “${name}” are in stock.`, data }]
      : [{ code: 'CATALOG_ITEM_NOT_AVAILABLE', description: `“${name}” is no longer available.`, data }]
  })
}
