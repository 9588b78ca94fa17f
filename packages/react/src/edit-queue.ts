/** One change that waits for its turn: how it shows meanwhile, and how the server is told. */
export interface Edit<View, Answer> {
  /** Shown until the server responds; nothing for a reading. */
  readonly shows?: (view: View) => View
  readonly ask: () => Promise<Answer>
  /** A later edit of the same name takes the place of one that has not been sent. */
  readonly name?: string
}

interface Waiting<View, Answer> {
  edit: Edit<View, Answer>
  readonly done: Promise<void>
  readonly settle: (error?: unknown) => void
}

export interface EditQueueOptions<Answer> {
  /** The server has answered. */
  readonly onAnswer: (answer: Answer) => void
  /** It has refused, or nobody knows; awaited before the edit counts as taken back. */
  readonly onFailure: (error: unknown, isReading: boolean) => Promise<void>
  /** What is shown may be another. */
  readonly onChange: () => void
}

/** Edits go to the server one after the other, so that no answer overtakes another. */
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
    // Who does not wait for it reads the reason in the state.
    done.catch(() => undefined)
    waiting = [...waiting, { edit, done, settle }]
    if (!running) void run()
    return done
  }

  /** Puts an edit in line; settles when the server has answered it. */
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
    /** Whether anything is shown that the server has not confirmed. */
    isAhead: () => waiting.some(({ edit }) => edit.shows),
    show: (view: View): View => waiting.reduce((shown, { edit }) => edit.shows?.(shown) ?? shown, view),
    /** Settles when all that is in line now is answered; rejects when one of it was refused. */
    settled: async (): Promise<void> => {
      await Promise.all(waiting.map(({ done }) => done))
    },
  }
}
