declare const byMachine: unique symbol

/**
 * A state decided by a state machine. Database columns of states accept nothing else, so that setting a state in any
 * other way does not compile.
 */
export type Decided<State extends string> = State & { readonly [byMachine]: true }

/** Marks a state as decided: an initial state, or one derived from facts. Only state machines may call it. */
export const decided = <State extends string>(state: State): Decided<State> => state as Decided<State>

/** Converts a decided state to the name used in a column. */
export const decidedAs = <State extends string, Name extends string>(
  state: Decided<State>,
  names: Readonly<Record<State, Name>>,
): Decided<Name> => {
  const known: State = state
  return decided(names[known])
}

/** The state an event leads to, and the tasks to perform, in order. */
interface Step<State extends string, Task extends string> {
  readonly to: State
  readonly tasks: readonly Task[]
}

/** A state machine as data: for each state the effect of each event, and the code for refusing all others. */
export type Machine<
  State extends string,
  Event extends string,
  Task extends string,
  Refused extends string,
  To extends State = State,
> = Readonly<
  Record<State, { readonly on: Readonly<Partial<Record<Event, Step<To, Task>>>>; readonly otherwise: Refused }>
>

export type Decision<State extends string, Task extends string, Refused extends string> =
  | { readonly ok: true; readonly state: Decided<State>; readonly tasks: readonly Task[] }
  | { readonly ok: false; readonly code: Refused }

/** Decides how an event changes a state: the next state and the tasks to perform, or a refusal. */
export const decideBy = <
  State extends string,
  Event extends string,
  Task extends string,
  Refused extends string,
  To extends State = State,
>(
  machine: Machine<State, Event, Task, Refused, To>,
  state: State,
  event: Event,
): Decision<To, Task, Refused> => {
  const { on, otherwise } = machine[state]
  const step = on[event]
  return step ? { ok: true, state: decided(step.to), tasks: step.tasks } : { ok: false, code: otherwise }
}

/** The allowed transitions of a state that is not changed by events but derived from facts, such as a ledger. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/** Returns the next state if the transition is allowed. Staying the same is always allowed. */
export const followBy = <State extends string>(
  moves: Moves<State>,
  from: State,
  to: State,
): Decided<State> | undefined => (from === to || moves[from].includes(to) ? decided(to) : undefined)
