import type { Call, Calls } from '../call.ts'
import { errors } from '../errors.ts'
import type { JsonSchema } from './json-schema.ts'
import { timestampPaths } from './timestamps.ts'
import { createTypePrinter } from './types.ts'

const header = `// Printed from packages/contract by \`npm run generate\`. Do not edit.

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

/** Prints the client's file: an interface per entity, a constant per call, so that bundlers drop what is not used. */
export const printClient = (calls: Calls): string => {
  const { type, interfaces } = createTypePrinter()

  const request = ({ params, query, body }: Call): string => {
    const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) => {
      if (!schema) return []
      const json = schema as JsonSchema
      return [`${part}${part !== 'params' && !json.required?.length ? '?' : ''}: ${type(json, true)}`]
    })
    return `{ ${parts.join('; ')} }`
  }

  const constant = ([name, call]: [string, Call]): string => {
    const dates = timestampPaths(call.response as JsonSchema).join(' ')
    const value = [
      `route: '${call.method} ${call.path}'`,
      ...(call.repeatable ? ['repeatable: true'] : []),
      ...(call.encoding === 'r' ? ['packed: true'] : []),
      ...(dates ? [`dates: '${dates}'`] : []),
    ]
    return `/** ${call.summary} */\nexport const ${name}: Endpoint<${request(call)}, ${type(call.response as JsonSchema, false)}> = { ${value.join(', ')} }\n`
  }

  const constants = Object.entries(calls).map(constant)
  return [header, errorCodes(), ...interfaces(), ...constants].join('\n')
}
