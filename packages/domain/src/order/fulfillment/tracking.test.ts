import { expect, test } from 'vitest'
import { carrierName, isSameTrackingNumber, knownCarriers, trackingLinkOf } from './tracking.ts'

test.each([
  ['fedex', '7777 1234', 'https://www.fedex.com/fedextrack/?trknbr=77771234'],
  ['UPS', '1Z999', 'https://www.ups.com/track?tracknum=1Z999'],
  ['usps', '94', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=94'],
  ['dhl', 'A&B', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=A%26B&submit=1'],
  ['canadaPost', '1', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=1'],
  ['Canada Post', '1', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=1'],
  ['ROYAL_MAIL', '1', 'https://www.royalmail.com/track-your-item#/tracking-results/1'],
  ['dpd', '1 2', 'https://tracking.dpd.de/status/en_US/parcel/12'],
  ['gls', '1', 'https://gls-group.com/track/1'],
  ['australiaPost', '1', 'https://auspost.com.au/mypost/track/#/details/1'],
])('returns the tracking page of %s', (carrier, number, link) => {
  expect(trackingLinkOf(carrier, number)).toBe(link)
})

test.each(['Bicycle', '', 'constructor', '__proto__'])('returns no tracking page for “%s”', (carrier) => {
  expect(trackingLinkOf(carrier, '1')).toBeUndefined()
})

test('compares tracking numbers regardless of case and spaces', () => {
  expect(isSameTrackingNumber('1z 999', '1Z999')).toBe(true)
  expect(isSameTrackingNumber('1Z999', '1z 9 99')).toBe(true)
  expect(isSameTrackingNumber('1Z999', '1Z998')).toBe(false)
  expect(trackingLinkOf('ups', ' ')).toBeUndefined()
})

test('has a display name and a tracking page for every known carrier', () => {
  expect([...knownCarriers, 'Bicycle'].map(carrierName)).toEqual([
    'DHL',
    'DPD',
    'FedEx',
    'GLS',
    'UPS',
    'USPS',
    'Royal Mail',
    'Canada Post',
    'Australia Post',
    'Bicycle',
  ])
  for (const carrier of knownCarriers) expect(trackingLinkOf(carrier, '1')).toMatch(/^https:/)
})
