/** Where an event leads from a state, and what is to be done then, in this order. */
export interface Step<State extends string, Task extends string> {
  readonly to: State
  readonly tasks: readonly Task[]
}

/** A machine as data: for each state what each event does there, and by which name any other event is refused. */
export type Machine<State extends string, Event extends string, Task extends string, Refused extends string> = Readonly<
  Record<State, { readonly on: Readonly<Partial<Record<Event, Step<State, Task>>>>; readonly otherwise: Refused }>
>

export type Decision<State extends string, Task extends string, Refused extends string> =
  | { readonly ok: true; readonly state: State; readonly tasks: readonly Task[] }
  | { readonly ok: false; readonly code: Refused }

/** What an event does to a machine in a state: the next state and what is to be done, or a refusal by name. */
export const decideBy = <State extends string, Event extends string, Task extends string, Refused extends string>(
  machine: Machine<State, Event, Task, Refused>,
  state: State,
  event: Event,
): Decision<State, Task, Refused> => {
  const { on, otherwise } = machine[state]
  const step = on[event]
  return step ? { ok: true, state: step.to, tasks: step.tasks } : { ok: false, code: otherwise }
}
