import { invalidArgument } from './errors.ts'
import type { Endpoint } from './generated.ts'

export interface HttpRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body?: string | undefined
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * The most bytes that travel in an address: packed they have 3,999 characters. More go in a POST body, so that
 * nothing on the way cuts them.
 */
const mostBytes = 2997

/** One part of a path. `.` and `..` would climb out of it, even encoded: URL parsers read `%2e%2e` as `..`. */
const segment = (field: string, value: unknown): string => {
  const text = String(value ?? '')
  if (/^\.{0,2}$/.test(text)) throw invalidArgument([{ field, description: 'is empty or dots' }])
  return encodeURIComponent(text)
}

const searchOf = (query: Readonly<Record<string, unknown>>): string => {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat())
      if (value != null) search.append(name, value instanceof Date ? value.toJSON() : String(value))
  return `${search}`
}

/** Base64url without padding (RFC 4648, section 5). */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** The whole message as `.r=`, or nothing when it would be too long for an address. */
const pack = (json: string): string | undefined => {
  if (json === '{}') return ''
  const bytes = new TextEncoder().encode(json)
  return bytes.length > mostBytes ? undefined : `.r=${base64Url(bytes)}`
}

/** How a request travels. Nothing that the caller handed over is changed. */
export const toHttpRequest = (
  { route, packed }: Endpoint<never, unknown>,
  { params = {}, query = {}, body = {} }: Parts,
): HttpRequest => {
  const [method, template] = route.split(' ') as [string, string]
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, params[name]))
  const json = JSON.stringify(body)
  const search = packed ? pack(json) : searchOf(query)
  if (search === undefined) return { method: 'POST', path, body: json }
  return { method, path: search ? `${path}?${search}` : path, body: /^[GD]/.test(method) ? undefined : json }
}
