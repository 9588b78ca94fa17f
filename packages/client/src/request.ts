import { invalidArgument } from './errors.ts'
import type { ElevatedEndpoint, Endpoint } from './generated.ts'

export interface HttpRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body?: string | undefined
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** Encodes a path segment. `.` and `..` would leave it, even encoded: URL parsers treat `%2e%2e` as `..`. */
const segment = (field: string, value: unknown): string => {
  const text = String(value ?? '')
  if (/^\.{0,2}$/.test(text)) throw invalidArgument([{ field, description: 'is empty or dots' }])
  return encodeURIComponent(text)
}

const searchOf = (query: object): string => {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value != null) search.append(name, String(value))
  return `${search}`
}

/** Builds the HTTP request: path parameters in the path, all other fields in the query or the body. */
export const toHttpRequest = (
  { route, packed }: Endpoint<never, unknown> | ElevatedEndpoint<never, unknown>,
  { params, query, body }: Parts,
): HttpRequest => {
  const [method, template] = route.split(' ') as [string, string]
  const fields: Record<string, unknown> = { ...params, ...query, ...body }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value } = fields
    delete fields[name]
    return segment(name, value)
  })
  const json = JSON.stringify(fields)
  const search = method.startsWith('P') ? undefined : packed ? packed(json) : searchOf(JSON.parse(json) as object)
  if (search === undefined) return { method: packed ? 'POST' : method, path, body: json }
  return { method, path: search ? `${path}?${search}` : path }
}
