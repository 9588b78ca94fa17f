import { AsyncLocalStorage } from 'node:async_hooks'

/** What somebody asked for is not worked on any more, because they are gone. */
export class CallerDisconnected extends Error {
  override readonly name = 'CallerGone'
  /** Nobody reads it; logs do, in the form that proxies use. */
  readonly statusCode = 499

  constructor() {
    super('The caller is gone.')
  }
}

/**
 * The work for one request. It ends with its caller until something of it is committed; from then on it goes on to
 * its end, since others rely on the whole of it: an order after its payment.
 */
export interface RequestScope {
  readonly isCanceled: () => boolean
  /** Calls back when the work is over before its time. The returned function forgets it. */
  readonly onCancel: (stop: () => void) => () => void
  /** Something is committed, or is about to be. */
  readonly preventCancel: () => void
  /** The caller is gone. */
  readonly cancel: () => void
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const createRequestScope = (): RequestScope => {
  const stops = new Set<() => void>()
  let [isDisconnected, isProtected] = [false, false]
  return {
    isCanceled: () => isDisconnected && !isProtected,
    onCancel: (stop) => {
      stops.add(stop)
      return () => stops.delete(stop)
    },
    preventCancel: () => {
      isProtected = true
    },
    cancel: () => {
      isDisconnected = true
      if (!isProtected) for (const stop of stops) stop()
    },
  }
}

/** Does work within a scope; work within another one's belongs to that. */
export const inScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.getStore() ? work() : scopes.run(scope, work)

/** Does work that several callers wait for: it ends with none of them. */
export const outsideScope = <Result>(work: () => Result): Result => scopes.exit(work)

export const currentScope = (): RequestScope | undefined => scopes.getStore()
