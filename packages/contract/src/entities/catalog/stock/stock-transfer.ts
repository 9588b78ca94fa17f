import type { Static } from 'typebox'
import { entity, guid, integer, list, localDate, oneOf, optional, text, timestamp } from '../../../schema.ts'
import { recordFields, updateFields } from '../../record-fields.ts'
import { maxItemQuantity } from './inventory-item-v3.ts'

/** Maximum number of variants in a transfer. */
export const maxTransferLines = 100

const units = integer({ minimum: 1, maximum: maxItemQuantity, description: 'Number of units.' })

export type StockTransferLine = Static<typeof StockTransferLine>
export const StockTransferLine = entity(
  'StockTransferLine',
  {
    productId: guid(),
    variantId: guid({ description: 'Each variant can be in a transfer once.' }),
    quantity: units,
    receivedQuantity: integer({ readOnly: true, description: 'Number of units that have arrived.' }),
    productName: text({ readOnly: true, description: 'Name of the product when it was added.' }),
    variantName: optional(text({ readOnly: true, description: 'Choices of the variant when it was added.' })),
    sku: optional(text({ readOnly: true })),
  },
  { description: 'A variant of a transfer.' },
)

const settings = {
  originLocationId: guid({ description: 'The location that sends the units.' }),
  destinationLocationId: guid({ description: 'The location that receives the units: another one.' }),
  reference: optional(text({ minLength: 1, maxLength: 100, description: 'Number or name for the merchant.' })),
  expectedDate: optional(localDate({ description: 'Day on which the units are expected to arrive.' })),
  lines: list(StockTransferLine, { minItems: 1, maxItems: maxTransferLines }),
}

export type StockTransfer = Static<typeof StockTransfer>
export const StockTransfer = entity(
  'StockTransfer',
  {
    ...recordFields,
    ...settings,
    status: oneOf(['DRAFT', 'IN_TRANSIT', 'RECEIVED', 'CANCELED'], {
      readOnly: true,
      description:
        '`DRAFT`: not shipped, so it changes no stock. `IN_TRANSIT`: taken from the origin and not for sale. `RECEIVED`: all units have arrived.',
    }),
    shippedDate: optional(timestamp({ readOnly: true })),
    closedDate: optional(timestamp({ readOnly: true, description: 'When it was received completely, or canceled.' })),
  },
  { description: 'Units that move from one location to another.' },
)

export type StockTransferUpdate = Static<typeof StockTransferUpdate>
export const StockTransferUpdate = entity(
  'StockTransferUpdate',
  {
    ...settings,
    originLocationId: optional(settings.originLocationId),
    destinationLocationId: optional(settings.destinationLocationId),
    lines: optional(settings.lines),
    ...updateFields,
  },
  { description: 'Changes of a draft transfer.' },
)

export type ReceivedUnits = Static<typeof ReceivedUnits>
export const ReceivedUnits = entity(
  'ReceivedUnits',
  { variantId: guid(), quantity: units },
  { description: 'Units of a variant that have arrived.' },
)
