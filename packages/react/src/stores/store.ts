/** Shared state: each change replaces the value and notifies listeners. */
export interface Store<State> {
  readonly get: () => State
  /** The server-rendered state, also used for hydration, however late a component hydrates. */
  readonly getInitial: () => State
  readonly set: (state: State) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Delay before unwatching, since components may move or be mounted twice in strict mode. */
const lingering = 1000

/**
 * Creates a store. `watch` is called with the first subscriber, not on a server; the function it returns is called some
 * time after the last one has left.
 */
export const createStore = <State>(initial: State, watch?: () => () => void): Store<State> => {
  const listeners = new Set<() => void>()
  let state = initial
  let unwatch: (() => void) | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    unwatch?.()
    unwatch = undefined
  }
  return {
    get: () => state,
    getInitial: () => initial,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      // The same listener may be added twice and removed once.
      const own = (): void => listener()
      listeners.add(own)
      clearTimeout(ending)
      if (watch) unwatch ??= watch()
      return () => {
        if (!listeners.delete(own) || listeners.size > 0 || !unwatch) return
        ending = setTimeout(end, lingering)
      }
    },
  }
}
