/** More work waits than may: whoever asks has to come again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Job {
  readonly key: string
  readonly caller: string
  readonly refuse: () => void
  readonly start: () => Promise<void>
  readonly result: Promise<unknown>
  /** Callers that still wait for the result. */
  callers: number
}

export interface WorkOptions {
  /** Whose work it is, such as an IP address: callers have their turns one after another. */
  readonly caller?: string
  /** Aborted when the caller leaves. */
  readonly signal?: AbortSignal
  /** Goes ahead of other work, and is never turned away. */
  readonly isUrgent?: boolean
}

export interface WorkQueue {
  /** Does work in its turn. The same key asked for again while it waits or runs is done once. */
  readonly run: <Result>(key: string, work: () => Promise<Result>, options?: WorkOptions) => Promise<Result>
}

const leaveOnAbort = <Result>(result: Promise<Result>, signal: AbortSignal, leave: () => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      leave()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', abort, { once: true })
    void result.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

/** Does little at once and lets little wait. Work that nobody waits for any more is not begun. */
export const createWorkQueue = ({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number
  readonly maxWaiting: number
}): WorkQueue => {
  const jobs = new Map<string, Job>()
  const waiting: Job[] = []
  let running = 0
  let lastCaller: string | undefined

  const remove = (job: Job): void => {
    waiting.splice(waiting.indexOf(job), 1)
    jobs.delete(job.key)
  }

  /** In a full queue the caller with the most work gives a place to one with less. */
  const makeRoomFor = (caller: string): void => {
    const counts = new Map<string, number>()
    for (const job of waiting) counts.set(job.caller, (counts.get(job.caller) ?? 0) + 1)
    const [busiest, most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
    const last = waiting.findLast((job) => job.caller === busiest)
    if (!last || most <= (counts.get(caller) ?? 0) + 1) throw new QueueFull()
    remove(last)
    last.refuse()
  }

  const startNext = (): void => {
    if (running >= concurrency) return
    const ofAnother = waiting.findIndex(({ caller }) => caller !== lastCaller)
    const [job] = waiting.splice(Math.max(0, ofAnother), 1)
    if (!job) return
    lastCaller = job.caller
    running += 1
    void job.start().finally(() => {
      running -= 1
      jobs.delete(job.key)
      startNext()
    })
  }

  const add = (key: string, work: () => Promise<unknown>, { caller = '', isUrgent = false }: WorkOptions): Job => {
    if (!isUrgent && waiting.length >= maxWaiting) makeRoomFor(caller)
    let [begin, refuse] = [() => {}, () => {}]
    const result = new Promise<void>((resolve, reject) => {
      begin = resolve
      refuse = () => reject(new QueueFull())
    }).then(work)
    const ended = result.then(
      () => undefined,
      () => undefined,
    )
    const start = () => {
      begin()
      return ended
    }
    // Urgent work is nobody's: it waits for no turn and gives no place away.
    const job: Job = { key, caller: isUrgent ? key : caller, refuse, start, result, callers: 0 }
    jobs.set(key, job)
    if (isUrgent) waiting.unshift(job)
    else waiting.push(job)
    return job
  }

  const leave = (job: Job): void => {
    job.callers -= 1
    if (job.callers === 0 && waiting.includes(job)) remove(job)
  }

  return {
    run: async <Result>(key: string, work: () => Promise<Result>, options: WorkOptions = {}): Promise<Result> => {
      const { signal } = options
      signal?.throwIfAborted()
      const job = jobs.get(key) ?? add(key, work, options)
      job.callers += 1
      startNext()
      const result = job.result as Promise<Result>
      return signal ? leaveOnAbort(result, signal, () => leave(job)) : result
    },
  }
}
