import { passkeyBounds } from '../bounds.ts'
import type { Calls } from '../call.ts'
import { enrolledFactorTypes, Enrollment, SecondFactor, SecondFactors, SignInRequest } from '../entities/factor.ts'
import { anything, flag, guid, integer, list, oneOf, optional, shape, text } from '../schema.ts'

const signedIn = ['member'] as const
const password = optional(
  text({ minLength: 1, maxLength: 256, description: "The member's own; asked for where there is one." }),
)
const recoveryCodes = optional(list(text(), { maxItems: 20 }))

/** What members do about their second factors. The provider keeps these calls to itself: the paths are ours. */
export const factorCalls = {
  listFactors: {
    method: 'GET',
    path: '/vitrine/v1/members/my/factors',
    summary: 'Lists the second factors of the signed-in member, and what can be added.',
    roles: signedIn,
    repeatable: true,
    response: SecondFactors,
    client: { module: 'factors', example: 'const { factors, offered } = await signedIn.factors.listFactors()' },
  },
  enrollFactor: {
    method: 'POST',
    path: '/vitrine/v1/members/my/factors',
    summary: 'Begins to set up a second factor; it counts once `activateFactor` has shown that it works.',
    roles: signedIn,
    repeatable: false,
    body: shape({
      type: oneOf(enrolledFactorTypes),
      label: optional(text({ maxLength: 100 })),
      phone: optional(
        text({ maxLength: 30, description: 'For codes by text message or call, with the country code.' }),
      ),
      password,
    }),
    response: Enrollment,
    errors: ['-19976', 'INVALID_ARGUMENT', 'ILLEGAL_STATE', 'NOT_BUILT', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'factors',
      comment:
        'Begins to set up a second factor, such as an authenticator app, whose secret is told now and never again.',
      example:
        "const { factor, otpauthUri } = await signedIn.factors.enrollFactor({ type: 'TOTP', password: member.password })",
    },
  },
  activateFactor: {
    method: 'POST',
    path: '/vitrine/v1/members/my/factors/{id}/activate',
    summary:
      'Finishes setting up a second factor by its first proof; with the first factor, recovery codes are told once.',
    roles: signedIn,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ code: optional(text({ maxLength: 100 })), credential: optional(anything({ json: passkeyBounds })) }),
    response: shape({ factor: SecondFactor, recoveryCodes }),
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
    summary: 'Takes a second factor away; with the last one go the recovery codes and the trust in devices.',
    roles: signedIn,
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
    summary: 'Makes new recovery codes, told this once; the ones before work no more.',
    roles: signedIn,
    repeatable: false,
    body: shape({ password }),
    response: shape({ recoveryCodes: list(text(), { maxItems: 20 }) }),
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
    summary: 'Asks for the second factor everywhere again; tells how many devices were trusted.',
    roles: signedIn,
    repeatable: true,
    response: shape({ forgotten: integer() }),
    client: {
      module: 'factors',
      gives: 'forgotten',
      example: 'const forgotten = await signedIn.factors.forgetDevices()',
    },
  },
  listSignInRequests: {
    method: 'GET',
    path: '/vitrine/v1/members/my/sign-in-requests',
    summary: 'Lists sign-ins that wait for the member to approve them here.',
    roles: signedIn,
    repeatable: true,
    response: shape({ signInRequests: list(SignInRequest) }),
    client: {
      module: 'factors',
      gives: 'signInRequests',
      example: 'const waiting = await signedIn.factors.listSignInRequests()',
    },
  },
  answerSignInRequest: {
    method: 'POST',
    path: '/vitrine/v1/members/my/sign-in-requests/{id}',
    summary: 'Approves a sign-in on another device, or refuses it.',
    roles: signedIn,
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
    summary: 'Makes a captcha for one of the site keys that `getSite` tells: work that a browser does in a moment.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ siteKey: text({ minLength: 1, maxLength: 200 }) }),
    response: shape({ challenge: anything({ description: 'In the form of ALTCHA, version 2.' }) }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'factors',
      args: 'siteKey',
      gives: 'challenge',
      example: 'const challenge = await client.factors.createCaptchaChallenge(`visible:${siteId}`)',
    },
  },
} as const satisfies Calls
