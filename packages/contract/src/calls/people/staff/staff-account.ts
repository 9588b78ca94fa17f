import { inArea } from '../../../call.ts'
import { StaffAccount, StaffSession } from '../../../entities/people/staff.ts'
import { guid, input, list, optional, shape, text } from '../../../schema.ts'

const owner = ['owner'] as const
const secret = { minLength: 1, maxLength: 256 } as const
const password = optional(
  text({
    ...secret,
    description: 'The current password. Not needed within five minutes after a passkey was used in this session.',
  }),
)
const account = shape({ account: StaffAccount })
const recoveryCodes = list(text(), { maxItems: 20, description: 'Single-use codes. Returned only once.' })

/**
 * The account of the person who is signed in to the back office. Programs have no account: with an API key, these calls
 * are refused.
 */
export const staffAccountCalls = inArea('common')({
  getMyAccount: {
    method: 'GET',
    path: '/vitrine/v1/my-account',
    summary: 'Returns the account of the signed-in person, with what they may do.',
    roles: owner,
    repeatable: true,
    response: account,
    errors: ['PERMISSION_DENIED'],
    client: {
      module: 'staffAccount',
      gives: 'account',
      example: 'const { permissions } = await desk.staffAccount.getMyAccount()',
    },
  },
  updateMyAccount: {
    method: 'PATCH',
    path: '/vitrine/v1/my-account',
    summary: 'Changes the name or language of the signed-in person. `requestMyEmailChange` changes the email address.',
    roles: owner,
    repeatable: true,
    body: shape({ account: input(StaffAccount) }),
    response: account,
    errors: ['INVALID_ARGUMENT', 'PERMISSION_DENIED'],
    client: {
      module: 'staffAccount',
      args: 'account',
      gives: 'account',
      example: "const { name } = await desk.staffAccount.updateMyAccount({ name: 'Ada Byron' })",
    },
  },
  changeMyPassword: {
    method: 'POST',
    path: '/vitrine/v1/my-account/password',
    summary: 'Changes or sets the password of the signed-in person, and ends their other sessions.',
    roles: owner,
    repeatable: false,
    body: shape({ password, newPassword: text(secret) }),
    response: shape({}),
    errors: ['INVALID_ARGUMENT', 'PERMISSION_DENIED', '-19976', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'staffAccount',
      example: [
        "const newPassword = 'a louder lighthouse'",
        'await desk.staffAccount.changeMyPassword({ password: keeper.password, newPassword })',
      ],
    },
  },
  beginMySecondFactor: {
    method: 'POST',
    path: '/vitrine/v1/my-account/second-factor',
    summary: 'Starts the setup of an authenticator app. Complete it with `confirmMySecondFactor` within an hour.',
    roles: owner,
    repeatable: false,
    body: shape({ password }),
    response: shape({
      secret: text(),
      otpauthUri: text(),
      qrCode: text({ description: 'The URI as a QR code, in SVG.' }),
    }),
    errors: ['INVALID_ARGUMENT', '-19976', 'PERMISSION_DENIED', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'staffAccount',
      args: 'password',
      example: 'const { otpauthUri } = await desk.staffAccount.beginMySecondFactor(keeper.password)',
    },
  },
  confirmMySecondFactor: {
    method: 'POST',
    path: '/vitrine/v1/my-account/second-factor/confirm',
    summary: 'Completes the setup with a code of the app. Returns recovery codes, only once.',
    roles: owner,
    repeatable: false,
    body: shape({ code: text({ minLength: 1, maxLength: 100 }) }),
    response: shape({ recoveryCodes }),
    errors: ['INVALID_ARGUMENT', 'PERMISSION_DENIED', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'staffAccount',
      args: 'code',
      gives: 'recoveryCodes',
      example: [
        'const { secret } = await desk.staffAccount.beginMySecondFactor(keeper.password)',
        'const recoveryCodes = await desk.staffAccount.confirmMySecondFactor(currentCode(secret))',
      ],
    },
  },
  removeMySecondFactor: {
    method: 'POST',
    path: '/vitrine/v1/my-account/second-factor/remove',
    summary: 'Removes the authenticator app and the recovery codes.',
    roles: owner,
    repeatable: true,
    body: shape({ password }),
    response: shape({}),
    errors: ['INVALID_ARGUMENT', '-19976', 'PERMISSION_DENIED', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'staffAccount',
      args: 'password',
      example: 'await desk.staffAccount.removeMySecondFactor(keeper.password)',
    },
  },
  renewMyRecoveryCodes: {
    method: 'POST',
    path: '/vitrine/v1/my-account/recovery-codes',
    summary: 'Creates new recovery codes and invalidates the previous ones. The codes are returned only once.',
    roles: owner,
    repeatable: false,
    body: shape({ password }),
    response: shape({ recoveryCodes }),
    errors: ['INVALID_ARGUMENT', '-19976', 'PERMISSION_DENIED', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'staffAccount',
      args: 'password',
      gives: 'recoveryCodes',
      example: [
        'const { secret } = await desk.staffAccount.beginMySecondFactor(keeper.password)',
        'await desk.staffAccount.confirmMySecondFactor(currentCode(secret))',
        'const recoveryCodes = await desk.staffAccount.renewMyRecoveryCodes(keeper.password)',
      ],
    },
  },
  listMySessions: {
    method: 'GET',
    path: '/vitrine/v1/my-account/sessions',
    summary: 'Lists the sessions of the signed-in person, latest use first.',
    roles: owner,
    repeatable: true,
    response: shape({ sessions: list(StaffSession) }),
    errors: ['PERMISSION_DENIED'],
    client: {
      module: 'staffAccount',
      gives: 'sessions',
      example: 'const [current] = await desk.staffAccount.listMySessions()',
    },
  },
  endMySession: {
    method: 'DELETE',
    path: '/vitrine/v1/my-account/sessions/{sessionId}',
    summary: 'Ends a session of the signed-in person.',
    roles: owner,
    repeatable: true,
    params: shape({ sessionId: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND', 'PERMISSION_DENIED'],
    client: {
      module: 'staffAccount',
      example: [
        'const [current] = await desk.staffAccount.listMySessions()',
        'await desk.staffAccount.endMySession(current!.id)',
      ],
    },
  },
  endMyOtherSessions: {
    method: 'POST',
    path: '/vitrine/v1/my-account/sessions/end-others',
    summary: 'Ends all sessions of the signed-in person except the current one.',
    roles: owner,
    repeatable: true,
    response: shape({}),
    errors: ['PERMISSION_DENIED'],
    client: { module: 'staffAccount', example: 'await desk.staffAccount.endMyOtherSessions()' },
  },
})
