import type { Static } from 'typebox'
import { entity, oneOf, optional, text, timestamp } from '../schema.ts'

/** What happens to an account that its member should be able to look up. */
export const activityTypes = [
  'SIGNED_IN',
  'PASSWORD_CHANGED',
  'PASSWORD_RECOVERED',
  'FACTOR_ADDED',
  'FACTOR_REMOVED',
  'REFRESH_TOKEN_REUSED',
  'CODE_REPLAYED',
] as const

export type AccountActivity = Static<typeof AccountActivity>
export const AccountActivity = entity(
  'AccountActivity',
  {
    type: oneOf(activityTypes, {
      readOnly: true,
      description: 'REFRESH_TOKEN_REUSED and CODE_REPLAYED mean that a copy was used and the sign-in was ended.',
    }),
    createdDate: timestamp({ readOnly: true }),
    device: optional(text({ readOnly: true, description: 'The browser and system, as given by the browser.' })),
    ipAddress: optional(text({ readOnly: true, description: 'For IPv6, only the network.' })),
  },
  { description: 'An activity in a member’s account. Kept for a year.' },
)
