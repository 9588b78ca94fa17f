/** A queued change: its optimistic view and its request. */
export interface Edit<View, Answer> {
  /** Returns the optimistic view. Absent for reads. */
  readonly shows?: (view: View) => View
  readonly ask: () => Promise<Answer>
  /** A later edit of the same name replaces one that has not been sent. */
  readonly name?: string
}

interface Waiting<View, Answer> {
  edit: Edit<View, Answer>
  readonly done: Promise<void>
  readonly settle: (error?: unknown) => void
}

export interface EditQueueOptions<Answer> {
  /** Called with the server's response. */
  readonly onAnswer: (answer: Answer) => void
  /** Called if the edit failed or its outcome is unknown; awaited before the edit is rolled back. */
  readonly onFailure: (error: unknown, isReading: boolean) => Promise<void>
  /** Called when the view may have changed. */
  readonly onChange: () => void
}

/** Creates a queue that sends edits one after another, so that no response overtakes another. */
export const createEditQueue = <View, Answer>({ onAnswer, onFailure, onChange }: EditQueueOptions<Answer>) => {
  let waiting: readonly Waiting<View, Answer>[] = []
  let running: Waiting<View, Answer> | undefined

  const perform = async (one: Waiting<View, Answer>): Promise<void> => {
    let failed: { readonly error: unknown } | undefined
    try {
      onAnswer(await one.edit.ask())
    } catch (error) {
      failed = { error }
      await onFailure(error, !one.edit.shows)
    }
    waiting = waiting.filter((other) => other !== one)
    onChange()
    one.settle(failed?.error)
  }

  const run = async (): Promise<void> => {
    while (waiting[0]) {
      running = waiting[0]
      await perform(running)
    }
    running = undefined
  }

  const append = (edit: Edit<View, Answer>): Promise<void> => {
    let settle!: Waiting<View, Answer>['settle']
    const done = new Promise<void>((resolve, reject) => {
      settle = (error) => (error === undefined ? resolve() : reject(error))
    })
    // Callers that don't await the promise find the error in the state.
    done.catch(() => undefined)
    waiting = [...waiting, { edit, done, settle }]
    if (!running) void run()
    return done
  }

  /** Queues an edit. Resolves when the server has accepted it. */
  const add = (edit: Edit<View, Answer>): Promise<void> => {
    const last = waiting.at(-1)
    const isReplaced = last !== running && edit.name !== undefined && last?.edit.name === edit.name
    if (isReplaced) last!.edit = edit
    const done = isReplaced ? last!.done : append(edit)
    onChange()
    return done
  }

  return {
    add,
    /** Whether the view contains unconfirmed changes. */
    isAhead: () => waiting.some(({ edit }) => edit.shows),
    show: (view: View): View => waiting.reduce((shown, { edit }) => edit.shows?.(shown) ?? shown, view),
    /** Resolves when all queued edits are saved. Rejects if one of them was refused. */
    settled: async (): Promise<void> => {
      await Promise.all(waiting.map(({ done }) => done))
    },
  }
}
