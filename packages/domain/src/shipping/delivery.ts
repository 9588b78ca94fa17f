import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Minor } from '../money.ts'
import { isInArea, type Area } from './area.ts'
import { openFrom, openSlots, type Schedule, type Slot } from './schedule.ts'
import { isWithin, rateOf, priceThresholds, type Destination, type Parcel, type Place, type Rate } from './shipping.ts'

/** The carrier ID of the store itself, which offers all deliveries that no app offers. */
export const ownCarrierId = '45c44b27-ca7b-4891-8c0d-1747d588b835'

const otherChargeTypes = ['HANDLING_FEE', 'INSURANCE'] as const

/** A charge in addition to the delivery price. */
export interface OtherCharge {
  readonly type: (typeof otherChargeTypes)[number]
  readonly price: Minor
  readonly details?: string | undefined
}

export interface PickupPoint {
  readonly method: 'STORE_PICKUP' | 'PICKUP_POINT'
  readonly address?: Address | undefined
}

/** A carrier that serves a region, possibly the store itself. */
export interface RegionCarrier {
  readonly appId: string
  /** Charges for each delivery of this carrier to the region. */
  readonly charges: readonly OtherCharge[]
}

/** A region the store delivers to, for goods of a delivery profile. */
export interface DeliveryRegion {
  readonly id: string
  readonly name: string
  readonly profileId: string
  readonly isActive: boolean
  /** An empty list means nowhere. A worldwide region has one destination without a country. */
  readonly destinations: readonly Destination[]
  readonly carriers: readonly RegionCarrier[]
}

/** A delivery method set up by the merchant. */
export interface DeliveryMethod {
  readonly id: string
  readonly title: string
  /** Free text, such as “2 to 3 days”. */
  readonly deliveryTime?: string | undefined
  readonly instructions?: string | undefined
  /** If empty, the method is offered nowhere. */
  readonly regionIds: readonly string[]
  readonly rates: readonly Rate[]
  readonly charges: readonly OtherCharge[]
  /** Set if the buyer picks up the goods. */
  readonly pickup?: PickupPoint | undefined
  /** Set for local delivery, which is limited to this area. */
  readonly area?: Area | undefined
  /** If set, limits the method to these of its regions' destinations. */
  readonly destinations?: readonly Destination[] | undefined
  readonly schedule?: Schedule | undefined
}

/** The merchant's delivery settings. */
export interface DeliveryRules {
  readonly defaultProfileId: string
  readonly regions: readonly DeliveryRegion[]
  /** In display order. */
  readonly methods: readonly DeliveryMethod[]
}

/** A line that needs delivery. */
export interface DeliverableLine {
  readonly id: string
  readonly quantity: number
  /** Price of all pieces. */
  readonly total: Minor
  /** Weight of one piece. */
  readonly weight: number
  /** Default: the store's default profile, which also replaces unknown profiles. */
  readonly profileId?: string | undefined
}

export interface DeliveryLogistics {
  readonly deliveryTime?: string | undefined
  readonly instructions?: string | undefined
  readonly pickup?: PickupPoint | undefined
  readonly slot?: Slot | undefined
  readonly timeZone?: string | undefined
  /** When the goods are delivered, or ready for pickup. */
  readonly deliverBy?: Date | undefined
}

/** A unit of a slot's capacity that an order uses. */
export interface SlotPlace {
  readonly methodId: string
  readonly from: Date
  readonly capacity: number
}

/** The lines assigned to a carrier and region. */
export interface Allocation {
  readonly carrierId: string
  readonly code: string
  readonly region?: { readonly id: string; readonly name: string } | undefined
  readonly lineIds: readonly string[]
}

/** A delivery option with its price for this cart. */
export interface OfferedDelivery {
  readonly code: string
  /** The code of the method. The same as `code` unless the option is a time slot. */
  readonly methodCode: string
  readonly carrierId: string
  readonly title: string
  readonly price: Minor
  readonly charges: readonly OtherCharge[]
  readonly logistics: DeliveryLogistics
  readonly allocations: readonly Allocation[]
  readonly places: readonly SlotPlace[]
  /** Whether it covers only some of the lines, because the rest cannot be delivered there. */
  readonly isPartial: boolean
}

/** The current time, and which slots are full. */
export interface Moment {
  readonly now: Date
  /** The store's time zone. */
  readonly timeZone: string
  readonly isFull: (methodId: string, from: Date) => boolean
}

/** Returns whether a region delivers to a place. */
const reaches = (region: DeliveryRegion, place: Place): boolean =>
  region.isActive && region.destinations.some((destination) => isWithin(destination, place))

/** Returns whether any region delivers to a place. */
export const isDeliveredTo = ({ regions }: Pick<DeliveryRules, 'regions'>, place: Place): boolean =>
  regions.some((region) => reaches(region, place))

/** Adds up weight, price and quantity of lines. */
const parcelOf = (lines: readonly DeliverableLine[]): Parcel => ({
  weight: lines.reduce((weight, line) => weight + line.weight * line.quantity, 0),
  price: lines.reduce((price, line) => price + line.total, 0),
  quantity: lines.reduce((quantity, line) => quantity + line.quantity, 0),
})

