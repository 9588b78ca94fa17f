/** Where carriers show their parcels, by the names that the specification and people have for them. */
const pages: Readonly<Record<string, (number: string) => string>> = {
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  dhl: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}&submit=1`,
  canadapost: (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  royalmail: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  dpd: (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`,
  gls: (number) => `https://gls-group.com/track/${number}`,
  australiapost: (number) => `https://auspost.com.au/mypost/track/#/details/${number}`,
}

/** `Canada Post`, `canadaPost` and `CANADA_POST` are one carrier. */
const keyOf = (carrier: string): string => carrier.toLowerCase().replace(/[^a-z]/g, '')

/** The page where a carrier shows a parcel; nothing where the carrier is not known. */
export const trackingLinkOf = (carrier: string, trackingNumber: string): string | undefined => {
  const key = keyOf(carrier)
  const number = trackingNumber.replace(/\s/g, '')
  return Object.hasOwn(pages, key) && number !== '' ? pages[key]!(encodeURIComponent(number)) : undefined
}

/** Whether two tracking numbers are one: spaces and case are how people write them. */
export const isSameTrackingNumber = (one: string, other: string): boolean =>
  one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase()
