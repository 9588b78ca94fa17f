import type {
  DeliveryProfile,
  ProfileCarrier,
  ProfileRegion,
} from '@vitrine/contract/entities/pricing/delivery-profile.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isSubdivisionOf } from '@vitrine/domain/address/subdivisions.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { RegionCarrier } from '@vitrine/domain/shipping/delivery.ts'
import { subdivisionCode, type Destination } from '@vitrine/domain/shipping/shipping.ts'
import { Refusal, required } from '../../../ground/base/refusal.ts'
import type { DeliveryRegionRecord } from '../tables.ts'
import type { InstalledCarrier } from './carriers.ts'

type SentRegion = Input<ProfileRegion>
type SentCarrier = Input<ProfileCarrier>

/** Whether two destinations overlap. */
const overlaps = (one: Destination, other: Destination): boolean => {
  if (one.country !== other.country) return false
  if (one.subdivisions.length === 0 || other.subdivisions.length === 0) return true
  const codes = new Set(one.subdivisions.map((code) => subdivisionCode(code, one.country ?? '')))
  return other.subdivisions.some((code) => codes.has(subdivisionCode(code, other.country ?? '')))
}

/** A region without destinations covers everywhere; at most one per profile may. */
const collides = (one: readonly Destination[], other: readonly Destination[]): boolean =>
  one.length === 0 || other.length === 0
    ? one.length === other.length
    : one.some((destination) => other.some((its) => overlaps(destination, its)))

/** Refuses overlapping regions in a profile: it would be unclear which one applies. */
export const refuseCollisions = (
  region: Pick<DeliveryRegionRecord, 'name' | 'destinations'>,
  others: readonly Pick<DeliveryRegionRecord, 'name' | 'destinations'>[],
): void => {
  const other = others.find(({ destinations }) => collides(region.destinations, destinations))
  if (!other) return
  throw new Refusal('DESTINATIONS_COLLISION', `“${region.name}” and “${other.name}” deliver to the same place.`)
}

const readDestinations = (sent: NonNullable<SentRegion['destinations']>): Destination[] =>
  sent.map(({ countryCode, subdivisions = [] }, index) => {
    const country = required(countryCode, `deliveryRegion.destinations[${index}].countryCode`)
    const unknown = subdivisions.find((subdivision) => !isSubdivisionOf(country, subdivision))
    if (unknown !== undefined)
      throw new Refusal('SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY', undefined, { country, subdivision: unknown })
    return { country, subdivisions: [...subdivisions] }
  })

/** Reads a carrier's charges in a region. */
export const readCarrier = (
  { appId, additionalCharges = [] }: SentCarrier,
  { currency, field }: { currency: string; field: string },
): RegionCarrier => ({
  appId: required(appId, `${field}.appId`),
  charges: additionalCharges.map(({ description, amount }, index) => ({
    type: 'HANDLING_FEE',
    price: toMinor(required(amount, `${field}.additionalCharges[${index}].amount`), currency),
    ...(description !== undefined && { details: description }),
  })),
})

/** Refuses a carrier that the store does not have. */
export const requireInstalled = (carrier: RegionCarrier, installed: readonly InstalledCarrier[]): RegionCarrier => {
  if (!installed.some(({ id }) => id === carrier.appId))
    throw new Refusal('UNKNOWN_DELIVERY_CARRIER', undefined, { appId: carrier.appId })
  return carrier
}

/** Applies the sent fields to a region. */
export const editRegion = (
  before: DeliveryRegionRecord,
  { name, active, destinations }: SentRegion,
): DeliveryRegionRecord => ({
  ...before,
  ...(name !== undefined && { name }),
  ...(active !== undefined && { active }),
  ...(destinations && { destinations: readDestinations(destinations) }),
})

/** Creates a region of a profile with the given carriers. */
export const newRegion = (
  sent: SentRegion,
  { profileId, currency, installed }: { profileId: string; currency: string; installed: readonly InstalledCarrier[] },
): DeliveryRegionRecord => {
  const name = required(sent.name, 'deliveryRegion.name')
  const field = (index: number) => `deliveryRegion.deliveryCarriers[${index}]`
  const carriers = sent.deliveryCarriers?.map((carrier, index) =>
    requireInstalled(readCarrier(carrier, { currency, field: field(index) }), installed),
  )
  return { ...editRegion({ name, destinations: [], profileId }, sent), ...(carriers && { carriers }) }
}

/** Refuses changes to fixed fields. A profile may be sent back as it was read. */
export const refuseFixed = (profile: DeliveryProfile, sent: Input<DeliveryProfile>): void => {
  if (sent.default !== undefined && sent.default !== profile.default) throw new Refusal('DEFAULT_CANNOT_BE_UPDATED')
  if (!sent.deliveryRegions) return
  const textOf = (regions: readonly SentRegion[]) =>
    JSON.stringify(regions.map(({ name, active = true, destinations = [] }) => [name, active, destinations]))
  if (textOf(sent.deliveryRegions) === textOf(profile.deliveryRegions as SentRegion[])) return
  throw new Refusal('DELIVERY_REGION_CANNOT_BE_UPDATED')
}
