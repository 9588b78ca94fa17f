import type { Static } from 'typebox'
import { entity, flag, integer, oneOf, optional, shape, text, timestamp } from '../../../schema.ts'

const state = (when: string) =>
  shape(
    {
      quantity: optional(integer({ description: 'Quantity in stock. Absent if it is not tracked.' })),
      inStock: optional(flag({ description: 'Whether it is in stock. Only if the quantity is not tracked.' })),
      preorders: integer({ description: 'Number of preordered units.' }),
    },
    { description: `The stock ${when} the change.` },
  )

/** Why units were added or removed by hand. */
export const AdjustmentReason = oneOf(['COUNT', 'RECEIVED', 'RETURN', 'DAMAGE', 'LOSS', 'OTHER'], {
  title: 'AdjustmentReason',
  description:
    'Why units were added or removed by hand. `COUNT`: a count has shown another quantity. `LOSS`: lost or stolen.',
})

export type StockChange = Static<typeof StockChange>
export const StockChange = entity(
  'StockChange',
  {
    id: text(),
    createdDate: timestamp(),
    inventoryItemId: text(),
    productId: text(),
    variantId: text(),
    locationId: text(),
    reason: oneOf(['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE', 'CATALOG', 'TRANSFER'], {
      description: 'Why it changed. `CATALOG`: with the product, by catalog V1 or an import.',
    }),
    orderId: optional(text({ description: 'The order that took or returned the units.' })),
    stockTransferId: optional(text({ description: 'The transfer that took, added or returned the units.' })),
    adjustmentReason: optional(AdjustmentReason),
    note: optional(text({ description: 'Note of the person who adjusted it.' })),
    before: state('before'),
    after: state('after'),
    actor: optional(
      shape({
        type: oneOf(['visitor', 'member', 'owner', 'app', 'key'], {
          description: 'Who changed it. `key`: an API key of the store.',
        }),
        id: optional(text()),
      }),
    ),
  },
  { description: 'A change of stock.' },
)
