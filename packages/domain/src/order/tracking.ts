interface Carrier {
  /** The name that people know. */
  readonly name: string
  /** Where it shows a parcel. */
  readonly page: (number: string) => string
}

/** Carriers whose pages are known, by the names that the specification and people have for them. */
const carriers: Readonly<Record<string, Carrier>> = {
  fedex: { name: 'FedEx', page: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  ups: { name: 'UPS', page: (number) => `https://www.ups.com/track?tracknum=${number}` },
  usps: { name: 'USPS', page: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}` },
  dhl: {
    name: 'DHL',
    page: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}&submit=1`,
  },
  canadapost: {
    name: 'Canada Post',
    page: (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  },
  royalmail: {
    name: 'Royal Mail',
    page: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  dpd: { name: 'DPD', page: (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}` },
  gls: { name: 'GLS', page: (number) => `https://gls-group.com/track/${number}` },
  australiapost: {
    name: 'Australia Post',
    page: (number) => `https://auspost.com.au/mypost/track/#/details/${number}`,
  },
}

/** `Canada Post`, `canadaPost` and `CANADA_POST` are one carrier. */
const keyOf = (carrier: string): string => carrier.toLowerCase().replace(/[^a-z]/g, '')

const carrierOf = (carrier: string): Carrier | undefined => {
  const key = keyOf(carrier)
  return Object.hasOwn(carriers, key) ? carriers[key] : undefined
}

/** A carrier by the name that people know; owners also write their own. */
export const carrierName = (carrier: string): string => carrierOf(carrier)?.name ?? carrier

/** The carriers that are offered, as the specification writes them. */
export const knownCarriers = [
  'dhl',
  'dpd',
  'fedex',
  'gls',
  'ups',
  'usps',
  'royalMail',
  'canadaPost',
  'australiaPost',
] as const

/** The page where a carrier shows a parcel; nothing where the carrier is not known. */
export const trackingLinkOf = (carrier: string, trackingNumber: string): string | undefined => {
  const number = trackingNumber.replace(/\s/g, '')
  return number === '' ? undefined : carrierOf(carrier)?.page(encodeURIComponent(number))
}

/** Whether two tracking numbers are one: spaces and case are how people write them. */
export const isSameTrackingNumber = (one: string, other: string): boolean =>
  one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase()
