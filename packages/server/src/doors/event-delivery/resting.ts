import { restAfter } from '@vitrine/domain/event/delivery.ts'
import type { Context } from '../../ground/context/context.ts'

/** Tracks subscriptions that are paused because their receiver keeps failing. */
export const createResting = ({ now }: Pick<Context, 'now'>) => {
  const failures = new Map<string, { readonly count: number; readonly until: number }>()
  return {
    failed: (subscriptionId: string): void => {
      const count = (failures.get(subscriptionId)?.count ?? 0) + 1
      failures.set(subscriptionId, { count, until: now().getTime() + restAfter(count) })
    },
    succeeded: (subscriptionId: string): void => void failures.delete(subscriptionId),
    now: (): string[] => [...failures].filter(([, { until }]) => until > now().getTime()).map(([id]) => id),
  }
}
export type Resting = ReturnType<typeof createResting>
