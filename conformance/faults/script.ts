import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { redirectToVitrine } from '../../packages/redirect/index.js'

/** A request as received by the server. */
export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  // Tests inspect arbitrary bodies.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** A scripted response: JSON, or status, headers and text. `hang` never responds, `cut` closes the connection. */
export type ScriptedAnswer =
  | 'hang'
  | 'cut'
  | { status?: number; headers?: Record<string, string>; text: string }
  | { json: unknown; status?: number; headers?: Record<string, string> }
type Script = (requests: RecordedRequest, count: number) => ScriptedAnswer | Promise<ScriptedAnswer>

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? undefined : JSON.parse(text)
}

const respond = (response: ServerResponse, answer: Exclude<ScriptedAnswer, 'hang'>): void => {
  if (answer === 'cut') {
    response.destroy()
    return
  }
  const type = 'json' in answer ? 'application/json' : 'text/html'
  response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers })
  response.end('json' in answer ? JSON.stringify(answer.json) : answer.text)
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a server that follows a script. Requests to the provider's hosts are redirected to it. */
export const openScript = async (script: Script) => {
  const requests: RecordedRequest[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://script')
    const body = await readBody(request)
    const one: RecordedRequest = {
      method: request.method!,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body,
    }
    requests.push(one)
    const answer = await script(one, requests.length)
    if (answer !== 'hang') respond(response, answer)
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
  return { url, requests, to: (path: string) => requests.filter((one) => one.path === path) }
}

/** A response of the token endpoint. */
export const tokens = (name: string, more: object = {}): ScriptedAnswer => ({
  json: { access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: 14_400, ...more },
})

/** An error response with a code. */
export const refusal = (status: number, code: string, description = 'No'): ScriptedAnswer => ({
  status,
  json: { message: description, details: { applicationError: { code, description, data: {} } } },
})

/** Returns how a promise settled. */
export const outcomeOf = async <T>(
  promise: Promise<T>,
): Promise<{ value?: T; error?: Error & Record<string, unknown> }> => {
  try {
    return { value: await promise }
  } catch (error) {
    return { error: error as Error & Record<string, unknown> }
  }
}
