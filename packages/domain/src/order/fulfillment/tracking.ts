interface Carrier {
  /** Display name. */
  readonly name: string
  /** URL of the tracking page. */
  readonly page: (number: string) => string
}

/** Carriers with a tracking page, by normalized name. */
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

/** Normalizes carrier names: `Canada Post`, `canadaPost` and `CANADA_POST` are the same. */
const keyOf = (carrier: string): string => carrier.toLowerCase().replace(/[^a-z]/g, '')

const carrierOf = (carrier: string): Carrier | undefined => {
  const key = keyOf(carrier)
  return Object.hasOwn(carriers, key) ? carriers[key] : undefined
}

/** Returns the display name of a carrier. Names that merchants enter themselves stay unchanged. */
export const carrierName = (carrier: string): string => carrierOf(carrier)?.name ?? carrier

/** The carriers offered for selection, in the spelling of the specification. */
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

/** Returns the URL of a carrier's tracking page, or `undefined` if the carrier is unknown. */
export const trackingLinkOf = (carrier: string, trackingNumber: string): string | undefined => {
  const number = trackingNumber.replace(/\s/g, '')
  return number === '' ? undefined : carrierOf(carrier)?.page(encodeURIComponent(number))
}

/** Returns whether two tracking numbers are the same, ignoring spaces and case. */
export const isSameTrackingNumber = (one: string, other: string): boolean =>
  one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase()
