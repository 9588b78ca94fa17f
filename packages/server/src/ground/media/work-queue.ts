/** More work waits than may: whoever asks has to come again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Job {
  readonly key: string
  readonly start: () => Promise<void>
  readonly result: Promise<unknown>
  /** Callers that still wait for the result. */
  callers: number
}

export interface WorkOptions {
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
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: number
  readonly mostWaiting: number
}): WorkQueue => {
  const jobs = new Map<string, Job>()
  const waiting: Job[] = []
  let running = 0

  const startNext = (): void => {
    if (running >= atOnce) return
    const job = waiting.shift()
    if (!job) return
    running += 1
    void job.start().finally(() => {
      running -= 1
      jobs.delete(job.key)
      startNext()
    })
  }

  const add = (key: string, work: () => Promise<unknown>, isUrgent: boolean): Job => {
    if (!isUrgent && waiting.length >= mostWaiting) throw new QueueFull()
    let begin = () => {}
    const result = new Promise<void>((resolve) => {
      begin = resolve
    }).then(work)
    const ended = result.then(
      () => undefined,
      () => undefined,
    )
    const start = () => {
      begin()
      return ended
    }
    const job: Job = { key, start, result, callers: 0 }
    jobs.set(key, job)
    if (isUrgent) waiting.unshift(job)
    else waiting.push(job)
    return job
  }

  const leave = (job: Job): void => {
    job.callers -= 1
    const place = waiting.indexOf(job)
    if (job.callers > 0 || place < 0) return
    waiting.splice(place, 1)
    jobs.delete(job.key)
  }

  return {
    run: async <Result>(
      key: string,
      work: () => Promise<Result>,
      { signal, isUrgent = false }: WorkOptions = {},
    ): Promise<Result> => {
      signal?.throwIfAborted()
      const job = jobs.get(key) ?? add(key, work, isUrgent)
      job.callers += 1
      startNext()
      const result = job.result as Promise<Result>
      return signal ? leaveOnAbort(result, signal, () => leave(job)) : result
    },
  }
}
