import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Minor } from '../money.ts'
import { isInArea, type Area } from './area.ts'
import { openFrom, openSlots, type Schedule, type Slot } from './schedule.ts'
import { isWithin, rateOf, turningPoints, type Destination, type Parcel, type Place, type Rate } from './shipping.ts'

/** The store itself, as a carrier: it offers all deliveries that no app does. */
export const ownCarrierId = '45c44b27-ca7b-4891-8c0d-1747d588b835'

export const otherChargeTypes = ['HANDLING_FEE', 'INSURANCE'] as const

/** Something that is charged with a delivery, beside its price. */
export interface OtherCharge {
  readonly type: (typeof otherChargeTypes)[number]
  readonly price: Minor
  readonly details?: string | undefined
}

export interface PickupPoint {
  readonly method: 'STORE_PICKUP' | 'PICKUP_POINT'
  readonly address?: Address | undefined
}

/** Who delivers to a region: the store itself, where it does. */
export interface RegionCarrier {
  readonly appId: string
  /** What is charged with each delivery of this carrier to the region. */
  readonly charges: readonly OtherCharge[]
}

/** Where a store delivers to, for the goods of a profile. */
export interface DeliveryRegion {
  readonly id: string
  readonly name: string
  readonly profileId: string
  readonly isActive: boolean
  /** None means nowhere: a region that is everywhere has one without a country. */
  readonly destinations: readonly Destination[]
  readonly carriers: readonly RegionCarrier[]
}

/** A way of delivery that the owner offers. */
export interface DeliveryMethod {
  readonly id: string
  readonly title: string
  /** As the owner tells it, such as “2 to 3 days”. */
  readonly deliveryTime?: string | undefined
  readonly instructions?: string | undefined
  /** None means that it is offered nowhere. */
  readonly regionIds: readonly string[]
  readonly rates: readonly Rate[]
  readonly charges: readonly OtherCharge[]
  /** Set where the buyer fetches it. */
  readonly pickup?: PickupPoint | undefined
  /** Set where the store brings it itself: only within this area. */
  readonly area?: Area | undefined
  /** Set where it goes only to these of the destinations of its regions. */
  readonly destinations?: readonly Destination[] | undefined
  readonly schedule?: Schedule | undefined
}

/** All that the owner has decided about delivery. */
export interface DeliveryRules {
  readonly defaultProfileId: string
  readonly regions: readonly DeliveryRegion[]
  /** In the order in which they are offered. */
  readonly methods: readonly DeliveryMethod[]
}

/** A line that has to be delivered. */
export interface DeliverableLine {
  readonly id: string
  readonly quantity: number
  /** Of all pieces. */
  readonly total: Minor
  /** Of one piece. */
  readonly weight: number
  /** The store's default profile unless told, or where there is no such profile. */
  readonly profileId?: string | undefined
}

export interface DeliveryLogistics {
  readonly deliveryTime?: string | undefined
  readonly instructions?: string | undefined
  readonly pickup?: PickupPoint | undefined
  readonly slot?: Slot | undefined
  readonly timeZone?: string | undefined
  /** When it is to be there, or can be fetched. */
  readonly deliverBy?: Date | undefined
}

/** A place in a slot that an order takes. */
export interface SlotPlace {
  readonly methodId: string
  readonly from: Date
  readonly capacity: number
}

/** Which lines go with which carrier and region. */
export interface Allocation {
  readonly carrierId: string
  readonly code: string
  readonly region?: { readonly id: string; readonly name: string } | undefined
  readonly lineIds: readonly string[]
}

/** A way of delivery with what it costs for this basket. */
export interface OfferedDelivery {
  readonly code: string
  /** The way of delivery that it is a time of; its own code where there are no times. */
  readonly methodCode: string
  readonly carrierId: string
  readonly title: string
  readonly price: Minor
  readonly charges: readonly OtherCharge[]
  readonly logistics: DeliveryLogistics
  readonly allocations: readonly Allocation[]
  readonly places: readonly SlotPlace[]
  /** It brings only some of the lines: the rest cannot be delivered there. */
  readonly isPartial: boolean
}

/** When a buyer asks, and which slots have no place left. */
export interface Moment {
  readonly now: Date
  /** Of the store. */
  readonly timeZone: string
  readonly isFull: (methodId: string, from: Date) => boolean
}

/** A region that delivers to a place, with the carriers that do so. */
const reaches = (region: DeliveryRegion, place: Place): boolean =>
  region.isActive && region.destinations.some((destination) => isWithin(destination, place))

/** What lines are together. */
export const parcelOf = (lines: readonly DeliverableLine[]): Parcel => ({
  weight: lines.reduce((weight, line) => weight + line.weight * line.quantity, 0),
  price: lines.reduce((price, line) => price + line.total, 0),
  quantity: lines.reduce((quantity, line) => quantity + line.quantity, 0),
})

/** The time zone does not matter to the code: a slot is a moment. */
export const slotCode = (methodId: string, { from }: Pick<Slot, 'from'>): string =>
  `${methodId}@${from.toISOString().slice(0, 16)}Z`

/** The way of delivery and the moment that a code stands for. */
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

