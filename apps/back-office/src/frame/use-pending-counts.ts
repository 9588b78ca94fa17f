import { hasPermission, type Permission } from '@vitrine/contract/areas.ts'
import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { PendingCounts } from './navigation-groups.ts'
import { countPendingReturns } from '../returns/find-returns.ts'
import { countPending } from '../reviews/find-reviews.ts'
import { shop } from '../first-shop.ts'

const countReturns = async (signal: AbortSignal): Promise<number> => {
  const { requested, received } = await countPendingReturns(signal)
  return requested + received
}

const countFailedJobs = async (signal: AbortSignal): Promise<number> =>
  (await shop.failedJobs.listFailedJobs({ signal })).length

const countAlerts = async (signal: AbortSignal): Promise<number> =>
  (await shop.alerts.listAlerts({ limit: 1 }, { signal })).unreadCount

/** Pending counts, reloaded with each navigation and change. A count that fails to load is left unchanged. */
export const usePendingCounts = (permissions: readonly Permission[]): PendingCounts => {
  const [counts, setCounts] = useState<PendingCounts>({ reviews: 0, returns: 0, failedJobs: 0, alerts: 0 })
  const [navigation, revalidator] = [useNavigation(), useRevalidator()]
  const isStill = navigation.state === 'idle' && revalidator.state === 'idle'
  useEffect(() => {
    if (!isStill) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const note = (
      name: keyof PendingCounts,
      needed: Permission | undefined,
      count: (signal: AbortSignal) => Promise<number>,
    ) => {
      if (needed !== undefined && !hasPermission(new Set(permissions), needed)) return
      void count(signal).then(
        (counted) => setCounts((known) => ({ ...known, [name]: counted })),
        () => undefined,
      )
    }
    note('reviews', 'marketing.read', countPending)
    note('returns', 'orders.read', countReturns)
    note('alerts', undefined, countAlerts)
    note('failedJobs', 'developers.read', countFailedJobs)
    return () => controller.abort()
  }, [isStill, permissions])
  return counts
}
