import type { Static } from 'typebox'
import {
  amount,
  email,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  text,
  timestamp,
  webUrl,
} from '../schema.ts'
import { CatalogReference } from './cart.ts'
import { Image } from './common.ts'

export type BackInStockRequest = Static<typeof BackInStockRequest>
export const BackInStockRequest = entity(
  'BackInStockRequest',
  {
    id: optional(guid({ readOnly: true })),
    createdDate: optional(timestamp({ readOnly: true })),
    catalogReference: optional(CatalogReference),
    email: optional(email()),
    contactId: optional(guid({ readOnly: true, description: 'The member who asked, with their own email.' })),
    status: optional(
      oneOf(['UNSPECIFIED', 'FAILED', 'NOTIFICATION_SENT', 'RECEIVED', 'PROCESSING'], { readOnly: true }),
    ),
    autoNotified: optional(flag({ readOnly: true, description: 'The store sent the email automatically.' })),
    itemUrl: optional(webUrl({ description: 'The page that the email links to, at an allowed origin.' })),
  },
  { description: 'A request for an email when a product is back in stock.' },
)

export type BackInStockItem = Static<typeof BackInStockItem>
export const BackInStockItem = entity(
  'BackInStockItem',
  {
    name: text({ minLength: 1, maxLength: 200 }),
    price: amount({ description: 'In the currency of the store.' }),
    image: optional(Image),
  },
  { description: 'A product as shown by the caller.' },
)

export type BackInStockCount = Static<typeof BackInStockCount>
export const BackInStockCount = entity(
  'BackInStockCount',
  { catalogReference: CatalogReference, count: integer() },
  { description: 'The number of requests for a product or variant.' },
)

export type BackInStockSettings = Static<typeof BackInStockSettings>
export const BackInStockSettings = entity(
  'BackInStockSettings',
  { collectionStates: list(entity('BackInStockCollection', { appId: guid(), collectingRequests: flag() })) },
  { description: 'The catalogs for which the store takes requests.' },
)
