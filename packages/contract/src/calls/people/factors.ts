import { passkeyBounds } from '../../bounds.ts'
import { inArea } from '../../call.ts'
import {
  enrolledFactorTypes,
  Enrollment,
  SecondFactor,
  SecondFactors,
  SignInRequest,
} from '../../entities/people/factor.ts'
import { anything, flag, guid, integer, list, oneOf, optional, shape, text } from '../../schema.ts'

const memberOnly = ['member'] as const
const password = optional(
  text({ minLength: 1, maxLength: 256, description: "The member's password. Required if the member has one." }),
)
const recoveryCodes = list(text(), { maxItems: 20, description: 'Single-use codes. Returned only once.' })

/** Second factors of members. The provider has no public calls for them: the paths are specific to Vitrine. */
export const factorCalls = inArea('customers')({
  listFactors: {
    method: 'GET',
    path: '/vitrine/v1/members/my/factors',
    summary: 'Lists the second factors of the signed-in member and the types that can be added.',
    roles: memberOnly,
    repeatable: true,
    response: SecondFactors,
    client: { module: 'factors', example: 'const { factors, offered } = await signedIn.factors.listFactors()' },
  },
  enrollFactor: {
    method: 'POST',
    path: '/vitrine/v1/members/my/factors',
    summary: 'Starts the setup of a second factor. Complete it with `activateFactor`.',
    roles: memberOnly,
    repeatable: false,
    body: shape({
      type: oneOf(enrolledFactorTypes),
      label: optional(text({ maxLength: 100, description: 'A name for the factor, shown to the member.' })),
      phone: optional(
        text({ maxLength: 30, description: 'Phone number with country code. Required for `SMS` and `CALL`.' }),
      ),
      password,
    }),
    response: Enrollment,
    errors: ['-19976', 'INVALID_ARGUMENT', 'ILLEGAL_STATE', 'NOT_BUILT', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'factors',
      comment: 'Starts the setup of a second factor, such as an authenticator app. Its secret is returned only once.',
      example:
        "const { factor, otpauthUri } = await signedIn.factors.enrollFactor({ type: 'TOTP', password: member.password })",
    },
  },
  activateFactor: {
    method: 'POST',
    path: '/vitrine/v1/members/my/factors/{id}/activate',
    summary:
      'Activates a second factor with its first code. For the first factor, also returns recovery codes, only once.',
    roles: memberOnly,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({
      code: optional(text({ maxLength: 100, description: 'The first code of the factor.' })),
      credential: optional(
        anything({ description: 'The browser’s passkey response, for `WEBAUTHN`.', json: passkeyBounds }),
      ),
    }),
    response: shape({ factor: SecondFactor, recoveryCodes: optional(recoveryCodes) }),
    errors: ['INVALID_ARGUMENT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'factors',
      example: [
        "const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })",
        'const { recoveryCodes } = await signedIn.factors.activateFactor(factor.id)',
      ],
    },
  },
  removeFactor: {
    method: 'POST',
    path: '/vitrine/v1/members/my/factors/{id}/remove',
    summary: 'Removes a second factor. Removing the last one also removes recovery codes and trusted devices.',
    roles: memberOnly,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ password }),
    response: shape({}),
    errors: ['-19976', 'INVALID_ARGUMENT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'factors',
      example: [
        "const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })",
        'await signedIn.factors.removeFactor(factor.id, { password: member.password })',
      ],
    },
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/vitrine/v1/members/my/recovery-codes',
    summary: 'Creates new recovery codes and invalidates the previous ones. The codes are returned only once.',
    roles: memberOnly,
    repeatable: false,
    body: shape({ password }),
    response: shape({ recoveryCodes }),
    errors: ['-19976', 'INVALID_ARGUMENT', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'factors',
      gives: 'recoveryCodes',
      example: [
        "const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })",
        'await signedIn.factors.activateFactor(factor.id)',
        'const recoveryCodes = await signedIn.factors.renewRecoveryCodes({ password: member.password })',
      ],
    },
  },
  forgetDevices: {
    method: 'POST',
    path: '/vitrine/v1/members/my/trusted-devices/forget',
    summary: 'Removes all trusted devices of the signed-in member and returns their number.',
    roles: memberOnly,
    repeatable: true,
    response: shape({ forgotten: integer({ description: 'Number of removed devices.' }) }),
    client: {
      module: 'factors',
      gives: 'forgotten',
      example: 'const forgotten = await signedIn.factors.forgetDevices()',
    },
  },
  listSignInRequests: {
    method: 'GET',
    path: '/vitrine/v1/members/my/sign-in-requests',
    summary: 'Lists the sign-ins that wait for the member’s approval.',
    roles: memberOnly,
    repeatable: true,
    response: shape({ signInRequests: list(SignInRequest) }),
    client: {
      module: 'factors',
      gives: 'signInRequests',
      example: 'const signInRequests = await signedIn.factors.listSignInRequests()',
    },
  },
  answerSignInRequest: {
    method: 'POST',
    path: '/vitrine/v1/members/my/sign-in-requests/{id}',
    summary: 'Approves or denies a sign-in on another device.',
    roles: memberOnly,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ approve: flag() }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'factors',
      args: 'id approve',
      example: [
        'for (const { transactionId } of await signedIn.factors.listSignInRequests())',
        '  await signedIn.factors.answerSignInRequest(transactionId, false)',
      ],
    },
  },
  createCaptchaChallenge: {
    method: 'POST',
    path: '/vitrine/v1/captcha/challenge',
    summary: 'Creates a CAPTCHA challenge, which the browser solves by a short computation.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ siteKey: text({ minLength: 1, maxLength: 200, description: 'A site key returned by `getSite`.' }) }),
    response: shape({ challenge: anything({ description: 'The challenge in the format of ALTCHA, version 2.' }) }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'factors',
      args: 'siteKey',
      gives: 'challenge',
      example: 'const challenge = await client.factors.createCaptchaChallenge(`visible:${siteId}`)',
    },
  },
})
