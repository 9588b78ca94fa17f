/** What happens with orders of the past after they were placed. */
import { piecesOf } from '../../demo/past/plan.ts'
import type { PlannedOrder } from '../../demo/past/planned.ts'
import type { Visitor } from './buy.ts'
import type { Desk } from './past-server.ts'
import { after, type Play, type Step } from './step.ts'

export const cancel = (desk: Desk, orderId: string) => async (): Promise<readonly Step[]> => {
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
    // Of a bundle, the order has its parts.
    const [line] = (await desk.orders.getOrder(orderId)).lineItems
    const [piece] = piecesOf(planned.lines[0]!)
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
        const { productId, variantId, isTracked } = piece!
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

export const ship = (play: Play, orderId: string, planned: PlannedOrder) => async (): Promise<readonly Step[]> => {
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

/** Sends the gift cards of an order. */
export const sendGiftCards =
  ({ server }: Play) =>
  async (): Promise<readonly Step[]> => {
    await server.sendGiftCards()
    return []
  }

/** Opens the page of an order, and downloads its files. */
export const download =
  ({ server }: Play, { visitor, orderId, planned }: { visitor: Visitor; orderId: string; planned: PlannedOrder }) =>
  async (): Promise<readonly Step[]> => {
    const downloads = await visitor.digitalGoods.listDownloads(orderId)
    for (const { link } of downloads)
      for (let time = 0; time < (planned.downloads ?? 0); time += 1) await server.download(planned.buyer.number, link!)
    return []
  }
