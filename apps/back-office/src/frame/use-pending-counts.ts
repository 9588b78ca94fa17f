import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { PendingCounts } from './navigation-groups.ts'
import { countPendingReturns } from '../returns/find-returns.ts'
import { countPending } from '../reviews/find-reviews.ts'
import { shop } from '../shop.ts'

const countReturns = async (signal: AbortSignal): Promise<number> => {
  const { requested, received } = await countPendingReturns(signal)
  return requested + received
}

const countFailedJobs = async (signal: AbortSignal): Promise<number> =>
  (await shop.failedJobs.listFailedJobs({ signal })).length

/** Pending counts, reloaded with each navigation and change. A count that fails to load is left unchanged. */
export const usePendingCounts = (): PendingCounts => {
  const [counts, setCounts] = useState<PendingCounts>({ reviews: 0, returns: 0, failedJobs: 0 })
  const [navigation, revalidator] = [useNavigation(), useRevalidator()]
  const isStill = navigation.state === 'idle' && revalidator.state === 'idle'
  useEffect(() => {
    if (!isStill) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const note = (name: keyof PendingCounts, counted: Promise<number>) =>
      void counted.then(
        (count) => setCounts((known) => ({ ...known, [name]: count })),
        () => undefined,
      )
    note('reviews', countPending(signal))
    note('returns', countReturns(signal))
    note('failedJobs', countFailedJobs(signal))
    return () => controller.abort()
  }, [isStill])
  return counts
}
