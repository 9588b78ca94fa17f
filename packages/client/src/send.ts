import type { AuthStrategy } from './auth/strategy.ts'
import { setAll, withCredentials } from './auth/credentials.ts'
import { reviveDates } from './dates.ts'
import { withDeadline } from './deadline.ts'
import type { Send, SendOptions } from './call-options.ts'
import { ConnectionError, type ApiError } from './errors.ts'
import { readError } from './read-error.ts'
import { toHttpRequest } from './request.ts'

/** One try of a call, for logs. It carries no token. */
export interface Attempt {
  readonly method: string
  readonly url: string
  /** 1 for the first try. */
  readonly attempt: number
}

export interface TransportOptions {
  /** Where the API answers, without a slash at the end. */
  readonly host?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly timeoutMs?: number | undefined
  readonly retries?: number | undefined
  readonly onRequest?: ((attempt: Attempt) => void) | undefined
  /** Its body has been read already. */
  readonly onResponse?: ((attempt: Attempt, response: Response) => void) | undefined
}

/** The API of the hosted provider. */
export const defaultHost = 'https://www.wixapis.com'

/** What the server asks for, or longer each time and never quite the same; in milliseconds. */
const pause = (attempt: number, { retryAfterMs }: Partial<ApiError>): number =>
  retryAfterMs || 100 * 2 ** attempt * (0.5 + Math.random())

const isWorthAnotherTry = ({ code, status }: Partial<ApiError>): boolean =>
  code === 'CONNECTION_FAILED' || /^(429|50[234])$/.test(`${status}`)

interface Answer {
  readonly status: number
  readonly response: Response
  readonly text: string
}

/** What the text says, `{}` when it is empty, nothing when it is not JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}

/** The global `fetch` at the time of the call, so that it can be replaced. */
export const globalFetch: typeof fetch = (...args) => globalThis.fetch(...args)

/** Makes the one function through which every call goes. */
export const createSend = (options: TransportOptions & { auth?: AuthStrategy | undefined }): Send => {
  const { host = defaultHost, fetch = globalFetch, auth, onRequest, onResponse } = options
  /** The provider's mark for reading one's own writes: returned once, it goes with all later requests. */
  let consistent: string | null = null

  const headersOf = (call: SendOptions, body: string | undefined): Headers => {
    const headers = new Headers(options.headers)
    if (body) headers.set('content-type', 'application/json')
    if (consistent) headers.set('x-wix-consistent', consistent)
    if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
    setAll(headers, call.headers)
    return headers
  }

  /** One request and its whole answer, or a ConnectionError. */
  const reach = async (url: string, init: RequestInit & { signal: AbortSignal }): Promise<Answer> => {
    try {
      const response = await fetch(url, init)
      return { status: response.status, response, text: await response.text() }
    } catch (cause) {
      init.signal.throwIfAborted()
      throw new ConnectionError('CONNECTION_FAILED', 'No answer', cause)
    }
  }

  return async (endpoint, request, call = {}) => {
    const { method, path, body } = toHttpRequest(endpoint, request as object)
    const { timeoutMs = options.timeoutMs ?? 30_000, retries = options.retries ?? 2 } = call
    const tries = endpoint.repeatable || call.idempotencyKey ? retries + 1 : 1
    const ends = Date.now() + timeoutMs
    const url = host + path

    const ask = async (attempt: number, signal: AbortSignal): Promise<unknown> => {
      const about: Attempt = { method, url, attempt }
      onRequest?.(about)
      const headers = headersOf(call, body)
      const { response, text } = await withCredentials(auth, headers, () =>
        reach(url, { method, headers, signal, body }),
      )
      onResponse?.(about, response)
      consistent = response.headers.get('x-wix-consistent') ?? consistent
      const answer = parse(text)
      if (!response.ok) throw readError(response, answer, call.args)
      if (answer === undefined) throw new ConnectionError('UNREADABLE_ANSWER', 'Not JSON', text)
      if (endpoint.dates) reviveDates(answer, endpoint.dates)
      return answer
    }

    const askUntilAnswered = async (signal: AbortSignal): Promise<unknown> => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await ask(attempt, signal)
        } catch (error) {
          const delay = pause(attempt, error as Partial<ApiError>)
          if (attempt >= tries || !isWorthAnotherTry(error as Partial<ApiError>) || Date.now() + delay >= ends)
            throw error
          await new Promise((resolve) => setTimeout(resolve, delay))
          signal.throwIfAborted()
        }
      }
    }

    return withDeadline(askUntilAnswered, timeoutMs, call.signal) as never
  }
}
