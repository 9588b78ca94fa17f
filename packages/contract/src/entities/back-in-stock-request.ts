import type { Static } from 'typebox'
import { email, entity, flag, guid, oneOf, optional, timestamp, webUrl } from '../schema.ts'
import { CatalogReference } from './cart.ts'

export type BackInStockRequest = Static<typeof BackInStockRequest>
export const BackInStockRequest = entity(
  'BackInStockRequest',
  {
    id: optional(guid({ readOnly: true })),
    createdDate: optional(timestamp({ readOnly: true })),
    catalogReference: optional(CatalogReference),
    email: optional(email()),
    contactId: optional(guid({ readOnly: true })),
    status: optional(
      oneOf(['UNSPECIFIED', 'FAILED', 'NOTIFICATION_SENT', 'RECEIVED', 'PROCESSING'], { readOnly: true }),
    ),
    autoNotified: optional(flag({ readOnly: true })),
    itemUrl: optional(webUrl()),
  },
  { description: 'Someone who wants to hear when a product can be had again. Known from events alone.' },
)
