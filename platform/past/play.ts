/** Plays the planned past of a store: buyers and staff make the calls that they would have made, at their time. */
import { isApiError } from '@vitrine/client'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { Plan, PlannedAbandonment, PlannedDelivery, PlannedOrder } from '../../demo/past/plan.ts'
import type { Desk, PastServer } from './past-server.ts'

const dayMs = 24 * 3_600_000

/** Something that happens at a time, and what follows from it. */
interface Step {
  readonly at: Date
  readonly run: () => Promise<readonly Step[]>
}

interface Play {
  readonly server: PastServer
  readonly staff: readonly Desk[]
}

const after = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)

const openCheckout = (
  { server }: Play,
  { buyer, lines, ...order }: Omit<PlannedAbandonment, 'left'> & Partial<PlannedOrder>,
) => {
  const visitor = server.visit(buyer.number)
  const { email, firstName, lastName, address } = buyer
  const contact = { address, contactDetails: { firstName, lastName } }
  const opened = visitor.checkout.createCheckout({
    channelType: order.channel ?? 'WEB',
    lineItems: lines.map(({ productId, variantId, options, quantity }) => ({
      quantity,
      catalogReference: {
        appId: storesAppId,
        catalogItemId: productId,
        options: { variantId, ...(options && { options }) },
      },
    })),
    checkoutInfo: {
      buyerInfo: { email },
      billingInfo: contact,
      shippingInfo: { shippingDestination: contact },
    },
    ...(order.couponCode && { couponCode: order.couponCode }),
  })
  return { visitor, opened }
}

const cancel = (desk: Desk, orderId: string) => async (): Promise<readonly Step[]> => {
  await desk.orders.cancelOrder(orderId, { sendOrderCanceledEmail: false })
  return []
}

/** Refunds a part of what was paid, as a courtesy. */
const refundPart = (desk: Desk, orderId: string) => async (): Promise<readonly Step[]> => {
  const { payments } = await desk.orderBilling.getOrderRefundability(orderId)
  const [first] = payments
  const amount = { amount: '4.00' }
  await desk.orderBilling.refundPayments(orderId, {
    paymentRefunds: [{ paymentId: first!.payment!.paymentId!, amount }],
  })
  return []
}

const requestReturn =
  ({ server, staff }: Play, orderId: string, planned: PlannedOrder) =>
  async (): Promise<readonly Step[]> => {
    const desk = staff[planned.staff]!
    const [{ productId, variantId, isTracked }] = planned.lines as [PlannedOrder['lines'][number]]
    const [line] = (await desk.orders.getOrder(orderId)).lineItems
    const items = [{ lineItemId: line!.id!, quantity: 1, reason: 'CHANGED_MIND' as const }]
    const { id, createdDate } = await desk.returns.requestReturn(orderId, { items, wish: 'REFUND' })
    if (planned.fate === 'RETURN_REQUESTED') return []
    const received = [{ lineItemId: line!.id!, quantity: 1, condition: 'DAMAGED' as const }]
    const approve: Step = {
      at: after(createdDate, 0.5),
      run: async () => {
        await desk.returns.approveReturn(id)
        return [receive]
      },
    }
    const receive: Step = {
      at: after(createdDate, 4),
      run: async () => {
        await desk.returns.receiveReturn(id, received)
        await desk.returns.settleReturn(id, { type: 'REFUND' })
        // It went back into stock, but it is damaged.
        if (isTracked) await server.owner.inventory.decrementInventory([{ productId, variantId, decrementBy: 1 }])
        return []
      },
    }
    return [approve]
  }

const review =
  ({ server }: Play, desk: Desk, planned: PlannedOrder) =>
  async (): Promise<readonly Step[]> => {
    const { rating, title, body, reply, isApproved } = planned.review!
    const visitor = server.visit(planned.buyer.number)
    const { id } = await visitor.reviews.createReview({
      namespace: 'stores',
      entityId: planned.lines[0]!.productId,
      author: { authorName: planned.buyer.firstName },
      content: { rating, title, body },
    })
    if (!isApproved) return []
    await desk.reviews.updateModerationStatus(id!, { status: 'APPROVED' })
    if (reply !== undefined) await desk.reviews.setReply(id!, reply)
    return []
  }

const ship = (play: Play, orderId: string, planned: PlannedOrder) => async (): Promise<readonly Step[]> => {
  const desk = play.staff[planned.staff]!
  const trackingNumber = `00340434${String(planned.placed.getTime() % 1e9).padStart(12, '0')}`
  await desk.orderFulfillments.createFulfillment(orderId, { trackingInfo: { trackingNumber, shippingProvider: 'dhl' } })
  const steps: Step[] = []
  if (planned.fate === 'PARTLY_REFUNDED') steps.push({ at: after(planned.sent, 3), run: refundPart(desk, orderId) })
  if (planned.fate === 'RETURNED' || planned.fate === 'RETURN_REQUESTED')
    steps.push({ at: after(planned.sent, 4), run: requestReturn(play, orderId, planned) })
  if (planned.review) steps.push({ at: after(planned.sent, 12), run: review(play, play.staff[0]!, planned) })
  return steps
}

const tries = 3

/**
 * Pays for a checkout. The workers of the live server may declare a payment failed that seems to be years old, so buyers
 * try again, as after a declined card.
 */
const pay = async (visitor: ReturnType<PastServer['visit']>, checkoutId: string): Promise<string> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { orderId } = await visitor.checkout.createOrderAndCharge(checkoutId, { paymentToken: 'sandbox:pays' })
      return orderId!
    } catch (error) {
      if (attempt === tries || !isApiError(error, 'PAYMENT_DECLINED')) throw error
    }
  }
}

const place = (play: Play, planned: PlannedOrder) => async (): Promise<readonly Step[]> => {
  const { visitor, opened } = openCheckout(play, planned)
  const { id } = await opened
  const orderId = await pay(visitor, id)
  const desk = play.staff[planned.staff]!
  if (planned.fate === 'WAITING') return []
  if (planned.fate === 'CANCELED') return [{ at: planned.sent, run: cancel(desk, orderId) }]
  return [{ at: planned.sent, run: ship(play, orderId, planned) }]
}

const abandon = (play: Play, planned: PlannedAbandonment) => async (): Promise<readonly Step[]> => {
  await openCheckout(play, planned).opened
  return []
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
  /** Called before each step. Rejects to stop. */
  readonly onStep: (at: Date) => Promise<void>
}

/** Plays all of a plan in the order of time. */
export const playPast = async ({ plan, until, onStep, ...play }: PlayOptions): Promise<void> => {
  const waiting: Step[] = [
    ...plan.deliveries.map((planned) => ({ at: planned.arrived, run: stock(play, planned) })),
    ...plan.orders.map((planned) => ({ at: planned.placed, run: place(play, planned) })),
    ...plan.abandoned.map((planned) => ({ at: planned.left, run: abandon(play, planned) })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (step.at > until) continue
    await onStep(step.at)
    play.server.setClock(step.at)
    for (const next of await step.run()) {
      const index = waiting.findIndex(({ at }) => at > next.at)
      waiting.splice(index < 0 ? waiting.length : index, 0, next)
    }
  }
}
