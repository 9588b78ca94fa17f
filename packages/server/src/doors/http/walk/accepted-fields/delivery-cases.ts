import { owner, isRevisionRead, type Cases } from './case.ts'

const rates = [{ amount: '5', conditions: [{ type: 'BY_TOTAL_WEIGHT', value: '2', operator: 'GT' }] }]
const time = (hours: number) => ({ hours, minutes: 0 })
const windows = [{ day: 'MON', start: time(5), end: time(18), enabled: true }]
const otherCharges = [{ type: 'INSURANCE', amount: '9.00' }]
const preparation = { value: 90, unit: 'MINUTES' }
const areas = 'local.test.ts: a single kind of area at a time'

/** Pickup locations and local delivery. */
export const deliveryCases: Cases = {
  createPickupLocation: {
    ask: (shop) => ({
      ...owner(shop),
      body: {
        pickupLocation: { name: 'A', rates, openingHours: windows, preparation, cutOffTime: time(7), otherCharges },
      },
    }),
    elsewhere: { 'pickupLocation.revision': isRevisionRead },
  },
  createLocalDeliveryOption: {
    ask: (shop) => ({
      ...owner(shop),
      body: {
        localDeliveryOption: {
          areaName: 'A',
          rates,
          zipConfig: { zipCodes: ['99999'] },
          scheduledDeliveryConfig: { timeWindows: windows, preparation, cutOffTime: time(7) },
          destinations: [{ code: 'DE', subdivisions: ['DE-BE'] }],
          otherCharges,
        },
      },
    }),
    elsewhere: {
      'localDeliveryOption.revision': isRevisionRead,
      'localDeliveryOption.rate': 'local.test.ts: only without rates',
      'localDeliveryOption.minimumFreeDeliveryOrderAmount': 'local.test.ts: free-from amount of the single rate',
      'localDeliveryOption.scheduledDeliveryConfig.days': 'local.test.ts: only without windows',
      'localDeliveryOption.radiusConfig': areas,
      'localDeliveryOption.customAreaConfig': areas,
      'localDeliveryOption.cityConfig': areas,
    },
  },
}
