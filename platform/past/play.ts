/** Plays the planned past of a store: buyers and staff make the calls that they would have made, at their time. */
import type { Plan, PlannedAbandonment, PlannedDelivery, PlannedOrder } from '../../demo/past/planned.ts'
import { openCheckout, pay } from './buy.ts'
import { cancel, download, sendGiftCards, ship } from './follow-up.ts'
import { after, type Play, type Step } from './step.ts'

/** Longer than the hour after which a store lists a checkout as abandoned. */
const abandonedAfterDays = 1 / 12

const fateOf = (play: Play, orderId: string, planned: PlannedOrder): readonly Step[] => {
  const { fate, sent: at } = planned
  if (fate === 'WAITING' || fate === 'NOT_SHIPPED') return []
  if (fate === 'CANCELED') return [{ at, run: cancel(play.staff[planned.staff]!, orderId) }]
  return [{ at, run: ship(play, orderId, planned) }]
}

const place = (play: Play, planned: PlannedOrder) => async (): Promise<readonly Step[]> => {
  const { visitor, checkoutId } = await openCheckout(play.server, planned)
  const orderId = await pay(visitor, checkoutId)
  const soon = after(planned.placed, 1 / 400)
  return [
    ...(planned.gift ? [{ at: soon, run: sendGiftCards(play) }] : []),
    ...(planned.downloads === undefined ? [] : [{ at: soon, run: download(play, { visitor, orderId, planned }) }]),
    ...fateOf(play, orderId, planned),
  ]
}

const abandon =
  ({ server }: Play, planned: PlannedAbandonment) =>
  async (): Promise<readonly Step[]> => {
    const { checkoutId } = await openCheckout(server, planned)
    const noteLeft = async (): Promise<readonly Step[]> => {
      await server.noteAbandoned(checkoutId)
      return []
    }
    return [{ at: after(planned.left, abandonedAfterDays), run: noteLeft }]
  }

const stock =
  ({ server }: Play, { items }: PlannedDelivery) =>
  async (): Promise<readonly Step[]> => {
    const increments = items.map(({ productId, variantId, quantity: incrementBy }) => ({
      productId,
      variantId,
      incrementBy,
    }))
    // The most that a call takes.
    for (let from = 0; from < increments.length; from += 100)
      await server.owner.inventory.incrementInventory(increments.slice(from, from + 100))
    return []
  }

interface PlayOptions extends Play {
  readonly plan: Plan
  readonly until: Date
  /** Called before each step that can be the first one after an interruption. Rejects to stop. */
  readonly onStep: (at: Date) => Promise<void>
}

/** Plays all of a plan in the order of time. */
export const playPast = async ({ plan, until, onStep, ...play }: PlayOptions): Promise<void> => {
  const waiting: Step[] = [
    ...plan.deliveries.map((planned) => ({ at: planned.arrived, kind: 'delivery', run: stock(play, planned) })),
    ...plan.orders.map((planned) => ({ at: planned.placed, kind: 'order', run: place(play, planned) })),
    ...plan.abandoned.map((planned) => ({ at: planned.left, run: abandon(play, planned) })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  let needsOrder = false
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (step.at > until) continue
    if (!needsOrder) await onStep(step.at)
    needsOrder = step.kind === 'delivery' || (needsOrder && step.kind !== 'order')
    play.server.setClock(step.at)
    for (const next of await step.run()) {
      const index = waiting.findIndex(({ at }) => at > next.at)
      waiting.splice(index < 0 ? waiting.length : index, 0, next)
    }
  }
}