/** Returns the code of a slot, which does not depend on the time zone. */
export const slotCode = (methodId: string, { from }: Pick<Slot, 'from'>): string =>
  `${methodId}@${from.toISOString().slice(0, 16)}Z`

/** Returns the method ID and start time of a slot code. */
export const readSlotCode = (code: string): { readonly methodId: string; readonly from?: Date } => {
  const [methodId = '', moment = ''] = code.split('@')
  const from = new Date(moment)
  return { methodId, ...(!Number.isNaN(from.getTime()) && { from }) }
}

interface Offering {
  readonly method: DeliveryMethod
  readonly region: DeliveryRegion
  readonly lines: readonly DeliverableLine[]
  readonly goods: Minor
}

const logisticsOf = (
  { deliveryTime, instructions, pickup, schedule }: DeliveryMethod,
  moment: Moment,
): DeliveryLogistics => ({
  ...(deliveryTime !== undefined && { deliveryTime }),
  ...(instructions !== undefined && { instructions }),
  ...(pickup && { pickup }),
  ...(schedule && !schedule.hasSlots && { deliverBy: openFrom(schedule, moment) }),
})

/** Returns the options of a delivery method for lines: the method itself, or each of its slots. */
const offersOf = ({ method, region, lines, goods }: Offering, moment: Moment): OfferedDelivery[] => {
  const price = rateOf(method.rates, { ...parcelOf(lines), price: goods })
  const carrier = region.carriers.find(({ appId }) => appId === ownCarrierId)
  if (price === undefined || !carrier) return []
  const { id, title, schedule } = method
  const lineIds = lines.map((line) => line.id)
  const allocate = (code: string): Allocation => ({
    carrierId: ownCarrierId,
    code,
    region: { id: region.id, name: region.name },
    lineIds,
  })
  const offer: OfferedDelivery = {
    code: id,
    methodCode: id,
    carrierId: ownCarrierId,
    title,
    price,
    charges: [...method.charges, ...carrier.charges],
    logistics: logisticsOf(method, moment),
    allocations: [allocate(id)],
    places: [],
    isPartial: false,
  }
  if (!schedule?.hasSlots) return [offer]
  const { capacity } = schedule
  const slots = openSlots(schedule, { ...moment, isFull: (from) => moment.isFull(id, from) })
  return slots.map((slot) => ({
    ...offer,
    code: slotCode(id, slot),
    logistics: { ...offer.logistics, slot, timeZone: moment.timeZone, deliverBy: slot.to },
    allocations: [allocate(slotCode(id, slot))],
    places: capacity === undefined ? [] : [{ methodId: id, from: slot.from, capacity }],
  }))
}

/** Lines that ship together because they have the same delivery profile. */
interface Part {
  readonly profileId: string
  readonly lines: readonly DeliverableLine[]
  /** The regions that goods of the profile are delivered to. */
  readonly regions: readonly DeliveryRegion[]
}

/** Groups lines by delivery profile, the default one first. */
const partsOf = (lines: readonly DeliverableLine[], { defaultProfileId, regions }: DeliveryRules): Part[] => {
  const known = new Set(regions.map(({ profileId }) => profileId))
  const profileOf = ({ profileId }: DeliverableLine) =>
    profileId !== undefined && known.has(profileId) ? profileId : defaultProfileId
  const ids = [...new Set(lines.map(profileOf))].toSorted(
    (one, other) => Number(other === defaultProfileId) - Number(one === defaultProfileId),
  )
  return ids.map((profileId) => ({
    profileId,
    lines: lines.filter((line) => profileOf(line) === profileId),
    regions: regions.filter((region) => region.profileId === profileId),
  }))
}

/** Maximum number of combinations offered for goods that ship separately. */
const maxCombinations = 30

/** A 64-bit FNV-1a hash, which keeps the code of a combination short. */
const digestOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const character of text) hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0)!)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

const combinedCode = (codes: readonly string[]): string => `split-${digestOf(codes.join('+'))}`

/** Combines two deliveries of an order. Their prices add up. */
const combine = (one: OfferedDelivery, other: OfferedDelivery): OfferedDelivery => {
  const allocations = [...one.allocations, ...other.allocations]
  const isSame = one.title === other.title
  return {
    code: combinedCode(allocations.map(({ code }) => code)),
    methodCode: combinedCode(allocations.map(({ code }) => readSlotCode(code).methodId)),
    carrierId: one.carrierId,
    title: isSame ? one.title : `${one.title} + ${other.title}`,
    price: one.price + other.price,
    charges: [...one.charges, ...other.charges],
    logistics: {
      ...other.logistics,
      ...one.logistics,
      ...(isLater(other.logistics.deliverBy, one.logistics.deliverBy) && { deliverBy: other.logistics.deliverBy }),
    },
    allocations,
    places: [...one.places, ...other.places],
    isPartial: false,
  }
}

const isLater = (one: Date | undefined, other: Date | undefined): boolean =>
  one !== undefined && other !== undefined && one > other

