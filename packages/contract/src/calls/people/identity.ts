import { passkeyBounds } from '../../bounds.ts'
import { elevated, room } from '../../call.ts'
import { Query, QueryMetadata } from '../query.ts'
import { HttpAnswer } from '../../entities/common.ts'
import {
  FactorType,
  Identity,
  LoginOptions,
  RegisterOptions,
  SignOnOptions,
  StateMachineResponse,
  UserInfo,
} from '../../entities/people/identity.ts'
import { later } from '../../entities/later.ts'
import { Member, memberFieldsets } from '../../entities/people/member.ts'
import { CreateRedirectSessionOptions, RedirectSession } from '../../entities/store/redirect.ts'
import {
  anyMap,
  anything,
  email,
  flag,
  guid,
  input,
  integer,
  language,
  list,
  oneOf,
  optional,
  shape,
  text,
  unbuilt,
} from '../../schema.ts'

const memberOnly = ['member'] as const
const loginId = shape({ email: email() })
const stateToken = text({ minLength: 1, maxLength: 1000, description: 'The `stateToken` of the previous response.' })
const factorCode = shape({ code: optional(text({ maxLength: 100 })) })
const redirect = optional(
  shape({
    url: optional(text({ maxLength: 2048, description: 'URL to redirect to after the password was set.' })),
    clientId: optional(text({ maxLength: 100, description: 'Client ID that allows the URL. Default: the caller’s.' })),
  }),
)

