import { owner, saysWhatWasRead, type Cases } from './case.ts'

const rates = [{ amount: '5', conditions: [{ type: 'BY_TOTAL_WEIGHT', value: '2', operator: 'GT' }] }]
const time = (hours: number) => ({ hours, minutes: 0 })
const windows = [{ day: 'MON', start: time(5), end: time(18), enabled: true }]
const otherCharges = [{ type: 'INSURANCE', amount: '9.00' }]
const preparation = { value: 90, unit: 'MINUTES' }
const areas = 'local.test.ts: one way to tell the area at a time'

/** Where orders are fetched, and where the store brings them. */
export const deliveryCases: Cases = {
  createPickupLocation: {
    ask: (shop) => ({
      ...owner(shop),
      body: {
        pickupLocation: { name: 'A', rates, openingHours: windows, preparation, cutOffTime: time(7), otherCharges },
      },
    }),
    elsewhere: { 'pickupLocation.revision': saysWhatWasRead },
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
      'localDeliveryOption.revision': saysWhatWasRead,
      'localDeliveryOption.rate': 'local.test.ts: it counts where no rates are sent',
      'localDeliveryOption.minimumFreeDeliveryOrderAmount': 'local.test.ts: from when the one rate is free',
      'localDeliveryOption.scheduledDeliveryConfig.days': 'local.test.ts: where no windows are sent',
      'localDeliveryOption.radiusConfig': areas,
      'localDeliveryOption.customAreaConfig': areas,
      'localDeliveryOption.cityConfig': areas,
    },
  },
}
