import type { AuthStrategy } from './auth/strategy.ts'
import { setAll, withCredentials } from './auth/credentials.ts'
import { reviveDates } from './dates.ts'
import { withDeadline } from './deadline.ts'
import type { ElevatedSend } from './call-options.ts'
import { ApiError, ConnectionError } from './errors.ts'
import { readError } from './read-error.ts'
import { toHttpRequest } from './request.ts'

/** An attempt of a call, for logs. Contains no token. */
export interface Attempt {
  readonly method: string
  readonly url: string
  /** 1-based. */
  readonly attempt: number
}

/** Transport settings and hooks. */
export interface TransportOptions {
  /** Base URL of the API, without a trailing slash. Default: the provider's. */
  readonly host?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly timeoutMs?: number | undefined
  readonly retries?: number | undefined
  readonly onRequest?: ((attempt: Attempt) => void) | undefined
  /** Its body has already been read. */
  readonly onResponse?: ((attempt: Attempt, response: Response) => void) | undefined
}

/**
 * The provider's API.
 * @example
 * const provider = createClient({ host: defaultHost, auth: OAuthStrategy({ clientId }) })
 */
export const defaultHost = 'https://www.wixapis.com'

/** Parses JSON. An empty text is `{}`, invalid JSON `undefined`. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}

/** Resolved on each call, so that `fetch` can be replaced. */
export const globalFetch: typeof fetch = (...args) => fetch(...args)

/** Creates the function that sends every call to a host. */
export const createSend = (options: TransportOptions & { readonly auth: AuthStrategy }): ElevatedSend => {
  const { host = defaultHost, fetch = globalFetch, auth, onRequest, onResponse } = options
  /** The provider's read-your-writes token: once received, it is sent with all later requests. */
  let consistent: string | null = null

  return async (endpoint, request, call = {}) => {
    if (endpoint.elevated && !auth.isElevated)
      throw new ApiError('Needs elevated rights', { code: 'PERMISSION_DENIED', status: 403 })
    const { method, path, body } = toHttpRequest(endpoint, request as object)
    const { timeoutMs = options.timeoutMs ?? 30_000, retries = options.retries ?? 2, idempotencyKey } = call
    const tries = endpoint.repeatable || idempotencyKey ? retries + 1 : 1
    const ends = Date.now() + timeoutMs
    const url = host + path

    const ask = async (attempt: number, signal: AbortSignal): Promise<unknown> => {
      const about: Attempt = { method, url, attempt }
      const headers = new Headers(options.headers)
      const set = (name: string, value: string | null | undefined): unknown => value && headers.set(name, value)
      set('content-type', body && 'application/json')
      set('x-wix-consistent', consistent)
      set('idempotency-key', idempotencyKey)
      setAll(headers, call.headers)
      const lost = (cause: unknown): never => {
        signal.throwIfAborted()
        throw new ConnectionError('CONNECTION_FAILED', 'No answer: ' + host, cause)
      }
      onRequest?.(about)
      const response = await withCredentials(auth, headers, () =>
        fetch(url, { method, headers, signal, body }).catch(lost),
      )
      const text = await response.text().catch(lost)
      onResponse?.(about, response)
      consistent = response.headers.get('x-wix-consistent') ?? consistent
      const answer = parse(text)
      if (!response.ok) throw readError(response, answer, call.args)
      if (answer === undefined) throw new ConnectionError('UNREADABLE_ANSWER', 'Not JSON: ' + host, text)
      if (endpoint.dates) reviveDates(answer, endpoint.dates)
      return answer
    }

    const askUntilAnswered = async (signal: AbortSignal): Promise<unknown> => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await ask(attempt, signal)
        } catch (error) {
          const { code, status, retryAfterMs } = error as Partial<ApiError>
          const isWorthAnotherTry = code === 'CONNECTION_FAILED' || /429|50[234]/.test(`${status}`)
          // The server's delay, or exponential backoff with jitter.
          const delay = retryAfterMs || 100 * 2 ** attempt * (0.5 + Math.random())
          if (attempt >= tries || !isWorthAnotherTry || Date.now() + delay >= ends) throw error
          await new Promise((resolve) => setTimeout(resolve, delay))
          signal.throwIfAborted()
        }
      }
    }

    return withDeadline(askUntilAnswered, timeoutMs, call.signal) as never
  }
}
