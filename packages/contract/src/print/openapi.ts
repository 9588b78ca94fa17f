import { bodyMethodOf, type Call, type Calls } from '../call.ts'
import { errors } from '../errors.ts'
import type { JsonSchema } from './json-schema.ts'

type Document = Record<string, unknown>

const parameters = ({ params, query }: Call): Document[] =>
  Object.entries({ path: params, query }).flatMap(([place, schema]) =>
    Object.entries((schema as JsonSchema | undefined)?.properties ?? {}).map(([name, type]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: type,
    })),
  )

const responses = (call: Call, schemaOf: (schema: JsonSchema) => unknown): Document => {
  const errorsByStatus = new Map<number, string[]>()
  for (const code of call.errors ?? []) {
    const { status, description } = errors[code]
    errorsByStatus.set(status, [...(errorsByStatus.get(status) ?? []), `\`${code}\`: ${description}`])
  }
  return {
    200: { description: 'OK', content: { 'application/json': { schema: schemaOf(call.response as JsonSchema) } } },
    ...Object.fromEntries([...errorsByStatus].map(([status, lines]) => [status, { description: lines.join(' ') }])),
  }
}

/** Prints the contract as an OpenAPI 3.1 document. Named entities are in `components`. */
export const printOpenApi = (calls: Calls, version: string): Document => {
  const schemas: Record<string, unknown> = {}

  const schemaOf = ({ fieldDescription, ...schema }: JsonSchema): unknown => {
    const isNamed = schema.title && schema.properties
    const plain = {
      ...schema,
      ...(fieldDescription && !isNamed && { description: fieldDescription }),
      ...(schema.properties && {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([name, field]) => [name, schemaOf(field)]),
        ),
      }),
      ...(schema.items && { items: schemaOf(schema.items) }),
    }
    if (!isNamed) return plain
    schemas[schema.title!] ??= plain
    // Since OpenAPI 3.1 a reference can have a description of its own.
    return {
      $ref: `#/components/schemas/${schema.title}`,
      ...(fieldDescription && { description: fieldDescription }),
    }
  }

  const operation = (name: string, call: Call): Document => ({
    operationId: name,
    summary: call.summary,
    description: `Roles: ${call.roles.join(', ')}.`,
    parameters: parameters(call),
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(call.body as JsonSchema) } } },
    }),
    responses: responses(call, schemaOf),
  })

  // Responses come first, so that an entity that is also sent unchanged has no bounds of requests.
  for (const { response } of Object.values(calls)) schemaOf(response as JsonSchema)

  const paths: Record<string, Document> = {}
  for (const [name, call] of Object.entries(calls)) {
    const method = bodyMethodOf(call).toLowerCase()
    paths[call.path] = { ...paths[call.path], [method]: operation(name, call) }
  }
  return { openapi: '3.1.0', info: { title: 'Vitrine', version }, paths, components: { schemas } }
}
