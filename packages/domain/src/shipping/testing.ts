import { ownCarrierId, type DeliveryMethod, type DeliveryRules, type Moment } from './delivery.ts'
import type { Destination, Rate } from './shipping.ts'

/** A delivery method for tests, with its own region. */
export type TestOption = Partial<DeliveryMethod> & {
  readonly id: string
  readonly destinations: readonly Destination[]
  readonly rates: readonly Rate[]
  readonly profileId?: string
}

/** Creates delivery settings with these methods, each in its own region. */
export const rulesOf = (options: readonly TestOption[]): DeliveryRules => ({
  defaultProfileId: 'general',
  regions: options.map(({ id, destinations, profileId = 'general' }) => ({
    id: `region-${id}`,
    name: `Region of ${id}`,
    profileId,
    isActive: true,
    destinations,
    carriers: [{ appId: ownCarrierId, charges: [] }],
  })),
  methods: options.map(({ destinations: _regional, profileId: _profile, ...method }) => ({
    title: method.id,
    charges: [],
    regionIds: [`region-${method.id}`],
    ...method,
  })),
})

export const momentAt = (now: Date, timeZone = 'UTC'): Moment => ({ now, timeZone, isFull: () => false })
