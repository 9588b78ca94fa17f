import { inArea } from '../../../call.ts'
import { passkeyCreationOptions, passkeyRequestOptions, passkeyResponse } from '../../../entities/people/passkey.ts'
import { StaffPasskey, staffName } from '../../../entities/people/staff.ts'
import { guid, input, list, optional, shape, text, timestamp } from '../../../schema.ts'

const owner = ['owner'] as const
const byId = shape({ passkeyId: guid() })
const passkey = shape({ passkey: StaffPasskey })
const password = optional(
  text({
    minLength: 1,
    maxLength: 256,
    description: 'The current password. Not needed within five minutes after a passkey was used in this session.',
  }),
)
const proofErrors = ['INVALID_ARGUMENT', '-19976', 'PERMISSION_DENIED', 'TOO_MANY_REQUESTS'] as const
const mine = { module: 'staffPasskeys' } as const

/** Passkeys (WebAuthn) of the person who is signed in to the back office. */
export const staffPasskeyCalls = inArea('common')({
  listMyPasskeys: {
    method: 'GET',
    path: '/vitrine/v1/my-account/passkeys',
    summary: 'Lists the passkeys of the signed-in person, oldest first.',
    roles: owner,
    repeatable: true,
    response: shape({ passkeys: list(StaffPasskey) }),
    errors: ['PERMISSION_DENIED'],
    client: { ...mine, gives: 'passkeys', example: 'const passkeys = await desk.staffPasskeys.listMyPasskeys()' },
  },
  beginMyPasskey: {
    method: 'POST',
    path: '/vitrine/v1/my-account/passkeys/begin',
    summary: 'Returns options to create a passkey with in the browser, within five minutes. A person has at most 20.',
    roles: owner,
    repeatable: true,
    reads: true,
    body: shape({ password }),
    response: shape({ options: passkeyCreationOptions() }),
    errors: [...proofErrors, 'ILLEGAL_STATE', 'PASSKEY_LIMIT_EXCEEDED'],
    client: {
      ...mine,
      gives: 'options',
      example: 'const options = await desk.staffPasskeys.beginMyPasskey({ password: keeper.password })',
    },
  },
  addMyPasskey: {
    method: 'POST',
    path: '/vitrine/v1/my-account/passkeys',
    summary: 'Adds a passkey that the browser created. It is the first and second factor in one.',
    roles: owner,
    repeatable: false,
    body: shape({
      credential: passkeyResponse('navigator.credentials.create()'),
      name: optional(
        text({ ...staffName, description: 'Default: the password manager or the browser that created the passkey.' }),
      ),
    }),
    response: passkey,
    errors: ['INVALID_ARGUMENT', 'PERMISSION_DENIED', 'PASSKEY_LIMIT_EXCEEDED', 'TOO_MANY_REQUESTS'],
    client: {
      ...mine,
      args: 'credential ...options',
      gives: 'passkey',
      example: [
        'const options = await desk.staffPasskeys.beginMyPasskey({ password: keeper.password })',
        "const { id } = await desk.staffPasskeys.addMyPasskey(authenticator.create(options), { name: 'Laptop' })",
      ],
    },
  },
  renameMyPasskey: {
    method: 'PATCH',
    path: '/vitrine/v1/my-account/passkeys/{passkeyId}',
    summary: 'Renames a passkey of the signed-in person.',
    roles: owner,
    repeatable: true,
    params: byId,
    body: shape({ passkey: input(StaffPasskey) }),
    response: passkey,
    errors: ['INVALID_ARGUMENT', 'NOT_FOUND', 'PERMISSION_DENIED'],
    client: {
      ...mine,
      args: 'passkeyId passkey',
      gives: 'passkey',
      example: "const { name } = await desk.staffPasskeys.renameMyPasskey(passkey.id, { name: 'Old phone' })",
    },
  },
  removeMyPasskey: {
    method: 'POST',
    path: '/vitrine/v1/my-account/passkeys/{passkeyId}/remove',
    summary: 'Removes a passkey of the signed-in person. Without a password, the last one cannot be removed.',
    roles: owner,
    repeatable: true,
    params: byId,
    body: shape({ password }),
    response: shape({}),
    errors: [...proofErrors, 'NOT_FOUND', 'LAST_PASSKEY'],
    client: {
      ...mine,
      example: 'await desk.staffPasskeys.removeMyPasskey(passkey.id, { password: keeper.password })',
    },
  },
  beginMyConfirmation: {
    method: 'POST',
    path: '/vitrine/v1/my-account/confirmation/begin',
    summary: 'Returns options to confirm the identity of the signed-in person with one of their passkeys.',
    roles: owner,
    repeatable: true,
    reads: true,
    response: shape({ options: passkeyRequestOptions() }),
    errors: ['PERMISSION_DENIED', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    client: {
      ...mine,
      gives: 'options',
      example: 'const credential = authenticator.get(await desk.staffPasskeys.beginMyConfirmation())',
    },
  },
  confirmMyIdentity: {
    method: 'POST',
    path: '/vitrine/v1/my-account/confirmation',
    summary:
      'Confirms the identity of the signed-in person. For five minutes, changes of their account need no password.',
    roles: owner,
    repeatable: false,
    body: shape({ credential: passkeyResponse('navigator.credentials.get()') }),
    response: shape({ confirmedUntil: timestamp() }),
    errors: ['INVALID_ARGUMENT', 'PASSKEY_REFUSED', 'PERMISSION_DENIED', 'TOO_MANY_REQUESTS'],
    client: {
      ...mine,
      args: 'credential',
      gives: 'confirmedUntil',
      example: [
        'const credential = authenticator.get(await desk.staffPasskeys.beginMyConfirmation())',
        'const confirmedUntil = await desk.staffPasskeys.confirmMyIdentity(credential)',
      ],
    },
  },
  removeMyPassword: {
    method: 'POST',
    path: '/vitrine/v1/my-account/password/remove',
    summary:
      'Removes the password, so that the person only signs in with passkeys. A passkey must have been used in this session within five minutes.',
    roles: owner,
    repeatable: true,
    response: shape({}),
    errors: ['INVALID_ARGUMENT', 'PERMISSION_DENIED', 'ILLEGAL_STATE'],
    client: {
      ...mine,
      example: [
        'const credential = authenticator.get(await desk.staffPasskeys.beginMyConfirmation())',
        'await desk.staffPasskeys.confirmMyIdentity(credential)',
        'await desk.staffPasskeys.removeMyPassword()',
      ],
    },
  },
})
