import { ownCarrierId, type DeliveryMethod, type DeliveryRules, type Moment } from './delivery.ts'
import type { Destination, Rate } from './shipping.ts'

/** A way of delivery as tests speak of it, with a region of its own. */
export type TestOption = Partial<DeliveryMethod> & {
  readonly id: string
  readonly destinations: readonly Destination[]
  readonly rates: readonly Rate[]
  readonly profileId?: string
}

/** What an owner has decided who offers these ways of delivery, each in a region of its own. */
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
