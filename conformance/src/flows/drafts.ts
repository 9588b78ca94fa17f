import { assert, expectRefusal, need } from '../expect.ts'
import { check } from '../report.ts'
import { openBackOffice, storesAppId } from '../shop.ts'

const engraving = { productName: { original: 'Engraving' }, quantity: 2, price: { amount: '12.50' } }

/** An order that the owner prepares and places. */
const prepareOrder = async (productId: string): Promise<string> => {
  const { draftOrders } = openBackOffice()
  const options = { options: { Color: 'Chalk', Size: 'Small' } }
  const catalogReference = { catalogItemId: productId, appId: storesAppId, options }
  let [draftId, orderId] = ['', '']
  await check('draftOrders.createDraftOrder', 'the owner prepares an order', async () => {
    const draftOrder = { catalogLineItems: [{ catalogReference, quantity: 1 }], customLineItems: [engraving] }
    const { calculatedDraftOrder } = await draftOrders.createDraftOrder({ draftOrder })
    const draft = need(calculatedDraftOrder?.draftOrder, 'draft order')
    draftId = need(draft._id, 'ID of the draft')
    assert.equal(draft.status, 'DRAFT')
    assert.equal(draft.lineItems!.length, 2)
    assert.ok(draft._createdDate instanceof Date)
  })
  await check('draftOrders.getDraftOrder', 'it is read back', async () => {
    const { calculatedDraftOrder } = await draftOrders.getDraftOrder(draftId)
    assert.equal(calculatedDraftOrder!.draftOrder!._id, draftId)
  })
  await check('draftOrders.createOrderFromDraft', 'it becomes an order, once', async () => {
    const { createdOrder, committedDraftOrder } = await draftOrders.createOrderFromDraft(draftId, { reason: 'Phone' })
    orderId = need(createdOrder?._id, 'ID of the order')
    assert.equal(createdOrder!.paymentStatus, 'NOT_PAID')
    assert.equal(committedDraftOrder!.status, 'COMMITTED')
    const refused = { status: 428, code: 'DRAFT_ORDER_ALREADY_COMMITTED' }
    await expectRefusal(() => draftOrders.createOrderFromDraft(draftId), refused)
  })
  return orderId
}

/** Orders that the owner prepares, and edits of orders that were placed. */
export const draftOrders = async (productId: string): Promise<void> => {
  await prepareOrder(productId)
}
