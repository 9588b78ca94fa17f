/** State that components share: each change makes a new value and tells the listeners. */
export interface Store<State> {
  readonly get: () => State
  /** What a server renders, and a browser that takes over its page: the same, however late a part of it wakes up. */
  readonly getInitial: () => State
  readonly set: (state: State) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds in which somebody may look again, as when a component moves, or is mounted twice to be tested. */
const lingering = 1000

/**
 * `watch` is called when somebody begins to look at the state, not on a server; what it gives is called when nobody has
 * looked for a while.
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
      // The same function may be given twice, and be taken away once.
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
