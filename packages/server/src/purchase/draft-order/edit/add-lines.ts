import type { DraftCatalogLineItem, DraftCustomLineItem } from '@vitrine/contract/entities/orders/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { DraftLine } from '@vitrine/domain/draft-order/content.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Change } from './change.ts'
import { refuseSameIds } from '../input.ts'
import { readCatalogLines, readDraftCustomLines } from '../lines.ts'

/** Identifies the catalog item of a line, including its modifiers, custom texts and bundle. */
const itemOf = ({ details: { catalogReference, modifierGroups = [], bundle } }: DraftLine): string | undefined => {
  const { variantId, customTextFields = {} } = (catalogReference?.options ?? {}) as {
    variantId?: string
    customTextFields?: object
  }
  const chosen = modifierGroups.map((group) => [group.id, ...(group.modifiers ?? []).map(({ id }) => id)])
  const item = [variantId, customTextFields, chosen, bundle?.id]
  return catalogReference && JSON.stringify([catalogReference.catalogItemId, ...item])
}

const refuseSameItems = (lines: readonly DraftLine[], added: readonly DraftLine[]): void => {
  const known = new Set(lines.filter(({ quantity }) => quantity > 0).map((line) => itemOf(line)))
  const seen = new Set<string>()
  for (const line of added) {
    const item = itemOf(line)
    if (item === undefined) continue
    const data = { catalogItemId: line.details.catalogReference?.catalogItemId }
    if (known.has(item)) throw new Refusal('CATALOG_ITEM_ALREADY_EXIST', undefined, data)
    if (seen.has(item)) throw new Refusal('MULTIPLE_ADDS_FOR_SAME_LINE_ITEM', undefined, data)
    seen.add(item)
  }
}

interface Added {
  readonly catalogLineItems?: readonly Input<DraftCatalogLineItem>[]
  readonly customLineItems?: readonly Input<DraftCustomLineItem>[]
}

/** Adds catalog line items and custom line items. */
export const addLines =
  ({ newId }: Pick<Context, 'newId'>, { catalogLineItems = [], customLineItems = [] }: Added): Change =>
  async (record, reading) => {
    const catalog = await readCatalogLines(catalogLineItems, { reading, newId, field: 'catalogLineItems' })
    const custom = readDraftCustomLines(customLineItems, { reading, newId, field: 'customLineItems' })
    refuseSameItems(record.lines, catalog)
    const lines = [...record.lines, ...catalog, ...custom]
    refuseSameIds(lines)
    return { ...record, lines }
  }
