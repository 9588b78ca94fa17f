/** Which location of a store serves an order, and how a quantity is split among locations. */

/** The ID of a site's default location: that of the site with version 8 (RFC 9562). */
export const defaultLocationId = (siteId: string): string => `${siteId.slice(0, 14)}8${siteId.slice(15)}`

/** A location that can serve orders. */
export interface ServingLocation {
  readonly id: string
  /** Locations with lower numbers serve first. */
  readonly priority: number
  /** ISO 3166 code of the country it is in. */
  readonly country?: string | null
  /** The pickup location at the same place. */
  readonly pickupLocationId?: string | null
}

/** Where an order goes. */
export interface Destination {
  readonly country?: string | undefined
  /** The pickup location that the buyer has chosen. */
  readonly pickupLocationId?: string | undefined
}

/**
 * Returns the IDs of locations in the order in which they serve: first the place where the buyer picks up, then by
 * priority, then those in the country of the destination.
 */
export const servingOrder = (
  locations: readonly ServingLocation[],
  { country, pickupLocationId }: Destination = {},
): string[] => {
  const isPickup = (one: ServingLocation) =>
    pickupLocationId !== undefined && one.pickupLocationId === pickupLocationId ? 0 : 1
  const isNear = (one: ServingLocation) => (country !== undefined && one.country === country ? 0 : 1)
  return locations
    .toSorted(
      (a, b) => isPickup(a) - isPickup(b) || a.priority - b.priority || isNear(a) - isNear(b) || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
}

/** The stock of a variant at one location. */
export interface LocationStock {
  readonly locationId: string
  readonly tracked: boolean
  readonly quantity: number
  readonly inStock: boolean
  /** Number of units that can still be preordered there; 0 if preorders are disabled. */
  readonly preorders: number
}

/** A quantity that one location provides. */
export interface Part {
  readonly locationId: string
  readonly quantity: number
  /** Whether it is preordered instead of taken from stock. */
  readonly isPreorder: boolean
}

type Offered = Pick<LocationStock, 'locationId'> & { readonly available: number }

/** Takes a quantity from the first location that has all of it, or else from several in their order. */
const split = (offered: readonly Offered[], quantity: number, isPreorder: boolean): Part[] => {
  const whole = offered.find(({ available }) => available >= quantity)
  if (whole) return [{ locationId: whole.locationId, quantity, isPreorder }]
  const parts: Part[] = []
  let missing = quantity
  for (const { locationId, available } of offered) {
    const part = Math.min(missing, available)
    if (part > 0) parts.push({ locationId, quantity: part, isPreorder })
    missing -= part
  }
  return parts
}

const sumOf = (offered: readonly Offered[]): number => offered.reduce((sum, { available }) => sum + available, 0)

/** Decides at which locations a quantity is preordered. `undefined` beyond their limits. */
export const allocatePreorders = (stocks: readonly LocationStock[], quantity: number): Part[] | undefined => {
  const offered = stocks.map(({ locationId, preorders: available }) => ({ locationId, available }))
  return sumOf(offered) >= quantity ? split(offered, quantity, true) : undefined
}

/**
 * Decides which locations provide a quantity, given in their serving order. `undefined` if they don't have it. Nothing
 * is taken from untracked stock.
 */
export const allocate = (stocks: readonly LocationStock[], quantity: number): Part[] | undefined => {
  if (stocks.some(({ tracked, inStock }) => !tracked && inStock)) return []
  const inStock = stocks.map(({ locationId, tracked, quantity: available }) => ({
    locationId,
    available: tracked ? Math.max(0, available) : 0,
  }))
  const total = sumOf(inStock)
  if (total >= quantity) return split(inStock, quantity, false)
  const preordered = total === 0 ? allocatePreorders(stocks, quantity) : undefined
  if (preordered) return preordered
  return stocks.some(({ tracked, preorders }) => tracked || preorders > 0) ? undefined : []
}

/** Decides which of the parts taken before, newest first, are returned. Returns also what none of them covers. */
export const partsToReturn = (
  taken: readonly Part[],
  quantity: number,
): { readonly parts: readonly Part[]; readonly rest: number } => {
  const parts: Part[] = []
  let rest = quantity
  for (const part of taken) {
    const back = Math.min(rest, part.quantity)
    if (back > 0) parts.push({ ...part, quantity: back })
    rest -= back
  }
  return { parts, rest }
}

/**
 * Sets the total of several locations. More is added to the first one; less is taken from the last ones, and what they
 * have sold beyond their stock is kept out.
 */
export const spreadTotal = (quantities: readonly number[], total: number): number[] => {
  const current = quantities.map((one) => Math.max(0, one))
  const sum = current.reduce((before, one) => before + one, 0)
  if (total >= sum) return current.with(0, current[0]! + total - sum)
  let surplus = sum - total
  const left = current.toReversed().map((one) => {
    const less = Math.min(one, surplus)
    surplus -= less
    return one - less
  })
  return left.toReversed()
}
