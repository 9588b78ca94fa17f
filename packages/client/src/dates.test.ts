import { calls as contract } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { expect, test } from 'vitest'
import { ApiKeyStrategy, createClient } from './index.ts'
import * as calls from './calls.ts'

const moment = '2024-05-06T07:08:09.000Z'
/** Custom data that happens to use the names of timestamp fields. */
const free = { createdDate: moment, image: { urlExpirationDate: moment }, lineItems: [{ startDate: moment }] }

/** Returns a response with every field of a schema; timestamps are `moment`. */
const answerOf = (schema: JsonSchema, moment: unknown): unknown => {
  if (schema.format === 'date-time') return moment
  if (schema.items) return [answerOf(schema.items, moment)]
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, answerOf(field, moment)]))
  return schema.type === undefined || schema.patternProperties ? structuredClone(free) : (schema.enum?.[0] ?? 'text')
}

const endpoints = { ...calls } as unknown as Readonly<Record<string, typeof calls.updateProduct>>
const all = Object.entries(contract as Readonly<Record<string, Call>>)

test.each(all)(
  'the response of %s has a Date for every timestamp, and nowhere else',
  async (name, { response, params }) => {
    const answer = answerOf(response as JsonSchema, moment)
    const client = createClient({
      host: 'https://shop.example',
      auth: ApiKeyStrategy({ apiKey: 'k', siteId: 's' }),
      fetch: async () => new Response(JSON.stringify(answer)),
    })
    const given = Object.keys((params as JsonSchema | undefined)?.properties ?? {}).map((field) => [field, 'x'])
    expect(await client.send(endpoints[name]!, { params: Object.fromEntries(given) } as never)).toEqual(
      answerOf(response as JsonSchema, new Date(moment)),
    )
  },
)
