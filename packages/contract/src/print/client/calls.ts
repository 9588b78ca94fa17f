import { isElevatedCall, type Call } from '../../call.ts'
import type { JsonSchema } from '../json-schema.ts'
import { createDates, type SharedTables } from './dates.ts'
import { printEndpoint } from './endpoint.ts'
import type { NamedCall } from './rooms.ts'
import type { TypePrinter } from './types.ts'
import { docComment } from './words.ts'

const request = ({ params, query, body }: Call, { type }: TypePrinter): string => {
  const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    if (!schema) return []
    const json = schema as JsonSchema
    return [`${part}${part !== 'params' && !json.required?.length ? '?' : ''}: ${type(json, true)}`]
  })
  return `{ ${parts.join('; ')} }`
}

/** A constant for each call, so that bundlers drop what is not used. */
export const printCalls = (chosen: readonly NamedCall[], types: TypePrinter, shared: SharedTables): string => {
  const dates = createDates(
    chosen.map(([, call]) => call),
    shared,
  )
  const printed = chosen.map(([name, call]) => {
    const endpoint = isElevatedCall(call) ? 'ElevatedEndpoint' : 'Endpoint'
    const type = `${endpoint}<${request(call, types)}, ${types.type(call.response as JsonSchema, false)}>`
    const value = printEndpoint(call, { dates: dates.of(call, name) })
    return `${docComment(call.summary)}export const ${name}: ${type} = ${value}\n`
  })
  return [...dates.constants(), ...printed].join('\n')
}
