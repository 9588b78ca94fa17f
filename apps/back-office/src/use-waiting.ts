import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { Waits } from './navigation.tsx'
import { countWaitingReturns } from './returns/find-returns.ts'
import { countWaiting } from './reviews/find-reviews.ts'
import { shop } from './shop.ts'

const countReturns = async (signal: AbortSignal): Promise<number> => {
  const { requested, received } = await countWaitingReturns(signal)
  return requested + received
}

const countFailedJobs = async (signal: AbortSignal): Promise<number> =>
  (await shop.failedJobs.listFailedJobs({ signal })).length

/** How many things wait, counted anew with each page and each change. A count that cannot be had is left out. */
export const useWaiting = (): Waits => {
  const [counts, setCounts] = useState<Waits>({ reviews: 0, returns: 0, failedJobs: 0 })
  const [navigation, revalidator] = [useNavigation(), useRevalidator()]
  const isStill = navigation.state === 'idle' && revalidator.state === 'idle'
  useEffect(() => {
    if (!isStill) return undefined
    const asking = new AbortController()
    const { signal } = asking
    const note = (name: keyof Waits, counted: Promise<number>) =>
      void counted.then(
        (count) => setCounts((known) => ({ ...known, [name]: count })),
        () => undefined,
      )
    note('reviews', countWaiting(signal))
    note('returns', countReturns(signal))
    note('failedJobs', countFailedJobs(signal))
    return () => asking.abort()
  }, [isStill])
  return counts
}
