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
    autoNotified: optional(flag({ readOnly: true, description: 'The shop wrote by itself when stock returned.' })),
    itemUrl: optional(
      webUrl({ description: 'The page that the email leads to: one of an origin that the app lists.' }),
    ),
  },
  { description: 'Someone who wants to hear when a product can be had again.' },
)

export type BackInStockItem = Static<typeof BackInStockItem>
export const BackInStockItem = entity(
  'BackInStockItem',
  {
    name: text({ minLength: 1, maxLength: 200 }),
    price: amount({ description: 'In the currency of the store.' }),
    image: optional(Image),
  },
  { description: 'A product as the caller shows it.' },
)

export type BackInStockCount = Static<typeof BackInStockCount>
export const BackInStockCount = entity(
  'BackInStockCount',
  { catalogReference: CatalogReference, count: integer() },
  { description: 'How many wait for a product, or for one variant of it.' },
)

export type BackInStockSettings = Static<typeof BackInStockSettings>
export const BackInStockSettings = entity(
  'BackInStockSettings',
  { collectionStates: list(entity('BackInStockCollection', { appId: guid(), collectingRequests: flag() })) },
  { description: 'For which catalogs the store takes requests.' },
)
