import type { Call, Calls } from '../call.ts'
import { errors } from '../errors.ts'
import type { JsonSchema } from './json-schema.ts'
import { timestampPaths } from './timestamps.ts'
import { createTypePrinter } from './types.ts'

const origin = '// Printed from packages/contract by `npm run generate`. Do not edit.\n'

const header = `${origin}
/** How one call travels, and the types of what goes in and comes out. */
export interface Endpoint<Request, Response> {
  /** Method and path, with \`{name}\` where a parameter stands. */
  readonly route: string
  /** May be sent again after a failure. */
  readonly repeatable?: true
  /** The whole request travels as \`?.r=\`, or as a POST where that is too long. */
  readonly packed?: true
  /** Paths of the moments in the answer, separated by spaces. */
  readonly dates?: string
  /** Only in types: what goes in and what comes out. */
  readonly types?: (request: Request) => Response
}
`

/** Every error code with what it tells the caller. */
const errorCodes = (): string => {
  const lines = Object.entries(errors).map(([code, { description }]) => `/** ${description} */\n| '${code}'`)
  return `/** What the server refuses a call with. */\nexport type ErrorCode =\n${lines.join('\n')}\n`
}

/** Calls of signing in, which most visitors never do. Bundlers split code by file, so they stand in their own. */
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
  'createRedirectSession',
]

/** The client's files: an interface per entity, a constant per call, so that bundlers drop what is not used. */
export const printClient = (calls: Calls): { readonly calls: string; readonly signInCalls: string } => {
  const { type, interfaces } = createTypePrinter()

  const request = ({ params, query, body }: Call): string => {
    const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) => {
      if (!schema) return []
      const json = schema as JsonSchema
      return [`${part}${part !== 'params' && !json.required?.length ? '?' : ''}: ${type(json, true)}`]
    })
    return `{ ${parts.join('; ')} }`
  }

  const datesOf = ({ response }: Call): string => timestampPaths(response as JsonSchema).join(' ')

  const constant = ([name, call]: [string, Call], datesByName: ReadonlyMap<string, string>): string => {
    const dates = datesOf(call)
    const shared = [...datesByName].find(([, paths]) => paths === dates)?.[0]
    const value = [
      `route: '${call.method} ${call.path}'`,
      ...(call.repeatable ? ['repeatable: true'] : []),
      ...(call.encoding === 'r' ? ['packed: true'] : []),
      ...(dates ? [`dates: ${shared ?? `'${dates}'`}`] : []),
    ]
    return `/** ${call.summary} */\nexport const ${name}: Endpoint<${request(call)}, ${type(call.response as JsonSchema, false)}> = { ${value.join(', ')} }\n`
  }

  /** Two tables may begin alike: the second is numbered. */
  const nameOf = (dates: string, taken: ReadonlyMap<string, string>): string => {
    const name = `${dates.split('.')[0]}Dates`
    const alike = [...taken.keys()].filter((other) => other.startsWith(name)).length
    return alike === 0 ? name : `${name}${alike + 1}`
  }

  const constants = (wanted: (name: string) => boolean): string => {
    const chosen = Object.entries(calls).filter(([name]) => wanted(name))
    const tables = chosen.map(([, call]) => datesOf(call))
    // A table that several calls share stands once, named after what it describes: `cartDates`.
    const repeated = [...new Set(tables)].filter(
      (dates) => dates && tables.indexOf(dates) !== tables.lastIndexOf(dates),
    )
    const datesByName = new Map<string, string>()
    for (const dates of repeated) datesByName.set(nameOf(dates, datesByName), dates)
    return [
      ...[...datesByName].map(([name, dates]) => `const ${name} = '${dates}'\n`),
      ...chosen.map((entry) => constant(entry, datesByName)),
    ].join('\n')
  }

  const others = constants((name) => !signInCalls.includes(name))
  const signIn = constants((name) => signInCalls.includes(name))
  const types = ['Endpoint', ...interfaces().map((body) => /export interface (\w+)/.exec(body)![1]!)]
  const imported = types.filter((name) => new RegExp(`\\b${name}\\b`).test(signIn))
  return {
    calls: [header, errorCodes(), ...interfaces(), others].join('\n'),
    signInCalls: `${origin}\nimport type { ${imported.join(', ')} } from './generated.ts'\n\n${signIn}`,
  }
}
