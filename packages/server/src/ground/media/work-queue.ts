/** Thrown if the queue is full. The caller can retry later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Job {
  readonly key: string
  readonly caller: string
  readonly refuse: () => void
  readonly start: () => Promise<void>
  readonly result: Promise<unknown>
  /** The number of callers that wait for the result. */
  callers: number
}

interface WorkOptions {
  /** Identifies the caller, such as an IP address. Callers take turns. */
  readonly caller?: string
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal
  /** Runs before other work and is never refused. */
  readonly isUrgent?: boolean
}

export interface WorkQueue {
  /** Runs work when its turn comes. Work with the same key that is already queued or running is shared. */
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

/** Creates a queue with limited concurrency and length. Work that is no longer needed is not started. */
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

  /** If the queue is full, the caller with the most work loses a place to a caller with less. */
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
    // Urgent work has a caller of its own, so it keeps its place.
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
