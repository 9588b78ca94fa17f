import { isElevatedCall } from '../../call.ts'
import type { JsonSchema } from '../json-schema.ts'
import { printEndpoint } from './endpoint.ts'
import type { OfferedCall } from './rooms.ts'
import type { TypePrinter } from './types.ts'
import { docComment } from './words.ts'

const comment = ({ description }: JsonSchema): string => (description ? docComment(description) : '')

/** `taxGroups`: `tax groups`. */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Prints a function that builds queries, with the types of its fields. */
export const printFinding = (
  { call, callName, offer }: OfferedCall,
  { types, dates }: { readonly types: TypePrinter; readonly dates: string | undefined },
): { readonly declarations: string; readonly value: string } => {
  const { fields, sortBy } = offer.finds!
  const fieldsSchema = fields as JsonSchema
  const sortSchema = sortBy as JsonSchema | undefined
  const { properties = {} } = call.response as JsonSchema
  const [items, found] = Object.entries(properties).find(([, field]) => field.items) ?? []
  const request = (call.body as JsonSchema | undefined)?.properties?.query
  if (items === undefined || !fieldsSchema.title || !request) throw new Error(`${callName} is not a query.`)

  const paging = request.title === 'Query' ? 'Offset' : 'Cursor'
  const item = types.type(found!.items!, false)
  const fieldsName = fieldsSchema.title
  const query = fieldsName.replace(/Fields$/, 'Query')
  const sortType = sortSchema?.title ?? (sortSchema ? types.type(sortSchema, true) : `keyof ${fieldsName}`)
  const declarations = [
    types.declared(fieldsSchema),
    ...(sortSchema?.title
      ? [`${comment(sortSchema)}export type ${sortSchema.title} = ${types.type(sortSchema, true)}\n`]
      : []),
    `/** A query builder for ${inWords(items)}. */\nexport type ${query} = ${paging}Query<${item}, ${fieldsName}, ${sortType}>\n`,
  ].join('\n')

  const send = isElevatedCall(call) ? 'ElevatedSend' : 'Send'
  const type = `${paging}QueryCall<${query}, ResponseOf<typeof calls.${callName}>>`
  const value = `(send: ${send}): ${type} => ${paging.toLowerCase()}QueryCall(send, ${printEndpoint(call, { dates })}, '${items}')`
  return { declarations: `${declarations}\n`, value }
}
