import { inArea } from '../../call.ts'
import { Consent, consentScopes } from '../../entities/people/consent.ts'
import { entity, flag, input, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

const ThirdPartyApp = entity(
  'ThirdPartyApp',
  {
    clientId: text({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'Shown to members on the consent page.' }),
    redirectUris: list(text({ minLength: 1, maxLength: 2048 }), { minItems: 1, maxItems: 20 }),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A third-party app that members can sign in to with their account.' },
)

const request = text({
  minLength: 1,
  maxLength: 16_000,
  description: 'The `request` parameter in the URL of the consent page.',
})

/** Third-party apps and the access that members grant them. */
export const consentCalls = inArea('customers')({
  readConsentRequest: {
    method: 'POST',
    path: '/vitrine/v1/consent-request',
    summary: 'Returns the third-party app and the scopes of a consent request.',
    roles: ['member'],
    repeatable: true,
    body: shape({ request }),
    response: shape({
      appName: text(),
      scopes: list(oneOf([...consentScopes])),
      redirectUri: text({ description: 'The URL that the browser is redirected to.' }),
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
    summary: 'Grants or denies a consent request and returns the URL to redirect the browser to.',
    roles: ['member'],
    repeatable: true,
    body: shape({ request, allow: flag({ description: 'Whether to grant access.' }) }),
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
    summary: 'Lists the third-party apps that the signed-in member granted access to.',
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
    summary: 'Revokes an app’s access to the signed-in member’s account, with its tokens.',
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
    summary: 'Creates a third-party app that members can sign in to.',
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
    summary: 'Updates the name or redirect URIs of a third-party app. Existing consents remain.',
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
    summary: 'Deletes a third-party app and all its consents.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ clientId: text({ minLength: 1, maxLength: 100 }) }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'thirdPartyApps',
      example: [
        "const redirectUris = ['https://forum.example/callback']",
        "const { clientId } = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Forum', redirectUris })",
        'await owner.thirdPartyApps.deleteThirdPartyApp(clientId)',
      ],
    },
  },
})
