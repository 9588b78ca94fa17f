import type { ElevatedEndpoint, Endpoint } from './generated.ts'

/** Options of every call, as its last argument. */
export interface CallOptions {
  /** Aborts the call. It rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Time limit of the call in milliseconds, including retries. Default: 30,000. */
  readonly timeoutMs?: number | undefined
  /** Maximum number of retries after a network error, 429, 502, 503 or 504, if a retry is safe. Default: 2. */
  readonly retries?: number | undefined
  /** Makes any call safe to retry: the server answers the same key with the same response. */
  readonly idempotencyKey?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

interface SendOptions extends CallOptions {
  /** The caller's argument names, including `...options`. Violations name fields after them. */
  readonly args?: readonly string[]
}

/** Sends a call of the contract. */
export type Send = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  options?: SendOptions,
) => Promise<Response>

/** Also sends calls that require elevated rights. */
export type ElevatedSend = <Request, Response>(
  endpoint: Endpoint<Request, Response> | ElevatedEndpoint<Request, Response>,
  request: Request,
  options?: SendOptions,
) => Promise<Response>

/** The body fields of a call. */
export type BodyOf<E> = E extends Endpoint<infer Request, unknown> | ElevatedEndpoint<infer Request, unknown>
  ? Request extends { body?: infer Body }
    ? NonNullable<Body>
    : never
  : never

/** The query fields of a call. */
export type QueryOf<E> = E extends Endpoint<infer Request, unknown> | ElevatedEndpoint<infer Request, unknown>
  ? Request extends { query?: infer Query }
    ? NonNullable<Query>
    : never
  : never

/** The response of a call. */
export type ResponseOf<E> = E extends Endpoint<never, infer Response> | ElevatedEndpoint<never, infer Response>
  ? Response
  : never
