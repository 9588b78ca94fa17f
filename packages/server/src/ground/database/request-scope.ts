import { AsyncLocalStorage } from 'node:async_hooks'

/** Thrown when work was stopped because its caller has disconnected. */
export class CallerDisconnected extends Error {
  override readonly name = 'CallerGone'
  /** Nobody receives it; it is logged as the status that proxies use. */
  readonly statusCode = 499

  constructor() {
    super('The caller is gone.')
  }
}

/**
 * The work of a request. It is canceled when the caller disconnects, unless something was committed. From then on it
 * runs to its end, because others depend on its completion: an order after its payment.
 */
export interface RequestScope {
  readonly isCanceled: () => boolean
  /** Calls back when the work is canceled. The returned function unsubscribes. */
  readonly onCancel: (stop: () => void) => () => void
  /** Call it when something is committed or about to be: the work can no longer be canceled. */
  readonly preventCancel: () => void
  /** Call it when the caller has disconnected. */
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

/** Runs work in a scope. Nested calls keep the outer scope. */
export const inScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.getStore() ? work() : scopes.run(scope, work)

/** Runs work that is shared by several callers, so that it is not canceled with any of them. */
export const outsideScope = <Result>(work: () => Result): Result => scopes.exit(work)

export const currentScope = (): RequestScope | undefined => scopes.getStore()
