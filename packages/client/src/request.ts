import { invalidArgument } from './errors.ts'
import type { Endpoint } from './generated.ts'

export interface HttpRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body?: string
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** An encoded query this long travels in a POST body, so that nothing on the way cuts it. */
const tooLong = 4000

/** One part of a path. `.` and `..` would climb out of it, even encoded: URL parsers read `%2e%2e` as `..`. */
const segment = (name: string, value: unknown): string => {
  const text = String(value ?? '')
  if (text === '') throw invalidArgument([{ field: name, description: 'must not be empty' }])
  if (text === '.' || text === '..') throw invalidArgument([{ field: name, description: 'is not an id' }])
  return encodeURIComponent(text)
}

const plain = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

const searchOf = (query: Readonly<Record<string, unknown>>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) search.append(name, plain(one))
  return search.toString()
}

/** Base64url of the UTF-8 text, or nothing when it would be too long for an address. */
const pack = (json: string): string | undefined => {
  const bytes = new TextEncoder().encode(json)
  if (Math.ceil((bytes.length * 4) / 3) + '.r='.length >= tooLong) return undefined
  return `.r=${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

/** How a request travels. Nothing that the caller handed over is changed. */
export const toHttpRequest = ({ route, packed }: Endpoint<never, unknown>, parts: Parts): HttpRequest => {
  const { params = {}, query = {}, body = {} } = parts
  const [method, template] = route.split(' ') as [string, string]
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, params[name]))
  if (packed) {
    const json = JSON.stringify(body)
    const search = json === '{}' ? '' : pack(json)
    return search === undefined
      ? { method: 'POST', path, body: json }
      : { method, path: search ? `${path}?${search}` : path }
  }
  const search = searchOf(query)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return { method, path: search ? `${path}?${search}` : path, ...(hasBody && { body: JSON.stringify(body) }) }
}
