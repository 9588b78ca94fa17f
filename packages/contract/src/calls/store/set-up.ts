import { room } from '../../call.ts'
import { passkeyCreationOptions, passkeyResponse } from '../../entities/people/passkey.ts'
import { country, currency, email, guid, integer, language, optional, shape, flag, text } from '../../schema.ts'

const token = text({
  minLength: 1,
  maxLength: 100,
  description: 'The token of the link that the server prints at its start, as long as there is no store.',
})

/** The first store of a server. The paths are specific to Vitrine. */
export const setUpCalls = room({ scope: 'settings', area: 'settings' })({
  checkSetUp: {
    method: 'POST',
    path: '/vitrine/v1/set-up/check',
    summary: 'Checks the token of a set-up link.',
    roles: ['anyone'],
    repeatable: true,
    reads: true,
    body: shape({ token }),
    response: shape({
      closesDemo: flag({ description: 'Whether the server shows the demo store, which the new store replaces.' }),
      acceptsTestCards: flag({
        description: 'Whether the new store accepts test cards, as only this machine can reach the server.',
      }),
    }),
    errors: ['NOT_FOUND'],
  },
  beginSetUpPasskey: {
    method: 'POST',
    path: '/vitrine/v1/set-up/passkey',
    summary: 'Returns options to create the owner’s passkey with in the browser, before `setUpStore`.',
    roles: ['anyone'],
    repeatable: true,
    reads: true,
    body: shape({ token, email: email() }),
    response: shape({ options: passkeyCreationOptions() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  },
  setUpStore: {
    method: 'POST',
    path: '/vitrine/v1/set-up',
    summary:
      'Creates the first store and its owner, who has a password or a passkey. The country determines units, whether prices include tax, tax ' +
      'rates in the EU, and which policies are drafted; the drafts are not shown in the store. A demo store is closed: its API keys and accounts no longer work.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      token,
      owner: shape({
        email: email(),
        password: optional(
          text({ minLength: 1, maxLength: 256, description: 'Required without `credential`. At least 8 characters.' }),
        ),
        credential: optional(passkeyResponse('navigator.credentials.create()')),
      }),
      store: shape({
        name: text({ minLength: 1, maxLength: 100 }),
        country: country({ description: 'The country of the business.' }),
        currency: currency({ description: 'The currency of the catalog, which cannot be changed later.' }),
        language: language({ maxLength: 10, description: 'The main language of the store.' }),
        timeZone: text({ minLength: 1, maxLength: 100, description: 'IANA time zone, such as `Europe/Berlin`.' }),
      }),
    }),
    response: shape({
      siteId: guid({ description: 'ID of the store.' }),
      clientId: guid({ description: 'Client ID of the store’s first storefront.' }),
      access_token: optional(text({ description: 'With a passkey, the access token of the owner’s new session.' })),
      expires_in: optional(integer({ description: 'Lifetime of the access token, in seconds.' })),
    }),
    errors: ['NOT_FOUND', 'INVALID_ARGUMENT', 'PERMISSION_DENIED'],
  },
})
