import type { ElevatedEndpoint, Endpoint } from './generated.ts'

/** What every call takes as its last argument. */
export interface CallOptions {
  /** Ends the call early; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds the call may take in all, retries included; 30,000 unless told. */
  readonly timeoutMs?: number | undefined
  /** How often the call is sent again after a dead network, 429, 502, 503 or 504, where that is safe; 2 unless told. */
  readonly retries?: number | undefined
  /** Makes any call safe to send again: the server answers the same key with the same answer. */
  readonly idempotencyKey?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export interface SendOptions extends CallOptions {
  /** The caller's arguments by name, `...options` among them: what is wrong with a field is named after them. */
  readonly args?: readonly string[]
}

/** Sends one call of the contract. */
export type Send = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  options?: SendOptions,
) => Promise<Response>

/** Sends calls that need elevated rights too. */
export type ElevatedSend = <Request, Response>(
  endpoint: Endpoint<Request, Response> | ElevatedEndpoint<Request, Response>,
  request: Request,
  options?: SendOptions,
) => Promise<Response>

/** The fields of a call's body. */
export type BodyOf<E> = E extends Endpoint<infer Request, unknown> | ElevatedEndpoint<infer Request, unknown>
  ? Request extends { body?: infer Body }
    ? NonNullable<Body>
    : never
  : never

/** The fields of a call's query. */
export type QueryOf<E> = E extends Endpoint<infer Request, unknown> | ElevatedEndpoint<infer Request, unknown>
  ? Request extends { query?: infer Query }
    ? NonNullable<Query>
    : never
  : never

/** What a call answers. */
export type ResponseOf<E> = E extends Endpoint<never, infer Response> | ElevatedEndpoint<never, infer Response>
  ? Response
  : never
