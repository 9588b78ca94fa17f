import { elevated, type Call, type Calls, type Role } from '../call.ts'
import { errors } from '../errors.ts'
import type { JsonSchema } from './json-schema.ts'
import { createMomentsPrinter } from './moments.ts'
import { backInStockCalls, backInStockSettingCalls } from '../calls/back-in-stock.ts'
import { recommendationCalls } from '../calls/recommendations.ts'
import { reviewCalls } from '../calls/reviews.ts'
import { momentsOf } from './timestamps.ts'
import { createTypePrinter } from './types.ts'

const origin = '// Printed from packages/contract by `npm run generate`. Do not edit.\n'

const header = `${origin}
import { pack } from './pack.ts'

/** How one call travels, and the types of what goes in and comes out. */
export interface Endpoint<Request, Response> {
  /** Method and path, with \`{name}\` where a parameter stands. */
  readonly route: string
  /** May be sent again after a failure. */
  readonly repeatable?: true
  /** How the whole request is packed into the address; as a POST it travels where that is too long. */
  readonly packed?: typeof pack
  /** Where moments stand in the answer. */
  readonly dates?: Moments
  readonly elevated?: false
  /** Only in types: what goes in and what comes out. */
  readonly types?: (request: Request) => Response
}

/** A call that only a shop's owner or app may make: it needs a client with elevated rights. */
export interface ElevatedEndpoint<Request, Response> extends Omit<Endpoint<Request, Response>, 'elevated'> {
  readonly elevated: true
}

/** Fields of an answer that are moments, or hold some. */
export interface Moments {
  readonly [field: string]: true | Moments
}
`

/** Every error code with what it tells the caller. */
const errorCodes = (): string => {
  const lines = Object.entries(errors).map(([code, { description }]) => `/** ${description} */\n| '${code}'`)
  return `/** What the server refuses a call with. */\nexport type ErrorCode =\n${lines.join('\n')}\n`
}

/** Calls of signing in, which most visitors never do. */
const signInCalls = [
  'register',
  'login',
  'verifyDuringAuthentication',
  'resendDuringAuthentication',
  'sendRecoveryEmail',
  'recover',
  'changePassword',
  'signOn',
  'logout',
  'verifyFactor',
  'startVerification',
  'sendActivationEmail',
  'listFactors',
  'enrollFactor',
  'activateFactor',
  'removeFactor',
  'renewRecoveryCodes',
  'forgetDevices',
  'listSignInRequests',
  'answerSignInRequest',
  'createCaptchaChallenge',
  'createRedirectSession',
  'appAccess',
  'tokenInfo',
  'userInfo',
  'listSignInProviders',
  'createSignInProvider',
  'updateSignInProvider',
  'deleteSignInProvider',
  'listMyAddresses',
  'createMyAddress',
  'updateMyAddress',
  'putMyAddressFirst',
  'deleteMyAddress',
  'getMyContact',
  'saveMyEmail',
  'removeMyEmail',
  'saveMyPhone',
  'removeMyPhone',
  'queryUnconfirmedMembers',
  'getMemberIdentity',
  'listMyActivity',
  'listMemberActivity',
  'readConsentRequest',
  'answerConsentRequest',
  'listConsents',
  'deleteConsent',
  'listThirdPartyApps',
  'createThirdPartyApp',
  'updateThirdPartyApp',
  'deleteThirdPartyApp',
  'listOAuthApps',
  'createOAuthApp',
  'updateOAuthApp',
  'deleteOAuthApp',
]

/** Bundlers split code by file: what most pages do not call stands in files of its own. */
const apart: Readonly<Record<string, readonly string[]>> = {
  'generated-sign-in.ts': signInCalls,
  'generated-product-page.ts': Object.keys({
    ...recommendationCalls,
    ...reviewCalls,
    ...backInStockCalls,
    ...backInStockSettingCalls,
  }),
}

/** The client's files, by name: an interface per entity, a constant per call, so that bundlers drop what is not used. */
export const printClient = (calls: Calls): Readonly<Record<string, string>> => {
  const { type, interfaces } = createTypePrinter()

  const request = ({ params, query, body }: Call): string => {
    const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) => {
      if (!schema) return []
      const json = schema as JsonSchema
      return [`${part}${part !== 'params' && !json.required?.length ? '?' : ''}: ${type(json, true)}`]
    })
    return `{ ${parts.join('; ')} }`
  }

  const constants = (wanted: (name: string) => boolean): string => {
    const chosen = Object.entries(calls).filter(([name]) => wanted(name))
    const momentsIn = ({ response }: Call) => momentsOf(response as JsonSchema)
    const moments = createMomentsPrinter(chosen.flatMap(([, call]) => momentsIn(call) ?? []))

    const constant = ([name, call]: [string, Call]): string => {
      const dates = momentsIn(call)
      const isElevated = call.roles.every((role) => (elevated as readonly Role[]).includes(role))
      const value = [
        `route: '${call.method} ${call.path}'`,
        ...(call.repeatable ? ['repeatable: true'] : []),
        ...(call.encoding === 'r' ? ['packed: pack'] : []),
        ...(isElevated ? ['elevated: true'] : []),
        ...(dates ? [`dates: ${moments.print(dates, name)}`] : []),
      ]
      const interfaceName = isElevated ? 'ElevatedEndpoint' : 'Endpoint'
      return `/** ${call.summary} */\nexport const ${name}: ${interfaceName}<${request(call)}, ${type(call.response as JsonSchema, false)}> = { ${value.join(', ')} }\n`
    }

    const printed = chosen.map(constant)
    return [...moments.constants(), ...printed].join('\n')
  }

  const others = constants((name) => !Object.values(apart).flat().includes(name))
  const files = Object.entries(apart).map(([file, names]) => [file, constants((name) => names.includes(name))] as const)
  const types = [
    'Endpoint',
    'ElevatedEndpoint',
    ...interfaces().map((body) => /export interface (\w+)/.exec(body)![1]!),
  ]
  const withImports = (text: string): string => {
    const imported = types.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
    const packing = text.includes('packed: pack') ? `import { pack } from './pack.ts'\n` : ''
    return `${origin}\nimport type { ${imported.join(', ')} } from './generated.ts'\n${packing}\n${text}`
  }
  return {
    'generated.ts': [header, errorCodes(), ...interfaces(), others].join('\n'),
    ...Object.fromEntries(files.map(([file, text]) => [file, withImports(text)])),
  }
}
