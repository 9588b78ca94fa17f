import type { Static } from 'typebox'
import { entity, list, oneOf, text, timestamp } from '../../schema.ts'

/** Scopes that a third-party app can request. The consent page explains each one. */
export const consentScopes = ['openid', 'profile', 'email', 'offline_access'] as const
export type ConsentScope = (typeof consentScopes)[number]

export type Consent = Static<typeof Consent>
export const Consent = entity(
  'Consent',
  {
    clientId: text({ description: 'OAuth client ID of the app.' }),
    appName: text(),
    scopes: list(oneOf([...consentScopes]), { description: 'Allowed OAuth scopes.' }),
    createdDate: timestamp({ description: 'When the member first agreed.' }),
    updatedDate: timestamp({ description: 'When the member last agreed.' }),
  },
  { description: "A member's consent to the access of a third-party app." },
)
