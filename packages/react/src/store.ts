/** State that components share: each change makes a new value and tells the listeners. */
export interface Store<State> {
  readonly get: () => State
  readonly set: (state: State) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `onFirstListener` is called when somebody looks at the state for the first time: not on a server. */
export const createStore = <State>(initial: State, onFirstListener?: () => void): Store<State> => {
  const listeners = new Set<() => void>()
  let state = initial
  let isWatched = false
  return {
    get: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (!isWatched) {
        isWatched = true
        onFirstListener?.()
      }
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
