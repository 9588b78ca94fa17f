import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { redirectToVitrine } from '../../packages/redirect/index.js'

/** A request as it reached the server. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  // What a test looks into is its own matter.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** What the server says: a JSON answer, or a status, headers and text; `hang` is no answer, `cut` a dead line. */
export type Said =
  | 'hang'
  | 'cut'
  | { status?: number; headers?: Record<string, string>; text: string }
  | { json: unknown; status?: number; headers?: Record<string, string> }
type Script = (asked: Asked, count: number) => Said | Promise<Said>

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? undefined : JSON.parse(text)
}

const say = (response: ServerResponse, said: Exclude<Said, 'hang'>): void => {
  if (said === 'cut') {
    response.destroy()
    return
  }
  const type = 'json' in said ? 'application/json' : 'text/html'
  response.writeHead(said.status ?? 200, { 'content-type': type, ...said.headers })
  response.end('json' in said ? JSON.stringify(said.json) : said.text)
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A real server that follows a script; what goes to the provider's hosts comes to it. */
export const openScript = async (script: Script) => {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://script')
    const body = await readBody(request)
    const one: Asked = { method: request.method!, path: pathname, query: searchParams, headers: request.headers, body }
    asked.push(one)
    const said = await script(one, asked.length)
    if (said !== 'hang') say(response, said)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const originalFetch = globalThis.fetch
  closing.push(() => {
    globalThis.fetch = originalFetch
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  redirectToVitrine(url)
  return { url, asked, to: (path: string) => asked.filter((one) => one.path === path) }
}

/** The answer of the token endpoint. */
export const tokens = (name: string, more: object = {}): Said => ({
  json: { access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: 14_400, ...more },
})

/** A refusal with a code, as the wire has it. */
export const refusal = (status: number, code: string, description = 'No'): Said => ({
  status,
  json: { message: description, details: { applicationError: { code, description, data: {} } } },
})

/** How a promise ended, for what may end either way. */
export const outcomeOf = async <T>(
  promise: Promise<T>,
): Promise<{ value?: T; error?: Error & Record<string, unknown> }> => {
  try {
    return { value: await promise }
  } catch (error) {
    return { error: error as Error & Record<string, unknown> }
  }
}