/** Keeps the next slot of each method, since only one part of an order has slots to choose from. */
const nextSlots = (offers: readonly OfferedDelivery[]): OfferedDelivery[] => {
  const seen = new Set<string>()
  return offers.filter(({ methodCode }) => {
    const isFirst = !seen.has(methodCode)
    seen.add(methodCode)
    return isFirst
  })
}

/** Returns whether both deliveries are pickups or both are shipments. */
const isSameKind = (one: OfferedDelivery, other: OfferedDelivery): boolean =>
  (one.logistics.pickup === undefined) === (other.logistics.pickup === undefined)

const cheapest = (offers: readonly OfferedDelivery[]): OfferedDelivery[] =>
  offers.toSorted((one, other) => one.price - other.price).slice(0, maxCombinations)

const combineParts = (parts: readonly (readonly OfferedDelivery[])[]): OfferedDelivery[] => {
  const [first = [], ...rest] = parts
  return rest.reduce<OfferedDelivery[]>(
    (combined, offers) => {
      const withTimes = combined.some(({ logistics }) => logistics.slot)
      const others = withTimes ? nextSlots(offers) : offers
      const all = combined.flatMap((one) => others.map((other) => ({ one, other })))
      const sameKind = all.filter(({ one, other }) => isSameKind(one, other))
      return cheapest((sameKind.length > 0 ? sameKind : all).map(({ one, other }) => combine(one, other)))
    },
    [...first],
  )
}

/** The goods to deliver, and their destination. */
export interface DeliveryRequest {
  readonly lines: readonly DeliverableLine[]
  /** The price of all goods, including those that need no delivery. Rates depend on it if all lines ship together. */
  readonly goods: Minor
  readonly place: Place
}

/** Returns the first region of a part that the method serves and that contains the place. */
const regionFor = (method: DeliveryMethod, { regions }: Part, place: Place): DeliveryRegion | undefined => {
  if (method.area && !isInArea(method.area, place)) return undefined
  if (method.destinations && !method.destinations.some((one) => isWithin(one, place))) return undefined
  return regions.find((region) => method.regionIds.includes(region.id) && reaches(region, place))
}

/** Returns the options of a method that serves all parts at once. */
const offersTogether = (
  method: DeliveryMethod,
  { parts, lines, goods, place }: DeliveryRequest & { readonly parts: readonly Part[] },
  moment: Moment,
): OfferedDelivery[] => {
  const [region, ...others] = parts.map((part) => regionFor(method, part, place))
  if (!region || others.includes(undefined)) return []
  return offersOf({ method, region, lines, goods }, moment)
}

const offersOfPart = (
  part: Part,
  { methods, place }: { readonly methods: readonly DeliveryMethod[]; readonly place: Place },
  moment: Moment,
): OfferedDelivery[] =>
  methods.flatMap((method) => {
    const region = regionFor(method, part, place)
    const { lines } = part
    return region ? offersOf({ method, region, lines, goods: parcelOf(lines).price }, moment) : []
  })

/**
 * Returns all delivery options for a cart. Goods of several profiles ship separately, unless one method serves them
 * all. If some goods cannot be delivered at all, the options for the others are partial.
 */
export const offersFor = (rules: DeliveryRules, request: DeliveryRequest, moment: Moment): OfferedDelivery[] => {
  const { lines, place } = request
  const parts = partsOf(lines, rules)
  const together = rules.methods.flatMap((method) => offersTogether(method, { ...request, parts }, moment))
  if (parts.length === 1) return together
  const joint = new Set(together.map(({ methodCode }) => methodCode))
  const methods = rules.methods.filter(({ id }) => !joint.has(id))
  const apart = parts.map((part) => offersOfPart(part, { methods, place }, moment))
  const reached = apart.filter((offers) => offers.length > 0)
  if (reached.length === parts.length) return [...together, ...combineParts(apart)]
  return together.length > 0 ? together : combineParts(reached).map((offer) => ({ ...offer, isPartial: true }))
}

/** A delivery method as shown before anything is in the cart, priced for one weightless piece. */
export interface DeliveryOffer {
  readonly method: DeliveryMethod
  readonly price: Minor
  /** The subtotal from which delivery is free, if any. */
  readonly freeFrom?: Minor
}

/**
 * Returns the delivery methods that reach a place, with the price of a single piece and the subtotal for free delivery.
 */
export const deliveryOffers = (rules: DeliveryRules, place: Place, price: Minor): DeliveryOffer[] => {
  const [part] = partsOf([{ id: '', quantity: 1, total: price, weight: 0 }], rules)
  return rules.methods.flatMap((method) => {
    if (!regionFor(method, part!, place)) return []
    const priceAt = (subtotal: Minor) => rateOf(method.rates, { weight: 0, quantity: 1, price: subtotal })
    const own = priceAt(price)
    if (own === undefined) return []
    const freeFrom = priceThresholds(method.rates).find((subtotal) => priceAt(subtotal) === 0)
    return [{ method, price: own, ...(freeFrom !== undefined && { freeFrom }) }]
  })
}
