import type { Static } from 'typebox'
import type { Calls } from '../call.ts'
import { Consent, consentScopes } from '../entities/consent.ts'
import { entity, flag, input, list, oneOf, optional, shape, text, timestamp } from '../schema.ts'

export type ThirdPartyApp = Static<typeof ThirdPartyApp>
export const ThirdPartyApp = entity(
  'ThirdPartyApp',
  {
    clientId: text({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'Members see it when they are asked for consent.' }),
    redirectUris: list(text({ minLength: 1, maxLength: 2048 }), { minItems: 1, maxItems: 20 }),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A third-party app that members can sign in to with their account.' },
)

const request = text({ minLength: 1, maxLength: 16_000, description: 'The request that the consent page received.' })

/** Apps of others, and what members allow them. */
export const consentCalls = {
  readConsentRequest: {
    method: 'POST',
    path: '/vitrine/v1/consent-request',
    summary: 'Reads which third-party app asks the signed-in member for what. `request` is in the URL of the page.',
    roles: ['member'],
    repeatable: true,
    body: shape({ request }),
    response: shape({
      appName: text(),
      scopes: list(oneOf([...consentScopes])),
      redirectUri: text({ description: 'Where the browser is redirected.' }),
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
    summary: 'Allows or denies an app’s request; returns where to redirect the browser.',
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
    summary: 'Lists the third-party apps that the signed-in member allowed.',
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
    summary: 'Removes an app’s access to the signed-in member’s account; its tokens are revoked.',
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
    summary: 'Lists the third-party apps that members can sign in to.',
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
    summary: 'Adds a third-party app that members can sign in to.',
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
    summary: 'Updates the name or redirect URIs of a third-party app; consents stay.',
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
    summary: 'Deletes a third-party app with all its consents.',
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
