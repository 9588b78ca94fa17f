/** States before and after the current one, to undo and redo changes. */
export interface History<State> {
  readonly past: readonly State[]
  readonly future: readonly State[]
  /** What the latest change was about, and when. */
  readonly last?: { readonly about: string; readonly at: number } | undefined
}

/** Changes of the same thing within this time are one step, such as typing a word. */
const pauseMs = 1500
const maxSteps = 100

export const emptyHistory: History<never> = { past: [], future: [] }

/** Records the state before a change. */
export const recordStep = <State>(
  history: History<State>,
  before: State,
  change: { readonly about: string; readonly at: number },
): History<State> => {
  const { past, last } = history
  const isSame = last?.about === change.about && change.at - last.at < pauseMs
  return { past: isSame ? past : [...past, before].slice(-maxSteps), future: [], last: change }
}

/** Returns the state before the latest step, and the history there; `undefined` at the beginning. */
export const undoStep = <State>(history: History<State>, now: State) => {
  const state = history.past.at(-1)
  if (state === undefined) return undefined
  return { state, history: { past: history.past.slice(0, -1), future: [now, ...history.future] } }
}

/** Returns the state after an undone step, and the history there; `undefined` at the end. */
export const redoStep = <State>(history: History<State>, now: State) => {
  const [state, ...future] = history.future
  if (state === undefined) return undefined
  return { state, history: { past: [...history.past, now], future } }
}
