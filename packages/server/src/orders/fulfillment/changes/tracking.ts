import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isSameTrackingNumber, trackingLinkOf } from '@vitrine/domain/order/fulfillment/tracking.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { FulfillmentRecord } from '../tables.ts'

type TrackingInfo = NonNullable<Fulfillment['trackingInfo']>

/** Tracking of a parcel: by its carrier, or custom information of an app. */
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
 * Returns the requested tracking information, or `undefined` if none was sent. Adds the tracking page of a known
 * carrier unless a link was sent. Rejects a tracking number that another parcel of the order has.
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

/** Compares tracking information before and after a change. */
export const trackingChange = (before: Information, after: Information) => {
  const [was, is] = [trackingOf(before), trackingOf(after)]
  const differs = (name: keyof TrackingInfo): boolean => is[name] !== was[name]
  return {
    isNumberNew: is.trackingNumber !== undefined && was.trackingNumber === undefined,
    isNumberOther: differs('trackingNumber') && was.trackingNumber !== undefined,
    isLinkNew: is.trackingLink !== undefined && was.trackingLink === undefined,
    /** Whether the buyer should be notified of new or changed tracking. */
    isNews:
      (is.trackingNumber ?? is.trackingLink) !== undefined &&
      (differs('trackingNumber') || differs('trackingLink') || differs('shippingProvider')),
  }
}
