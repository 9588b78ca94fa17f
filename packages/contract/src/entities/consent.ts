import type { Static } from 'typebox'
import { entity, list, oneOf, text, timestamp } from '../schema.ts'

/** What an app of someone else may be allowed; each in plain words stands on the page that asks. */
export const consentScopes = ['openid', 'profile', 'email', 'offline_access'] as const
export type ConsentScope = (typeof consentScopes)[number]

export type Consent = Static<typeof Consent>
export const Consent = entity(
  'Consent',
  {
    clientId: text(),
    appName: text(),
    scopes: list(oneOf([...consentScopes])),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'What a member allowed a third-party app.' },
)
