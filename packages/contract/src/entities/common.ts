import type { Static } from 'typebox'
import { amount, country, entity, integer, list, mapOfMaps, number, optional, text, timestamp } from '../schema.ts'

export type MultiCurrencyPrice = Static<typeof MultiCurrencyPrice>
export const MultiCurrencyPrice = entity(
  'MultiCurrencyPrice',
  {
    amount: optional(amount({ description: "In the site's currency." })),
    convertedAmount: optional(amount({ description: "In the buyer's currency.", readOnly: true })),
    formattedAmount: optional(text({ readOnly: true })),
    formattedConvertedAmount: optional(text({ readOnly: true })),
  },
  { description: 'An amount in two currencies, as decimal text and formatted.' },
)

export type Price = Static<typeof Price>
export const Price = entity(
  'Price',
  { amount: optional(amount()), formattedAmount: optional(text({ readOnly: true })) },
  { description: "An amount of money in the order's currency." },
)

export type Geocode = Static<typeof Geocode>
export const Geocode = entity('Geocode', {
  latitude: optional(number({ minimum: -90, maximum: 90 })),
  longitude: optional(number({ minimum: -180, maximum: 180 })),
})

export type StreetAddress = Static<typeof StreetAddress>
export const StreetAddress = entity('StreetAddress', {
  number: optional(text({ maxLength: 100 })),
  name: optional(text({ maxLength: 250 })),
  apt: optional(text({ maxLength: 100 })),
})

export type Address = Static<typeof Address>
export const Address = entity(
  'Address',
  {
    country: optional(country()),
    subdivision: optional(text({ maxLength: 50, description: 'ISO 3166-2, such as `US-NY`.' })),
    city: optional(text({ maxLength: 50 })),
    postalCode: optional(text({ maxLength: 50 })),
    streetAddress: optional(StreetAddress),
    addressLine: optional(text({ maxLength: 150 })),
    addressLine2: optional(text({ maxLength: 100 })),
    formattedAddress: optional(text({ maxLength: 500 })),
    geocode: optional(Geocode),
    countryFullname: optional(text({ readOnly: true })),
    subdivisionFullname: optional(text({ readOnly: true })),
  },
  { description: 'A postal address.', postal: true },
)

export type FocalPoint = Static<typeof FocalPoint>
export const FocalPoint = entity(
  'FocalPoint',
  { x: optional(number()), y: optional(number()) },
  { description: 'The focal point of a crop, from 0 to 1 in each direction.' },
)

export type Image = Static<typeof Image>
export const Image = entity('Image', {
  id: optional(text({ maxLength: 500 })),
  url: optional(text({ maxLength: 2048 })),
  height: optional(number()),
  width: optional(number()),
  altText: optional(text({ maxLength: 1000 })),
  filename: optional(text({ maxLength: 500 })),
  urlExpirationDate: optional(timestamp()),
  focalPoint: optional(FocalPoint),
})

export type Video = Static<typeof Video>
export const Video = entity('Video', {
  id: optional(text({ maxLength: 500 })),
  resolutions: optional(
    list(
      entity('VideoResolution', {
        url: optional(text({ maxLength: 2048 })),
        height: optional(number()),
        width: optional(number()),
        format: optional(text({ maxLength: 50 })),
        poster: optional(Image),
      }),
    ),
  ),
  filename: optional(text({ maxLength: 500 })),
  posters: optional(list(Image)),
})

export type PageUrl = Static<typeof PageUrl>
export const PageUrl = entity(
  'PageUrl',
  { relativePath: optional(text({ maxLength: 2048 })), url: optional(text({ maxLength: 2048 })) },
  { description: 'The URL of the product page.' },
)

/** Rises with each change. Who changes something sends the one they read, so that nobody's change is lost. */
export const revision = text({
  maxLength: 30,
  description: 'Increases with each change; send the one you read with an update.',
})

export type ExtendedFields = Static<typeof ExtendedFields>
export const ExtendedFields = entity('ExtendedFields', { namespaces: optional(mapOfMaps()) })

export type TimeSlot = Static<typeof TimeSlot>
export const TimeSlot = entity('TimeSlot', {
  from: optional(timestamp()),
  to: optional(timestamp()),
  timeZone: optional(text({ maxLength: 64, readOnly: true, description: 'In which the store tells it.' })),
})

export type Ribbon = Static<typeof Ribbon>
export const Ribbon = entity('Ribbon', { text: text({ maxLength: 30 }) })

export type HttpAnswer = Static<typeof HttpAnswer>
export const HttpAnswer = entity(
  'HttpAnswer',
  {
    statusCode: integer(),
    headers: list(entity('HttpHeader', { key: text(), value: text() })),
    body: text({ description: 'Base64.' }),
  },
  { description: 'An HTTP response as data, to pass on to a browser.' },
)
