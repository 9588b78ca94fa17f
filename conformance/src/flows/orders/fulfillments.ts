import { assert, expectRefusal } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice } from '../../shop.ts'

/** The owner fulfills an order completely. */
export const sendParcels = async (orderId: string): Promise<void> => {
  const { orders, orderFulfillments } = openBackOffice()
  const statusOf = async () => (await orders.getOrder(orderId)).fulfillmentStatus
  const trackingInfo = { trackingNumber: '1Z 999', shippingProvider: 'ups' }
  let fulfillmentId = ''
  await check('orderFulfillments.createFulfillment', 'the owner fulfills an order', async () => {
    const made = await orderFulfillments.createFulfillment(orderId, { trackingInfo })
    expectShape('OrderWithFulfillments', made.orderWithFulfillments)
    fulfillmentId = made.fulfillmentId!
    assert.equal(await statusOf(), 'FULFILLED')
  })
  await check('orderFulfillments.deleteFulfillment', 'a canceled fulfillment makes the order unfulfilled', async () => {
    const { orderWithFulfillments } = await orderFulfillments.deleteFulfillment({ fulfillmentId, orderId })
    assert.deepEqual(orderWithFulfillments!.fulfillments, [])
    assert.equal(await statusOf(), 'NOT_FULFILLED')
  })
  await check(
    'orderFulfillments.bulkCreateFulfillments',
    'fulfills several orders and reports an unknown one',
    async () => {
      const lineItems = (await orders.getOrder(orderId)).lineItems!.map(({ _id, quantity }) => ({ _id, quantity }))
      const fulfillments = [{ lineItems, trackingInfo }]
      const unknown = '00000000-0000-4000-8000-000000000000'
      const { results, bulkActionMetadata } = await orderFulfillments.bulkCreateFulfillments([
        { orderId, fulfillments },
        { orderId: unknown, fulfillments },
      ] as never)
      assert.deepEqual(bulkActionMetadata, { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
      const [sent, failed] = results!
      assert.equal(sent!.itemMetadata!._id, orderId)
      expectShape('OrderWithFulfillments', sent!.ordersWithFulfillments)
      assert.equal(failed!.itemMetadata!.error!.code, 'NOT_FOUND')
      fulfillmentId = sent!.ordersWithFulfillments!.fulfillments![0]!._id!
    },
  )
  await check('orderFulfillments.listFulfillmentsForMultipleOrders', 'fulfillments of several orders', async () => {
    const { ordersWithFulfillments } = await orderFulfillments.listFulfillmentsForMultipleOrders([orderId])
    const [found] = ordersWithFulfillments!
    expectShape('OrderWithFulfillments', found)
    assert.ok(found!.fulfillments![0]!._createdDate instanceof Date)
  })
  await check('orderFulfillments.updateFulfillment', 'a new tracking number with its tracking URL', async () => {
    const fulfillment = { trackingInfo: { ...trackingInfo, trackingNumber: '1Z 998' } }
    const changed = await orderFulfillments.updateFulfillment({ fulfillmentId, orderId }, { fulfillment })
    assert.equal(changed.fulfillments![0]!.trackingInfo!.trackingLink, 'https://www.ups.com/track?tracknum=1Z998')
  })
  await check('orderFulfillments.updateFulfillment', 'an unknown fulfillment is not found', () =>
    expectRefusal(() => orderFulfillments.updateFulfillment({ fulfillmentId: orderId, orderId }, { fulfillment: {} }), {
      status: 404,
      code: 'NOT_FOUND',
    }),
  )
}
