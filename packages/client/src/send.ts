import type { AuthStrategy } from './auth/strategy.ts'
import { withCredentials } from './auth/credentials.ts'
import { reviveDates } from './dates.ts'
import { withDeadline } from './deadline.ts'
import type { Send, SendOptions } from './call-options.ts'
import { ApiError, ConnectionError } from './errors.ts'
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
  readonly onResponse?: ((attempt: Attempt, response: { status: number; requestId: string | null }) => void) | undefined
}

/** The API of the hosted provider. */
export const defaultHost = 'https://www.wixapis.com'

const worthAnotherTry = [429, 502, 503, 504]

/** Milliseconds until the next try: what the server asks for, or longer each time and never quite the same. */
const pause = (attempt: number, error: unknown): number =>
  (error instanceof ApiError && error.retryAfterMs) || 100 * 2 ** attempt * (0.5 + Math.random())

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof ApiError
    ? worthAnotherTry.includes(error.status)
    : error instanceof ConnectionError && error.code === 'CONNECTION_FAILED'

interface Answer {
  readonly status: number
  readonly response: Response
  readonly text: string
}

const parse = (text: string): unknown => {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ConnectionError('UNREADABLE_ANSWER', 'The answer is not JSON', cause)
  }
}

/** Makes the one function through which every call goes. */
export const createSend = (options: TransportOptions & { auth?: AuthStrategy | undefined }): Send => {
  const { host = defaultHost, fetch = (...args) => globalThis.fetch(...args), onRequest, onResponse } = options
  /** The provider's mark for reading one's own writes: returned once, it goes with all later requests. */
  let consistent: string | null = null

  const headersOf = (call: SendOptions, body: string | undefined): Headers => {
    const headers = new Headers(options.headers)
    if (body !== undefined) headers.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value)
    if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
    if (consistent) headers.set('x-wix-consistent', consistent)
    return headers
  }

  /** One request and its whole answer, or a ConnectionError. */
  const reach = async (url: string, init: RequestInit & { signal: AbortSignal }): Promise<Answer> => {
    try {
      const response = await fetch(url, init)
      return { status: response.status, response, text: await response.text() }
    } catch (cause) {
      init.signal.throwIfAborted()
      throw new ConnectionError('CONNECTION_FAILED', 'No answer from the server', cause)
    }
  }

  return async (endpoint, request, call = {}) => {
    const { method, path, body } = toHttpRequest(endpoint, request as object)
    const { timeoutMs = options.timeoutMs ?? 30_000, retries = options.retries ?? 2 } = call
    const tries = endpoint.repeatable || call.idempotencyKey ? retries + 1 : 1
    const ends = Date.now() + timeoutMs
    const url = host + path

    const ask = async (attempt: number, signal: AbortSignal): Promise<Answer> => {
      const about: Attempt = { method, url, attempt }
      onRequest?.(about)
      const headers = headersOf(call, body)
      const answer = await withCredentials(options.auth, headers, () => reach(url, { method, headers, signal, body }))
      onResponse?.(about, { status: answer.status, requestId: answer.response.headers.get('x-wix-request-id') })
      return answer
    }

    const answerOf = async (attempt: number, signal: AbortSignal): Promise<unknown> => {
      const { response, text } = await ask(attempt, signal)
      consistent = response.headers.get('x-wix-consistent') ?? consistent
      if (!response.ok) throw readError(response, text, call.args)
      const answer = parse(text)
      if (endpoint.dates) reviveDates(answer, endpoint.dates)
      return answer
    }

    const answerInTheEnd = async (signal: AbortSignal): Promise<unknown> => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await answerOf(attempt, signal)
        } catch (error) {
          const delay = pause(attempt, error)
          if (attempt >= tries || !isWorthAnotherTry(error) || Date.now() + delay >= ends) throw error
          await new Promise((resolve) => setTimeout(resolve, delay))
          signal.throwIfAborted()
        }
      }
    }

    return withDeadline(answerInTheEnd, { timeoutMs, signal: call.signal }) as never
  }
}
