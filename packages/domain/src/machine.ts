declare const byMachine: unique symbol

/**
 * A state that a machine has decided on. A column that holds a state takes nothing else, so that no other way of writing
 * it compiles.
 */
export type Decided<State extends string> = State & { readonly [byMachine]: true }

/** A state as decided: where something begins, or what was read off what is true of it. Machines alone say so. */
export const decided = <State extends string>(state: State): Decided<State> => state as Decided<State>

/** A state that was decided on, by the name that a column has for it. */
export const decidedAs = <State extends string, Name extends string>(
  state: Decided<State>,
  names: Readonly<Record<State, Name>>,
): Decided<Name> => {
  const known: State = state
  return decided(names[known])
}

/** Where an event leads from a state, and what is to be done then, in this order. */
export interface Step<State extends string, Task extends string> {
  readonly to: State
  readonly tasks: readonly Task[]
}

/** A machine as data: for each state what each event does there, and by which name any other event is refused. */
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

/** What an event does to a machine in a state: the next state and what is to be done, or a refusal by name. */
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

/** Which states may follow which, where a state is not moved by events but read off what is true: a ledger, parcels. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/** The state that follows another, where the table allows it; staying is always allowed. */
export const followBy = <State extends string>(
  moves: Moves<State>,
  from: State,
  to: State,
): Decided<State> | undefined => (from === to || moves[from].includes(to) ? decided(to) : undefined)
