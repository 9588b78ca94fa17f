import { restAfter } from '@vitrine/domain/event/delivery.ts'
import type { Context } from '../../ground/context/context.ts'

/** Which subscriptions are left alone for a while, since their receiver fails again and again. */
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