/** What one way of delivery offers for lines: itself, or each of its times. */
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

/** Lines that go together, because their goods have the same profile. */
interface Part {
  readonly profileId: string
  readonly lines: readonly DeliverableLine[]
  /** Where goods of the profile go to. */
  readonly regions: readonly DeliveryRegion[]
}

/** The lines by their profiles, the default one first. */
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

/** So many combinations of ways of delivery are offered for goods that go separately. */
const mostCombinations = 30

/** Sixty-four bits of a text, by FNV-1a: the code of a combination must have a code's length. */
const digestOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const character of text) hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0)!)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

const combinedCode = (codes: readonly string[]): string => `split-${digestOf(codes.join('+'))}`

/** Two deliveries of one order, as one: their prices add up. */
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

/** Only one part of an order has times to choose from; those of the others are the next ones. */
const soonest = (offers: readonly OfferedDelivery[]): OfferedDelivery[] => {
  const seen = new Set<string>()
  return offers.filter(({ methodCode }) => {
    const isFirst = !seen.has(methodCode)
    seen.add(methodCode)
    return isFirst
  })
}

/** Nobody fetches one half of an order and has the other sent, where both halves can go the same way. */
const isAlike = (one: OfferedDelivery, other: OfferedDelivery): boolean =>
  (one.logistics.pickup === undefined) === (other.logistics.pickup === undefined)

const cheapest = (offers: readonly OfferedDelivery[]): OfferedDelivery[] =>
  offers.toSorted((one, other) => one.price - other.price).slice(0, mostCombinations)

const combineParts = (parts: readonly (readonly OfferedDelivery[])[]): OfferedDelivery[] => {
  const [first = [], ...rest] = parts
  return rest.reduce<OfferedDelivery[]>(
    (combined, offers) => {
      const withTimes = combined.some(({ logistics }) => logistics.slot)
      const others = withTimes ? soonest(offers) : offers
      const all = combined.flatMap((one) => others.map((other) => ({ one, other })))
      const alike = all.filter(({ one, other }) => isAlike(one, other))
      return cheapest((alike.length > 0 ? alike : all).map(({ one, other }) => combine(one, other)))
    },
    [...first],
  )
}

/** A basket, and where it goes. */
export interface Wanted {
  readonly lines: readonly DeliverableLine[]
  /** What all goods cost, those that are not sent too: prices of delivery go by it where all lines go together. */
  readonly goods: Minor
  readonly place: Place
}

/** The first region of a part that a way of delivery serves and the place lies in. */
const regionFor = (method: DeliveryMethod, { regions }: Part, place: Place): DeliveryRegion | undefined => {
  if (method.area && !isInArea(method.area, place)) return undefined
  if (method.destinations && !method.destinations.some((one) => isWithin(one, place))) return undefined
  return regions.find((region) => method.regionIds.includes(region.id) && reaches(region, place))
}

/** What a way of delivery offers for all parts at once; nothing unless it serves each of them. */
const offersTogether = (
  method: DeliveryMethod,
  { parts, lines, goods, place }: Wanted & { readonly parts: readonly Part[] },
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
 * Every way in which a basket can be delivered. Goods of several profiles go separately, unless one way of delivery
 * serves them all: then it is one delivery. Where some goods cannot be delivered at all, what is offered for the others
 * is partial.
 */
export const offersFor = (rules: DeliveryRules, wanted: Wanted, moment: Moment): OfferedDelivery[] => {
  const { lines, place } = wanted
  const parts = partsOf(lines, rules)
  const together = rules.methods.flatMap((method) => offersTogether(method, { ...wanted, parts }, moment))
  if (parts.length === 1) return together
  const joint = new Set(together.map(({ methodCode }) => methodCode))
  const methods = rules.methods.filter(({ id }) => !joint.has(id))
  const apart = parts.map((part) => offersOfPart(part, { methods, place }, moment))
  const reached = apart.filter((offers) => offers.length > 0)
  if (reached.length === parts.length) return [...together, ...combineParts(apart)]
  return together.length > 0 ? together : combineParts(reached).map((offer) => ({ ...offer, isPartial: true }))
}

/** A way of delivery as it is told before anything is bought: for one piece without weight. */
export interface DeliveryOffer {
  readonly method: DeliveryMethod
  readonly price: Minor
  /** The subtotal from which it costs nothing; absent where it always costs something. */
  readonly freeFrom?: Minor
}

/** Which ways of delivery reach a place, what each costs for a single piece, and from which subtotal it is free. */
export const deliveryOffers = (rules: DeliveryRules, place: Place, price: Minor): DeliveryOffer[] => {
  const [part] = partsOf([{ id: '', quantity: 1, total: price, weight: 0 }], rules)
  return rules.methods.flatMap((method) => {
    if (!regionFor(method, part!, place)) return []
    const priceAt = (subtotal: Minor) => rateOf(method.rates, { weight: 0, quantity: 1, price: subtotal })
    const own = priceAt(price)
    if (own === undefined) return []
    const freeFrom = turningPoints(method.rates).find((subtotal) => priceAt(subtotal) === 0)
    return [{ method, price: own, ...(freeFrom !== undefined && { freeFrom }) }]
  })
}
