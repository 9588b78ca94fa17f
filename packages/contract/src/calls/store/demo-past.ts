import { inArea } from '../../call.ts'
import { DemoPast } from '../../entities/store/demo-past.ts'
import { optional, shape } from '../../schema.ts'

/** The orders of the last two years that are added to a demo store. The paths are specific to Vitrine. */
export const demoPastCalls = inArea('settings')({
  getDemoPast: {
    method: 'GET',
    path: '/vitrine/v1/demo-past',
    summary:
      'Returns the progress of adding past orders to the demo store, while they are added or after it has failed.',
    roles: ['owner'],
    repeatable: true,
    area: 'common',
    response: shape({ demoPast: optional(DemoPast) }),
  },
  resumeDemoPast: {
    method: 'POST',
    path: '/vitrine/v1/demo-past/resume',
    summary: 'Continues adding past orders to the demo store after it has failed.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ demoPast: DemoPast }),
    errors: ['NOT_FOUND'],
  },
  dismissDemoPast: {
    method: 'POST',
    path: '/vitrine/v1/demo-past/dismiss',
    summary: 'Gives up adding past orders to the demo store after it has failed. Orders that were added are kept.',
    roles: ['owner'],
    repeatable: true,
    response: shape({}),
    errors: ['NOT_FOUND'],
  },
})
