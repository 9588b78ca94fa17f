import type { StoresLocation } from '@vitrine/client'
import { Button } from '@vitrine/ui'
import { useMemo } from 'react'
import { Finder } from '../page/finder.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { lineName, type DraftLine } from './transfer-name.ts'

const { transfers: texts } = words
const maxResults = 8

/** Finds variants that a location has in stock. */
const findAt =
  (locationId: string) =>
  async (expression: string): Promise<readonly DraftLine[]> => {
    const { inventoryItems } = await shop.inventoryItemsV3.searchInventoryItems({
      ...(expression && { search: { expression: expression.slice(0, 100), mode: 'AND' } }),
      filter: { locationId, quantity: { $gt: 0 } },
      sort: [{ fieldName: 'product.name', order: 'ASC' }],
      cursorPaging: { limit: maxResults },
    })
    return inventoryItems.map(({ productId, variantId, quantity = 0, product }) => ({
      productId,
      variantId,
      productName: product?.name ?? '',
      ...(product?.variantName !== undefined && { variantName: product.variantName }),
      quantity: 1,
      available: quantity,
    }))
  }

interface StockFinderProps {
  readonly location: StoresLocation | undefined
  readonly chosen: readonly DraftLine[]
  /** Whether the transfer cannot have more variants. */
  readonly isFull: boolean
  readonly add: (line: DraftLine) => void
}

/** Searches the stock of a location. */
export const StockFinder = ({ location, chosen, isFull, add }: StockFinderProps) => {
  const { id = '', name = '' } = location ?? {}
  const find = useMemo(() => findAt(id), [id])
  const isChosen = ({ variantId }: DraftLine) => chosen.some((one) => one.variantId === variantId)
  return (
    <Finder label={texts.find(name)} none={texts.nothing} find={find} className="min-h-[34rem]">
      {(line) => (
        <li key={line.variantId} className="flex items-center gap-3 border-t border-line py-2">
          <span className="min-w-0 grow wrap-anywhere">
            {lineName(line)}
            <span className="block text-sm text-muted">{texts.available(line.available ?? 0)}</span>
          </span>
          <Button
            type="button"
            size="small"
            aria-label={texts.addOne(lineName(line))}
            disabled={isFull || isChosen(line)}
            onClick={() => add(line)}
          >
            {texts.addLine}
          </Button>
        </li>
      )}
    </Finder>
  )
}
