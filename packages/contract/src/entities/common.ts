import type { Static } from 'typebox'
import {
  described,
  amount,
  country,
  entity,
  integer,
  list,
  mapOfMaps,
  number,
  optional,
  text,
  timestamp,
} from '../schema.ts'

export type MultiCurrencyPrice = Static<typeof MultiCurrencyPrice>
export const MultiCurrencyPrice = entity(
  'MultiCurrencyPrice',
  {
    amount: optional(amount({ description: 'Amount in the store\'s currency, in major units, such as `"12.50"`.' })),
    convertedAmount: optional(
      amount({ description: 'Amount in the currency shown to the buyer, in major units.', readOnly: true }),
    ),
    formattedAmount: optional(
      text({ readOnly: true, description: '`amount` formatted with its currency symbol, such as `€12.50`.' }),
    ),
    formattedConvertedAmount: optional(
      text({ readOnly: true, description: '`convertedAmount` formatted with its currency symbol.' }),
    ),
  },
  { description: "An amount of money in the store's currency and in the currency shown to the buyer." },
)

export type Price = Static<typeof Price>
export const Price = entity(
  'Price',
  {
    amount: optional(amount({ description: 'Amount in major units, such as `"12.50"`.' })),
    formattedAmount: optional(
      text({ readOnly: true, description: 'Amount formatted with its currency symbol, such as `€12.50`.' }),
    ),
  },
  { description: "An amount of money in the order's currency." },
)

export type Geocode = Static<typeof Geocode>
export const Geocode = entity(
  'Geocode',
  {
    latitude: optional(number({ minimum: -90, maximum: 90, description: 'Latitude in degrees.' })),
    longitude: optional(number({ minimum: -180, maximum: 180, description: 'Longitude in degrees.' })),
  },
  { description: 'A geographic position.' },
)

export type StreetAddress = Static<typeof StreetAddress>
export const StreetAddress = entity(
  'StreetAddress',
  {
    number: optional(text({ maxLength: 100, description: 'House number.' })),
    name: optional(text({ maxLength: 250, description: 'Street name.' })),
    apt: optional(text({ maxLength: 100, description: 'Apartment, suite or unit.' })),
  },
  { description: 'A street address in separate fields.' },
)

export type Address = Static<typeof Address>
export const Address = entity(
  'Address',
  {
    country: optional(country({ description: 'ISO 3166-1 alpha-2 country code.' })),
    subdivision: optional(
      text({ maxLength: 50, description: 'State, province or region. ISO 3166-2 code, such as `US-NY`.' }),
    ),
    city: optional(text({ maxLength: 50 })),
    postalCode: optional(text({ maxLength: 50 })),
    streetAddress: optional(StreetAddress),
    addressLine: optional(text({ maxLength: 150, description: 'Street and house number in one line.' })),
    addressLine2: optional(text({ maxLength: 100, description: 'Apartment, floor or other details.' })),
    formattedAddress: optional(text({ maxLength: 500, description: 'The whole address as text.' })),
    geocode: optional(Geocode),
    countryFullname: optional(text({ readOnly: true, description: 'Name of the country.' })),
    subdivisionFullname: optional(text({ readOnly: true, description: 'Name of the subdivision.' })),
  },
  { description: 'A postal address.', postal: true },
)

const FocalPoint = entity(
  'FocalPoint',
  {
    x: optional(number({ description: 'Horizontal position, from 0 (left) to 1 (right).' })),
    y: optional(number({ description: 'Vertical position, from 0 (top) to 1 (bottom).' })),
  },
  { description: 'Focal point of an image, which stays visible when the image is cropped.' },
)

export type Image = Static<typeof Image>
export const Image = entity(
  'Image',
  {
    id: optional(text({ maxLength: 500, description: 'ID of the image in the media library.' })),
    url: optional(text({ maxLength: 2048 })),
    height: optional(number({ description: 'Height in pixels.' })),
    width: optional(number({ description: 'Width in pixels.' })),
    altText: optional(text({ maxLength: 1000, description: 'Alternative text for screen readers.' })),
    filename: optional(text({ maxLength: 500, description: 'Original file name.' })),
    urlExpirationDate: optional(timestamp({ description: 'When `url` stops working, if it is temporary.' })),
    focalPoint: optional(FocalPoint),
  },
  { description: 'An image.' },
)

export type Video = Static<typeof Video>
export const Video = entity(
  'Video',
  {
    id: optional(text({ maxLength: 500, description: 'ID of the video in the media library.' })),
    resolutions: optional(
      list(
        entity(
          'VideoResolution',
          {
            url: optional(text({ maxLength: 2048 })),
            height: optional(number({ description: 'Height in pixels.' })),
            width: optional(number({ description: 'Width in pixels.' })),
            format: optional(text({ maxLength: 50, description: 'File format, such as `mp4`.' })),
            poster: optional(described(Image, 'Preview image.')),
          },
          { description: 'A video file in one resolution.' },
        ),
        { description: 'The video in each available resolution.' },
      ),
    ),
    filename: optional(text({ maxLength: 500 })),
    posters: optional(list(Image, { description: 'Preview images.' })),
  },
  { description: 'A video.' },
)

export type PageUrl = Static<typeof PageUrl>
export const PageUrl = entity(
  'PageUrl',
  {
    relativePath: optional(
      text({ maxLength: 2048, description: 'Path within the site, such as `/product-page/mug`.' }),
    ),
    url: optional(text({ maxLength: 2048, description: 'Absolute URL.' })),
  },
  { description: 'The URL of a page.' },
)

/** Increases with each update, for optimistic locking. */
export const revision = text({
  maxLength: 30,
  description: 'Revision number. Send the latest one when updating, so that no other change is overwritten.',
})

export type ExtendedFields = Static<typeof ExtendedFields>
export const ExtendedFields = entity(
  'ExtendedFields',
  { namespaces: optional(described(mapOfMaps(), 'Field values by the namespace of the app.')) },
  { description: 'Additional fields defined by apps.' },
)

export type TimeSlot = Static<typeof TimeSlot>
export const TimeSlot = entity(
  'TimeSlot',
  {
    from: optional(timestamp({ description: 'Start of the slot.' })),
    to: optional(timestamp({ description: 'End of the slot.' })),
    timeZone: optional(
      text({
        maxLength: 64,
        readOnly: true,
        description: 'Time zone of the store in which the slot is displayed. IANA name, such as `Europe/Berlin`.',
      }),
    ),
  },
  { description: 'A time slot.' },
)

export type Ribbon = Static<typeof Ribbon>
export const Ribbon = entity(
  'Ribbon',
  { text: text({ maxLength: 30 }) },
  { description: 'A ribbon shown on a product, such as "New".' },
)

export type HttpAnswer = Static<typeof HttpAnswer>
export const HttpAnswer = entity(
  'HttpAnswer',
  {
    statusCode: integer({ description: 'HTTP status code.' }),
    headers: list(
      entity(
        'HttpHeader',
        { key: text({ description: 'Name of the header.' }), value: text() },
        { description: 'An HTTP header.' },
      ),
    ),
    body: text({ description: 'Response body, encoded as Base64.' }),
  },
  { description: 'An HTTP response as data, to pass on to a browser.' },
)
