import type { Static } from 'typebox'
import { entity, integer, oneOf, optional } from '../../schema.ts'

export type DemoPast = Static<typeof DemoPast>
export const DemoPast = entity(
  'DemoPast',
  {
    status: oneOf(['ADDING', 'FAILED'], {
      description: '`ADDING`: orders are being added. `FAILED`: not all of them were added.',
    }),
    addedOrders: integer({ description: 'Number of orders that were added.' }),
    plannedOrders: optional(integer({ description: 'Number of all orders to add. Absent until they are planned.' })),
  },
  { description: 'The progress of adding past orders to the demo store.' },
)
