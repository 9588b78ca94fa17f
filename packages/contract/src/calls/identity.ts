import type { Calls } from '../call.ts'
import { LoginOptions, RegisterOptions, StateMachineResponse } from '../entities/identity.ts'
import { Member } from '../entities/member.ts'
import { CreateRedirectSessionOptions, RedirectSession } from '../entities/redirect.ts'
import { anything, email, guid, input, integer, language, list, optional, shape, text } from '../schema.ts'

const signedIn = ['member'] as const
const loginId = shape({ email: email() })
const stateToken = text({ minLength: 1, maxLength: 1000 })

export const identityCalls = {
  token: {
    method: 'POST',
    path: '/oauth2/token',
    summary: 'Issues and renews tokens, by grant type (specification, section 7; RFC 6749, section 4).',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      grantType: optional(text({ maxLength: 100 })),
      clientId: optional(text({ maxLength: 100 })),
      refreshToken: optional(text({ maxLength: 4096 })),
      redirectUri: optional(text({ maxLength: 2048 })),
      code: optional(text({ maxLength: 512 })),
      codeVerifier: optional(text({ maxLength: 512 })),
      grant_type: optional(text({ maxLength: 100 })),
      client_id: optional(text({ maxLength: 100 })),
      client_secret: optional(text({ maxLength: 512 })),
      refresh_token: optional(text({ maxLength: 4096 })),
      redirect_uri: optional(text({ maxLength: 2048 })),
      code_verifier: optional(text({ maxLength: 512 })),
      scope: optional(text({ maxLength: 200 })),
      member_id: optional(text({ maxLength: 100 })),
      instance_id: optional(text({ maxLength: 100 })),
    }),
    response: shape({
      access_token: text(),
      expires_in: integer({ description: 'Seconds.' }),
      refresh_token: optional(text()),
      token_type: text(),
    }),
  },
  exchangeSession: {
    method: 'POST',
    path: '/vitrine/v1/session/token',
    summary: "Exchanges a session token for a short access token of the member, for the platform's own pages.",
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      sessionToken: text({ minLength: 1, maxLength: 1000 }),
      clientId: optional(text({ maxLength: 100 })),
    }),
    response: shape({ access_token: text(), expires_in: integer({ description: 'Seconds.' }), token_type: text() }),
    errors: ['UNAUTHENTICATED'],
  },
  revokeToken: {
    method: 'POST',
    path: '/oauth2/revoke',
    summary:
      'Ends the sign-in that a refresh token belongs to; says the same for a token that is not valid (RFC 7009).',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token: text({ minLength: 1, maxLength: 4096 }),
      client_id: optional(text({ maxLength: 100 })),
      token_type_hint: optional(text({ maxLength: 100 })),
    }),
    response: shape({}),
  },
  register: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/register',
    aliases: ['/iam/authentication/v2/register'],
    summary: 'Opens an account; the answer says whether the e-mail must be verified or the owner must approve first.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({
      loginId,
      password: text({ minLength: 1, maxLength: 256 }),
      profile: RegisterOptionsProfile(),
      captchaTokens: optional(input(RegisterOptions.properties.captchaTokens)),
      clientMetaData: optional(anything()),
    }),
    response: StateMachineResponse,
    errors: ['-19995', '-19971', '-19970', 'INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
  },
  login: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/login',
    aliases: ['/iam/authentication/v2/login'],
    summary: 'Signs in with e-mail and password; a success carries a session token to exchange for member tokens.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({
      loginId,
      password: text({ minLength: 1, maxLength: 256 }),
      captchaTokens: optional(input(LoginOptions.properties.captchaTokens)),
      clientMetaData: optional(anything()),
      stateToken: optional(stateToken),
    }),
    response: StateMachineResponse,
    errors: ['-19976', '-19973', '-19971', '-19970', '-19958', 'TOO_MANY_REQUESTS'],
  },
  verifyDuringAuthentication: {
    method: 'POST',
    path: '/_api/iam/verification/v1/auth/verify',
    aliases: ['/iam/verification/v1/auth/verify'],
    summary: 'Finishes a sign-up or sign-in with the code from the verification mail.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({ code: text({ minLength: 1, maxLength: 20 }), stateToken }),
    response: StateMachineResponse,
    errors: ['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
  },
  resendDuringAuthentication: {
    method: 'POST',
    path: '/_api/iam/verification/v1/auth/resend',
    aliases: ['/iam/verification/v1/auth/resend'],
    summary: 'Sends the verification mail again.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({ stateToken }),
    response: shape({}),
    errors: ['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
  },
  sendRecoveryEmail: {
    method: 'POST',
    path: '/_api/iam/recovery/v1/send-email',
    aliases: ['/iam/recovery/v1/send-email', '/_iam/recovery/v1/send-email'],
    summary: 'Mails a link to set a new password; answers alike whether or not there is such an account.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({
      email: email(),
      language: optional(language()),
      redirect: optional(
        shape({ url: optional(text({ maxLength: 2048 })), clientId: optional(text({ maxLength: 100 })) }),
      ),
    }),
    response: shape({}),
    errors: ['TOO_MANY_REQUESTS'],
  },
  recover: {
    method: 'POST',
    path: '/_api/iam/recovery/v1/recover',
    aliases: ['/iam/recovery/v1/recover', '/_iam/recovery/v1/recover'],
    summary: 'Sets a new password with the token from the recovery mail and signs in.',
    roles: ['visitor', 'member', 'anyone'],
    repeatable: false,
    body: shape({
      recoveryToken: text({ minLength: 1, maxLength: 1000 }),
      password: optional(text({ minLength: 1, maxLength: 256 })),
    }),
    response: StateMachineResponse,
    errors: ['INVALID_ARGUMENT'],
  },
  changePassword: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/change-password',
    aliases: ['/iam/authentication/v2/change-password'],
    summary: "Changes the signed-in member's password.",
    roles: signedIn,
    repeatable: false,
    body: shape({ newPassword: text({ minLength: 1, maxLength: 256 }) }),
    response: shape({}),
  },
  createRedirectSession: {
    method: 'POST',
    path: '/_api/redirects-api/v1/redirect-session',
    aliases: ['/headless/v1/redirect-session', '/redirect-session/v1/redirect-session'],
    summary: 'Prepares a visit to a hosted page and tells its address.',
    roles: ['visitor', 'member'],
    repeatable: true,
    body: input(CreateRedirectSessionOptions),
    response: shape({ redirectSession: RedirectSession }),
    errors: ['INVALID_ARGUMENT', 'UNAUTHENTICATED', 'PERMISSION_DENIED', 'CHECKOUT_NOT_FOUND', 'NOT_BUILT'],
  },
  getCurrentMember: {
    method: 'GET',
    path: '/members/v1/members/my',
    aliases: ['/_api/members/v1/members/my'],
    summary: 'Reads the signed-in member.',
    roles: ['visitor', 'member'],
    repeatable: true,
    query: shape({ fieldsets: optional(list(text({ maxLength: 50 }), { maxItems: 5 })) }),
    response: shape({ member: optional(Member) }),
  },
  updateMember: {
    method: 'PATCH',
    path: '/members/v1/members/{id}',
    aliases: ['/_api/members/v1/members/{id}'],
    summary: "Changes a member's contact and profile; members change only their own.",
    roles: ['member', 'owner', 'app'],
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({ member: input(Member) }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls

/** The profile of a new account, whose fields are all optional. */
function RegisterOptionsProfile() {
  return optional(input(RegisterOptions.properties.profile))
}
