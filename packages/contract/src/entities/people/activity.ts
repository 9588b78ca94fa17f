import type { Static } from 'typebox'
import { entity, oneOf, optional, text, timestamp } from '../../schema.ts'

/** Activities in an account that its member can look up. */
const activityTypes = [
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
      description:
        '`REFRESH_TOKEN_REUSED` and `CODE_REPLAYED`: a copy of a token or code was used, so the session was ended.',
    }),
    createdDate: timestamp({ readOnly: true }),
    device: optional(
      text({ readOnly: true, description: 'Browser and operating system, as reported by the browser.' }),
    ),
    ipAddress: optional(text({ readOnly: true, description: 'IP address. For IPv6, only the network prefix.' })),
  },
  { description: "An activity in a member's account. Stored for a year." },
)