export const identityCalls = room({ scope: 'members', area: 'customers' })({
  token: {
    method: 'POST',
    path: '/oauth2/token',
    summary: 'Issues and refreshes tokens by grant type (RFC 6749, section 4).',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      grantType: optional(text({ maxLength: 100, description: 'Same as `grant_type`.' })),
      clientId: optional(text({ maxLength: 100 })),
      refreshToken: optional(text({ maxLength: 4096 })),
      redirectUri: optional(text({ maxLength: 2048 })),
      code: optional(text({ maxLength: 512 })),
      codeVerifier: optional(text({ maxLength: 512 })),
      grant_type: optional(
        text({
          maxLength: 100,
          description:
            '`anonymous`, `authorization_code`, `refresh_token`, `authorized_client` or `client_credentials`.',
        }),
      ),
      client_id: optional(text({ maxLength: 100 })),
      client_secret: optional(text({ maxLength: 512 })),
      refresh_token: optional(text({ maxLength: 4096 })),
      redirect_uri: optional(text({ maxLength: 2048 })),
      code_verifier: optional(text({ maxLength: 512, description: 'The PKCE code verifier (RFC 7636).' })),
      scope: optional(text({ maxLength: 200 })),
      member_id: optional(text({ maxLength: 100, description: 'The member to sign in, for `authorized_client`.' })),
      session_token: optional(text({ maxLength: 1000 })),
      instance_id: optional(
        text({ maxLength: 100, description: 'The installation of the app, for `client_credentials`.' }),
      ),
    }),
    response: shape({
      access_token: text(),
      expires_in: integer({ description: 'Lifetime of the access token, in seconds.' }),
      refresh_token: optional(text()),
      token_type: text(),
      id_token: optional(
        text({ description: 'The ID token of the signed-in member, if the scope includes `openid`.' }),
      ),
      scope: optional(text()),
    }),
  },
  userInfo: {
    method: 'GET',
    path: '/oauth2/user-info',
    aliases: ['/_api/oauth2/user-info', '/oauth2/userinfo'],
    summary:
      "Returns the claims of the signed-in member that the token's scopes allow (OpenID Connect Core, section 5.3).",
    roles: ['member'],
    byThirdParty: true,
    alsoAsPost: true,
    repeatable: true,
    response: UserInfo,
    client: { module: 'oauth', example: 'const { sub, email } = await signedIn.oauth.userInfo()' },
  },
  exchangeSession: {
    method: 'POST',
    path: '/vitrine/v1/session/token',
    summary: 'Exchanges a session token for a short-lived access token of the member, for use on hosted pages.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      sessionToken: text({ minLength: 1, maxLength: 1000 }),
      clientId: optional(text({ maxLength: 100 })),
    }),
    response: shape({
      access_token: text(),
      expires_in: integer({ description: 'Lifetime of the access token, in seconds.' }),
      token_type: text(),
    }),
    errors: ['UNAUTHENTICATED'],
  },
  handOverSession: {
    method: 'POST',
    path: '/vitrine/v1/session/hand-over',
    summary: "Returns a URL that signs the member's browser in to the hosted pages.",
    roles: ['member'],
    repeatable: false,
    body: shape({
      codeChallenge: text({
        pattern: '^[A-Za-z0-9_-]{43}$',
        description: 'The SHA-256 hash of the code verifier, base64url-encoded (RFC 7636).',
      }),
    }),
    response: shape({
      url: text({ description: 'Short-lived, single-use URL. Works only in the browser that has the code verifier.' }),
    }),
    errors: ['UNAUTHENTICATED'],
  },
  revokeToken: {
    method: 'POST',
    path: '/oauth2/revoke',
    summary:
      'Revokes a refresh or access token and ends its session. The response is the same for invalid tokens (RFC 7009).',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token: optional(text({ maxLength: 4096 })),
      client_id: optional(text({ maxLength: 100 })),
      token_type_hint: optional(text({ maxLength: 100 })),
    }),
    response: shape({}),
  },
  register: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/register',
    aliases: ['/iam/authentication/v2/register'],
    summary:
      "Creates an account. `state` is not `SUCCESS` if email verification or the owner's approval is required first.",
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
    client: {
      module: 'authentication',
      name: 'registerV2',
      args: 'loginId ...options',
      comment: 'Creates an account. On your own sign-up page, use `auth.register`, which returns a named state.',
      example: "const { state } = await client.authentication.registerV2({ email }, { password: 'a quiet evening' })",
    },
  },
  login: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/login',
    aliases: ['/iam/authentication/v2/login'],
    summary: 'Signs in with email and password. Returns a session token to exchange for member tokens.',
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
    client: {
      module: 'authentication',
      name: 'loginV2',
      args: 'loginId ...options',
      comment:
        'Signs in with email and password. On your own sign-in page, use `auth.login`, which returns a named state.',
      example:
        'const { state, sessionToken } = await client.authentication.loginV2({ email: member.email }, { password: member.password })',
    },
  },
  signOn: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/sign-on',
    aliases: ['/iam/authentication/v2/sign-on'],
    summary:
      'Signs in a user whom the caller has authenticated, without a password. Creates the account if there is none.',
    roles: elevated,
    repeatable: false,
    body: shape({
      loginId,
      profile: optional(input(SignOnOptions.properties.profile)),
      verifyEmail: optional(flag({ description: 'Whether the caller has verified the email.' })),
      mergeExistingContact: optional(
        flag({ description: 'If the account exists, `profile` only fills in its missing fields.' }),
      ),
    }),
    response: shape({ sessionToken: text(), identity: Identity }),
    errors: ['-19958', 'INVALID_ARGUMENT'],
    client: {
      module: 'authentication',
      args: 'loginId ...options',
      example: 'const { sessionToken } = await owner.authentication.signOn({ email }, { mergeExistingContact: true })',
    },
  },
  logout: {
    method: 'GET',
    path: '/_api/iam/authentication/v1/logout',
    aliases: ['/iam/authentication/v1/logout'],
    summary: 'Ends the caller’s session, revokes its tokens, and returns the URL to redirect to.',
    roles: ['visitor', 'member'],
    repeatable: true,
    query: shape({
      postLogoutRedirectUri: optional(text({ maxLength: 2048, description: 'URL to redirect to after signing out.' })),
      clientId: optional(text({ maxLength: 100 })),
    }),
    response: HttpAnswer,
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'authentication',
      comment: 'Ends the caller’s session and returns the URL to redirect to. In a browser, use `auth.logout`.',
      example:
        "const { headers } = await signedIn.authentication.logout({ postLogoutRedirectUri: 'http://localhost:3000/callback' })",
    },
  },
  verifyDuringAuthentication: {
    method: 'POST',
    path: '/_api/iam/verification/v1/auth/verify',
    aliases: ['/iam/verification/v1/auth/verify'],
    summary: 'Completes a sign-up or sign-in with the verification code from the email.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({ code: text({ minLength: 1, maxLength: 20 }), stateToken }),
    response: StateMachineResponse,
    errors: ['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'verification',
      args: 'code ...options',
      example: 'const { sessionToken } = await client.verification.verifyDuringAuthentication(code, { stateToken })',
    },
  },
  resendDuringAuthentication: {
    method: 'POST',
    path: '/_api/iam/verification/v1/auth/resend',
    aliases: ['/iam/verification/v1/auth/resend'],
    summary: 'Resends the verification email.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({ stateToken }),
    response: shape({}),
    errors: ['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'verification',
      args: 'stateToken',
      example: 'await client.verification.resendDuringAuthentication(stateToken)',
    },
  },
  verifyFactor: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/{factorType}/verify',
    aliases: ['/iam/authentication/v2/{factorType}/verify'],
    summary:
      "Completes a sign-in with a second factor. Without the factor's data, starts it, for example by sending a code.",
    roles: ['visitor', 'member'],
    repeatable: false,
    params: shape({ factorType: FactorType }),
    body: shape({
      stateToken,
      rememberThisDevice: optional(
        flag({ description: 'Whether to trust this device, so that later sign-ins need no second factor.' }),
      ),
      smsData: optional(factorCode),
      callData: optional(factorCode),
      emailData: optional(factorCode),
      totpData: optional(factorCode),
      pushData: optional(
        shape({ transactionId: optional(text({ maxLength: 36, description: 'The approved sign-in request.' })) }),
      ),
      webauthnData: optional(anything({ description: 'The browser’s passkey response.', json: passkeyBounds })),
      recoveryCodeData: optional(factorCode),
    }),
    response: StateMachineResponse,
    errors: ['INVALID_ARGUMENT', '-19958', 'ILLEGAL_STATE', 'NOT_BUILT', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'authentication',
      name: 'verify',
      comment: 'Completes a sign-in with a second factor, such as `{ emailData: { code } }` for `EMAIL`.',
      example: "const { state } = await client.authentication.verify('EMAIL', { stateToken, emailData: { code } })",
    },
  },
  startVerification: {
    method: 'POST',
    path: '/_api/iam/verification/v1/start',
    aliases: ['/_api/iam/verification/v1/Start', '/iam/verification/v1/start'],
    summary:
      'Emails a member a code. Pass the returned `verificationId` to `verifyDuringAuthentication` as `stateToken`.',
    roles: ['member', ...elevated],
    repeatable: false,
    body: shape({
      identityId: optional(guid({ description: 'The member. Default: the caller. Elevated callers must set it.' })),
      target: optional(oneOf(['EMAIL'])),
    }),
    response: shape({
      verificationId: guid({ description: 'The state token for `verifyDuringAuthentication`.' }),
    }),
    errors: ['INVALID_ARGUMENT', 'NOT_FOUND', '-19958', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'verification',
      name: 'start',
      comment: 'Emails a verification code to the signed-in member, or to the given member if the caller is elevated.',
      example: "const { verificationId } = await owner.verification.start({ identityId: member.id, target: 'EMAIL' })",
    },
  },
  sendActivationEmail: {
    method: 'POST',
    path: '/_api/iam/recovery/v1/activation-email',
    aliases: ['/iam/recovery/v1/activation-email', '/_iam/recovery/v1/activation-email'],
    summary: 'Emails a member a link to set a password and sign in. The link is valid for one week.',
    roles: elevated,
    repeatable: false,
    body: shape({ identityId: guid(), emailOptions: optional(shape({ language: optional(language()), redirect })) }),
    response: shape({}),
    errors: ['INVALID_ARGUMENT', 'NOT_FOUND', '-19958', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'recovery',
      args: 'identityId ...options',
      example: 'await owner.recovery.sendActivationEmail(member.id)',
    },
  },
  sendRecoveryEmail: {
    method: 'POST',
    path: '/_api/iam/recovery/v1/send-email',
    aliases: ['/iam/recovery/v1/send-email', '/_iam/recovery/v1/send-email'],
    summary: 'Emails a password reset link. The response is the same if there is no account.',
    roles: ['visitor', 'member'],
    repeatable: false,
    body: shape({
      email: email(),
      language: optional(language()),
      redirect,
    }),
    response: shape({}),
    errors: ['TOO_MANY_REQUESTS'],
    client: {
      module: 'recovery',
      args: 'email ...options',
      example:
        "await client.recovery.sendRecoveryEmail(member.email, { redirect: { url: 'http://localhost:3000/callback', clientId } })",
    },
  },
  recover: {
    method: 'POST',
    path: '/_api/iam/recovery/v1/recover',
    aliases: ['/iam/recovery/v1/recover', '/_iam/recovery/v1/recover'],
    summary: 'Sets a new password with the token from the reset email, and signs the member in.',
    roles: ['visitor', 'member', 'anyone'],
    repeatable: false,
    body: shape({
      recoveryToken: text({ minLength: 1, maxLength: 1000, description: 'The token in the link of the email.' }),
      password: optional(text({ minLength: 1, maxLength: 256 })),
    }),
    response: StateMachineResponse,
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'recovery',
      args: 'recoveryToken ...options',
      example:
        "const { sessionToken } = await client.recovery.recover(recoveryToken, { password: 'another quiet evening' })",
    },
  },
  changePassword: {
    method: 'POST',
    path: '/_api/iam/authentication/v2/change-password',
    aliases: ['/iam/authentication/v2/change-password'],
    summary: 'Changes the password of the signed-in member.',
    roles: memberOnly,
    repeatable: false,
    body: shape({ newPassword: text({ minLength: 1, maxLength: 256 }) }),
    response: shape({}),
    client: {
      module: 'authentication',
      args: 'newPassword',
      example: "await signedIn.authentication.changePassword('another quiet evening')",
    },
  },
  createRedirectSession: {
    method: 'POST',
    path: '/_api/redirects-api/v1/redirect-session',
    aliases: ['/headless/v1/redirect-session', '/redirect-session/v1/redirect-session'],
    summary:
      'Creates a redirect to a hosted page, such as the checkout. Send the visitor to `redirectSession.fullUrl`.',
    roles: ['visitor', 'member'],
    repeatable: true,
    body: input(CreateRedirectSessionOptions),
    response: shape({ redirectSession: RedirectSession }),
    errors: [
      'INVALID_ARGUMENT',
      'UNAUTHENTICATED',
      'PERMISSION_DENIED',
      'CHECKOUT_NOT_FOUND',
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    ],
    graphql: 'mutation',
    client: {
      module: 'redirects',
      args: '...options!',
      example: [
        "const callbacks = { postFlowUrl: 'http://localhost:3000/' }",
        'const ecomCheckout = { checkoutId: checkout.id }',
        'const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout, callbacks })',
      ],
    },
  },
  getCurrentMember: {
    method: 'GET',
    path: '/members/v1/members/my',
    aliases: ['/_api/members/v1/members/my'],
    summary: 'Returns the signed-in member, if any.',
    roles: ['visitor', 'member'],
    repeatable: true,
    query: shape({ fieldsets: memberFieldsets }),
    response: shape({ member: optional(Member) }),
    client: {
      module: 'members',
      example: "const { member: me } = await signedIn.members.getCurrentMember({ fieldsets: ['FULL'] })",
    },
  },
  updateMember: {
    method: 'PATCH',
    path: '/members/v1/members/{id}',
    aliases: ['/_api/members/v1/members/{id}'],
    summary: "Updates a member's contact and profile. Members can only update their own.",
    roles: ['member', ...elevated],
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({ member: input(Member) }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'members',
      args: 'id member',
      gives: 'member',
      example: "await signedIn.members.updateMember(member.id, { contact: { firstName: 'Ada' } })",
    },
  },
  queryMembers: {
    method: 'POST',
    path: '/members/v1/members/query',
    aliases: ['/_api/members/v1/members/query'],
    summary:
      'Lists members that match a filter, such as `{ filter: { status: "PENDING" } }` for those pending approval.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      query: optional(Query),
      fieldsets: memberFieldsets,
      search: optional(unbuilt(anyMap(), later.search)),
    }),
    response: shape({ members: list(Member), metadata: QueryMetadata }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'members',
      args: 'query',
      example:
        "const { members: pendingMembers } = await owner.members.queryMembers({ filter: { status: 'PENDING' } })",
    },
  },
  approveMember: {
    method: 'POST',
    path: '/members/v1/members/{id}/approve',
    aliases: ['/_api/members/v1/members/{id}/approve'],
    summary: 'Approves a pending member or unblocks a blocked one.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'members',
      gives: 'member',
      example: 'const approved = await owner.members.approveMember(member.id)',
    },
  },
  blockMember: {
    method: 'POST',
    path: '/members/v1/members/{id}/block',
    aliases: ['/_api/members/v1/members/{id}/block'],
    summary: 'Blocks a member and ends their sessions.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'members',
      gives: 'member',
      example: 'const blocked = await owner.members.blockMember(member.id)',
    },
  },
})

/** The profile of a new account, whose fields are all optional. */
function RegisterOptionsProfile() {
  return optional(input(RegisterOptions.properties.profile))
}
