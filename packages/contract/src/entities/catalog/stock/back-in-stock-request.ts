import type { Static } from 'typebox'
import {
  described,
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
} from '../../../schema.ts'
import { CatalogReference } from '../../selling/cart.ts'
import { Image } from '../../common.ts'

export type BackInStockRequest = Static<typeof BackInStockRequest>
export const BackInStockRequest = entity(
  'BackInStockRequest',
  {
    id: optional(guid({ readOnly: true })),
    createdDate: optional(timestamp({ readOnly: true })),
    catalogReference: optional(described(CatalogReference, 'Product or variant.')),
    email: optional(email({ description: 'Email address to notify.' })),
    contactId: optional(
      guid({ readOnly: true, description: 'ID of the member who made the request with their own email address.' }),
    ),
    status: optional(
      oneOf(['UNSPECIFIED', 'FAILED', 'NOTIFICATION_SENT', 'RECEIVED', 'PROCESSING'], {
        readOnly: true,
        description:
          '`RECEIVED`: waiting for stock. `PROCESSING`: the email is being sent. `FAILED`: it could not be sent.',
      }),
    ),
    autoNotified: optional(flag({ readOnly: true, description: 'Whether the store sent the email automatically.' })),
    itemUrl: optional(webUrl({ description: 'Page that the email links to. Must be at an allowed origin.' })),
  },
  { description: 'A request for an email when a product is back in stock.' },
)

export type BackInStockItem = Static<typeof BackInStockItem>
export const BackInStockItem = entity(
  'BackInStockItem',
  {
    name: text({ minLength: 1, maxLength: 200 }),
    price: amount({ description: "Price in the store's currency." }),
    image: optional(Image),
  },
  { description: 'The product as the caller shows it, for use in the email.' },
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
  {
    collectionStates: list(
      entity(
        'BackInStockCollection',
        {
          appId: guid({ description: 'ID of the app that owns the catalog.' }),
          collectingRequests: flag({ description: 'Whether requests are accepted.' }),
        },
        { description: 'Whether the store accepts requests for the catalog of an app.' },
      ),
      { description: 'Whether requests are accepted, by catalog.' },
    ),
  },
  { description: 'The catalogs for which the store accepts requests.' },
)

export type AwaitedItem = Static<typeof AwaitedItem>
export const AwaitedItem = entity(
  'AwaitedItem',
  {
    productId: guid(),
    variantId: guid({ description: 'ID of the variant, or `00000000-0000-0000-0000-000000000000` without options.' }),
    name: text({ description: 'Name of the product.' }),
    choices: text({ description: 'Choices of the variant, such as `Red, Large`. Empty without options.' }),
    count: integer({ description: 'Number of buyers who wait.' }),
    firstDate: timestamp({ description: 'Since when the first of them waits.' }),
    emails: list(email(), { description: 'Emails of the first 20 buyers.' }),
  },
  { description: 'A product or variant that buyers wait for.' },
)
