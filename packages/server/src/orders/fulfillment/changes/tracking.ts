import type { Fulfillment } from '@vitrine/contract/entities/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isSameTrackingNumber, trackingLinkOf } from '@vitrine/domain/order/tracking.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { FulfillmentRecord } from '../tables.ts'

type TrackingInfo = NonNullable<Fulfillment['trackingInfo']>

/** How a parcel is followed: by its carrier, or by what a program of its own says of it. */
export type Information = Pick<FulfillmentRecord, 'trackingInfo' | 'customInfo'>

const withLink = (tracking: TrackingInfo): TrackingInfo => {
  const { shippingProvider = '', trackingNumber = '', trackingLink } = tracking
  const link = trackingLink ?? trackingLinkOf(shippingProvider, trackingNumber)
  return link === undefined ? tracking : { ...tracking, trackingLink: link }
}

const refuseTwice = (trackingNumber: string, others: readonly FulfillmentRecord[]): void => {
  const twin = others.find(({ trackingInfo }) =>
    isSameTrackingNumber(trackingInfo?.trackingNumber ?? '', trackingNumber),
  )
  if (!twin) return
  const data = { trackingNumber, fulfillmentId: twin.id }
  throw new Refusal('TRACKING_NUMBER_ALREADY_EXISTS', undefined, data)
}

/**
 * How a parcel is followed, as it was asked for; nothing where nothing was. A known carrier shows it on its own page
 * unless another one is told. No two parcels of an order have one number.
 */
export const informationOf = (
  { trackingInfo, customInfo }: Input<Fulfillment>,
  others: readonly FulfillmentRecord[],
): Information | undefined => {
  if (trackingInfo && customInfo) {
    throw invalidField('fulfillment.customInfo', 'cannot be set together with trackingInfo', 'ONE_OF_ALIGNMENT')
  }
  if (customInfo) return { customInfo: customInfo as NonNullable<Fulfillment['customInfo']> }
  if (!trackingInfo) return undefined
  const { trackingNumber } = trackingInfo
  if (trackingNumber !== undefined) refuseTwice(trackingNumber, others)
  return Object.keys(trackingInfo).length === 0 ? {} : { trackingInfo: withLink(trackingInfo) }
}

const trackingOf = ({ trackingInfo = {} }: Information) => trackingInfo

/** What has changed of how a parcel is followed. */
export const trackingChange = (before: Information, after: Information) => {
  const [was, is] = [trackingOf(before), trackingOf(after)]
  const differs = (name: keyof TrackingInfo): boolean => is[name] !== was[name]
  return {
    isNumberNew: is.trackingNumber !== undefined && was.trackingNumber === undefined,
    isNumberOther: differs('trackingNumber') && was.trackingNumber !== undefined,
    isLinkNew: is.trackingLink !== undefined && was.trackingLink === undefined,
    /** There is something that its buyer would follow it by, and has not been told. */
    isNews:
      (is.trackingNumber ?? is.trackingLink) !== undefined &&
      (differs('trackingNumber') || differs('trackingLink') || differs('shippingProvider')),
  }
}
