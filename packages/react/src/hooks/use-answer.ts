import { useEffect, useState } from 'react'
import { toFailure, type Failure } from '../stores/failure.ts'

/** The answer to the current question, or to the previous one while loading. */
export interface Answered<Answer> {
  readonly answer: Answer | undefined
  readonly loading: boolean
  readonly error: Failure | undefined
  /** Asks again. */
  readonly refresh: () => void
}

/** A question the server has asked already, with its answer. */
interface Known<Answer> {
  readonly key: string
  readonly answer: Answer
}

interface Found<Answer> extends Partial<Known<Answer>> {
  readonly round: number
  readonly error?: Failure
}

interface AskOptions<Answer> {
  readonly known?: Known<Answer> | undefined
  /** Debounce, in milliseconds. */
  readonly pauseMs?: number
}

/**
 * Asks whenever the key changes and cancels outdated requests. The question may be rebuilt on each render; only the key
 * counts. Without a key, nothing is asked.
 */
export const useAnswer = <Answer>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { known, pauseMs = 0 }: AskOptions<Answer> = {},
): Answered<Answer> => {
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Found<Answer>>({ ...known, round })
  const isKnown = round === 0 && known !== undefined && known.key === key
  const isCurrent = isKnown || (found.key === key && found.round === round)

  useEffect(() => {
    if (key === undefined || isCurrent) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const start = (): void => {
      ask(signal).then(
        (answer) => setFound({ key, round, answer }),
        (error: unknown) => {
          if (!signal.aborted) setFound((before) => ({ ...before, key, round, error: toFailure(error) }))
        },
      )
    }
    const timer = pauseMs > 0 ? setTimeout(start, pauseMs) : start()
    return () => {
      clearTimeout(timer ?? undefined)
      controller.abort()
    }
    // The key identifies the question; a new answer must not ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, round])

  return {
    answer: key === undefined ? undefined : isKnown ? known.answer : found.answer,
    loading: key !== undefined && !isCurrent,
    error: isCurrent && !isKnown ? found.error : undefined,
    refresh: () => setRound((before) => before + 1),
  }
}
