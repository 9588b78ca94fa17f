import type { Static } from 'typebox'
import { entity, flag, list, oneOf, optional, text, unbuilt } from '../../../schema.ts'
import { later } from '../../later.ts'

export type InventorySearchDetails = Static<typeof InventorySearchDetails>
/** A text to search for. */
export const InventorySearchDetails = entity(
  'InventorySearchDetails',
  {
    expression: optional(text({ maxLength: 100, description: 'Words to search for.' })),
    mode: optional(oneOf(['OR', 'AND'], { description: 'Whether any word or each word must match. Default: `OR`.' })),
    fields: optional(
      list(oneOf(['product.name', 'product.variantName', 'product.variantSku', 'product.variantBarcode']), {
        maxItems: 20,
        description: 'Fields to search. Default: all.',
      }),
    ),
    fuzzy: optional(unbuilt(flag(), later.fuzzy)),
  },
  { description: 'Words to search for in product names, variant names, SKUs and barcodes.' },
)
