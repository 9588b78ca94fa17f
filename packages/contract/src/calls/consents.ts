import type { Static } from 'typebox'
import type { Calls } from '../call.ts'
import { Consent, consentScopes } from '../entities/consent.ts'
import { entity, flag, input, list, oneOf, optional, shape, text, timestamp } from '../schema.ts'

export type ThirdPartyApp = Static<typeof ThirdPartyApp>
export const ThirdPartyApp = entity(
  'ThirdPartyApp',
  {
    clientId: text({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'As members read it when they are asked.' }),
    redirectUris: list(text({ minLength: 1, maxLength: 2048 }), { minItems: 1, maxItems: 20 }),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'An app of someone else, to which members may sign in with their account of the store.' },
)

const request = text({ minLength: 1, maxLength: 16_000, description: 'As the page that asks was given it.' })

/** Apps of others, and what members allow them. */
export const consentCalls = {
  readConsentRequest: {
    method: 'POST',
    path: '/vitrine/v1/consent-request',
    summary:
      'Tells which app of someone else asks the signed-in member, and for what. `request` came in the address of the page.',
    roles: ['member'],
    repeatable: true,
    body: shape({ request }),
    response: shape({
      appName: text(),
      scopes: list(oneOf([...consentScopes])),
      redirectUri: text({ description: 'Where the answer goes.' }),
    }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'consents',
      args: 'request',
      example: 'const { appName, scopes } = await signedIn.consents.readConsentRequest(consentRequest)',
    },
  },
  answerConsentRequest: {
    method: 'POST',
    path: '/vitrine/v1/consent-request/answer',
    summary: 'Allows an app what it asks for, or denies it; tells where the browser goes on.',
    roles: ['member'],
    repeatable: true,
    body: shape({ request, allow: flag() }),
    response: shape({ url: text() }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'consents',
      example: 'const { url } = await signedIn.consents.answerConsentRequest({ request: consentRequest, allow: true })',
    },
  },
  listConsents: {
    method: 'GET',
    path: '/vitrine/v1/consents',
    summary: 'Lists what the signed-in member allowed apps of others.',
    roles: ['member'],
    repeatable: true,
    response: shape({ consents: list(Consent) }),
    client: {
      module: 'consents',
      gives: 'consents',
      example: 'const consents = await signedIn.consents.listConsents()',
    },
  },
  deleteConsent: {
    method: 'DELETE',
    path: '/vitrine/v1/consents/{clientId}',
    summary: 'Takes back what the signed-in member allowed an app; its tokens end.',
    roles: ['member'],
    repeatable: true,
    params: shape({ clientId: text({ minLength: 1, maxLength: 100 }) }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'consents',
      example:
        'for (const { clientId } of await signedIn.consents.listConsents()) await signedIn.consents.deleteConsent(clientId)',
    },
  },
  listThirdPartyApps: {
    method: 'GET',
    path: '/vitrine/v1/third-party-apps',
    summary: 'Lists the apps of others to which members may sign in.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ apps: list(ThirdPartyApp) }),
    client: {
      module: 'thirdPartyApps',
      gives: 'apps',
      example: 'const apps = await owner.thirdPartyApps.listThirdPartyApps()',
    },
  },
  createThirdPartyApp: {
    method: 'POST',
    path: '/vitrine/v1/third-party-apps',
    summary: 'Lets members sign in to an app of someone else, once they allow it.',
    roles: ['owner'],
    repeatable: false,
    body: shape({ app: input(ThirdPartyApp) }),
    response: shape({ app: ThirdPartyApp }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'thirdPartyApps',
      args: 'app',
      gives: 'app',
      example: [
        "const redirectUris = ['https://forum.example/callback']",
        "const { clientId } = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Forum', redirectUris })",
      ],
    },
  },
  updateThirdPartyApp: {
    method: 'PATCH',
    path: '/vitrine/v1/third-party-apps/{clientId}',
    summary: 'Changes the name of an app of someone else, or where it may return to; what members allowed it stays.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ clientId: text({ minLength: 1, maxLength: 100 }) }),
    body: shape({ app: input(ThirdPartyApp) }),
    response: shape({ app: ThirdPartyApp }),
    errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
    client: {
      module: 'thirdPartyApps',
      args: 'clientId app',
      gives: 'app',
      example: [
        "const redirectUris = ['https://club.example/callback']",
        "const { clientId } = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Club', redirectUris })",
        "const renamed = await owner.thirdPartyApps.updateThirdPartyApp(clientId, { name: 'The club' })",
      ],
    },
  },
  deleteThirdPartyApp: {
    method: 'DELETE',
    path: '/vitrine/v1/third-party-apps/{clientId}',
    summary: 'Takes an app of someone else away, with all that members allowed it.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ clientId: text({ minLength: 1, maxLength: 100 }) }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'thirdPartyApps',
      example: [
        "const redirectUris = ['https://gone.example/callback']",
        "const { clientId } = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Gone', redirectUris })",
        'await owner.thirdPartyApps.deleteThirdPartyApp(clientId)',
      ],
    },
  },
} as const satisfies Calls
