import { assert, expectRefusal } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice } from '../../shop.ts'

const mug = {
  productName: { original: 'Mug' },
  quantity: 2,
  price: { amount: '19.00' },
  itemType: { preset: 'PHYSICAL' },
}
const sold = {
  lineItems: [mug],
  priceSummary: { subtotal: { amount: '38.00' }, total: { amount: '38.00' } },
  channelInfo: { type: 'POS', externalOrderId: 'till-3-118' },
}
const unknown = '00000000-0000-4000-8000-000000000000'

/** The owner updates an order: addresses, notes, tags and marks. */
const describeOrder = async (orderId: string): Promise<void> => {
  const { orders } = openBackOffice()
  await check('orders.updateOrder', 'the owner archives an order and sends back what was read', async () => {
    const before = await orders.getOrder(orderId)
    const changed = await orders.updateOrder(orderId, { ...before, archived: true, buyerNote: 'Ring twice' } as never)
    expectShape('Order', changed)
    assert.deepEqual([changed.archived, changed.buyerNote], [true, 'Ring twice'])
  })
  await check('orders.updateOrder', 'settled fields cannot change', () =>
    expectRefusal(() => orders.updateOrder(orderId, { currency: 'USD' } as never), { status: 400 }),
  )
  await check('orders.updateOrderLineItem', 'renames a line item and keeps its price', async () => {
    const [line] = (await orders.getOrder(orderId)).lineItems!
    const identifiers = { _id: orderId, lineItemId: line!._id! }
    const untyped = orders as never as Untyped
    const { order } = await untyped.updateOrderLineItem(identifiers, { productName: { original: 'Mug, wrapped' } })
    assert.equal(order!.lineItems![0]!.productName!.original, 'Mug, wrapped')
    await expectRefusal(() => untyped.updateOrderLineItem(identifiers, { quantity: 9 }), { status: 400 })
  })
  await check('orders.bulkUpdateOrders', 'updates several orders and reports an unknown one', async () => {
    const updates = [{ order: { _id: orderId, archived: false } }, { order: { _id: unknown, archived: false } }]
    const { results, bulkActionMetadata } = await orders.bulkUpdateOrders(updates as never, { returnEntity: true })
    assert.deepEqual(bulkActionMetadata, { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
    assert.equal(results![0]!.item!.archived, false)
    assert.equal(results![1]!.itemMetadata!.error!.code, 'NOT_FOUND')
  })
  await check('orders.bulkUpdateOrderTags', 'adds and removes tags', async () => {
    const privateTags = { tagIds: ['gift'] }
    await orders.bulkUpdateOrderTags([orderId], { assignTags: { privateTags } } as never)
    assert.deepEqual((await orders.getOrder(orderId)).tags!.privateTags!.tagIds, ['gift'])
    const { bulkActionMetadata } = await orders.bulkUpdateOrderTags([orderId], {
      unassignTags: { privateTags },
    } as never)
    assert.equal(bulkActionMetadata!.totalSuccesses, 1)
  })
  await check('orders.addActivities', 'adds notes to the timeline', async () => {
    const orderActivities = [{ merchantComment: { message: 'Asked for gift wrapping' } }]
    const { activityIds, order } = await orders.addActivities(orderId, { orderActivities } as never)
    assert.equal(order!.activities!.at(-1)!._id, activityIds![0])
    assert.equal(order!.activities!.at(-1)!.merchantComment!.message, 'Asked for gift wrapping')
  })
  let activityId = ''
  await check('orders.addActivity', 'an app adds an activity', async () => {
    const added = await (orders as never as Untyped).addActivity(orderId, { customActivity: { type: 'Loyalty' } })
    activityId = added.activityId!
    assert.ok(added.order!.activities!.some(({ _id }) => _id === activityId))
  })
  await check('orders.updateActivity', 'the app updates it', async () => {
    const changed = { customActivity: { type: 'Loyalty points' } }
    await (orders as never as Untyped).updateActivity({ _id: orderId, activityId }, changed)
  })
  await check('orders.deleteActivity', 'the app deletes it', async () => {
    const { order } = await (orders as never as Untyped).deleteActivity({ _id: orderId, activityId })
    assert.ok(!order!.activities!.some(({ _id }) => _id === activityId))
  })
}

interface Added {
  readonly activityId?: string
  readonly order?: { readonly activities?: readonly { readonly _id?: string }[] }
}

/** Functions that are missing in the SDK's types. */
interface Untyped {
  readonly addActivity: (orderId: string, activity: object) => Promise<Added>
  readonly updateActivity: (identifiers: object, activity: object) => Promise<unknown>
  readonly deleteActivity: (identifiers: object) => Promise<{ order?: { activities?: { _id?: string }[] } }>
  readonly aggregateOrders: (options: object) => Promise<{ aggregates?: Record<string, unknown> }>
  readonly updateOrderLineItem: (
    identifiers: object,
    lineItem: object,
  ) => Promise<{ order?: { lineItems?: { productName?: { original?: string } }[] } }>
  readonly updateOrderStatus: (orderId: string, status: string) => Promise<{ order?: { status?: string } }>
}

/** Imports orders from outside the store, current and past. */
const bringOrders = async (): Promise<void> => {
  const { orders } = openBackOffice()
  let waiting = ''
  await check('orders.createOrder', 'an unpaid order from a point of sale', async () => {
    const settings = { orderApprovalStrategy: 'PAYMENT_RECEIVED' }
    const made = await orders.createOrder(sold as never, { settings } as never)
    expectShape('Order', made)
    assert.deepEqual([made.status, made.channelInfo!.type], ['INITIALIZED', 'POS'])
    waiting = made._id!
  })
  await check('orders.createOrder', 'a date in the future is refused', () =>
    expectRefusal(() => orders.createOrder({ ...sold, purchasedDate: new Date(Date.now() + 86_400_000) } as never), {
      status: 428,
      code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
    }),
  )
  await check('orders.updateOrderStatus', 'the owner approves it without payment', async () => {
    const { order } = await (orders as never as Untyped).updateOrderStatus(waiting, 'APPROVED')
    assert.equal(order!.status, 'APPROVED')
  })
  let imported = ''
  await check('orders.importOrder', 'a past order, paid and fulfilled', async () => {
    const past = { ...sold, status: 'APPROVED', paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' }
    const { order } = await orders.importOrder({ ...past, billingInfo: { contactDetails: {} } } as never)
    expectShape('Order', order)
    assert.deepEqual([order!.imported, order!.paymentStatus, order!.fulfillmentStatus], [true, 'PAID', 'FULFILLED'])
    imported = order!._id!
  })
  await check('orders.bulkDeleteImportedOrders', 'deletes it', async () => {
    assert.ok((await orders.bulkDeleteImportedOrders([imported])).jobId)
    await expectRefusal(() => orders.getOrder(imported), { status: 404 })
  })
  await check('orders.setOrderNumberCounter', 'the next order number can be raised, but not lowered', async () => {
    const { oldCounter } = await orders.setOrderNumberCounter('900000')
    assert.ok(Number(oldCounter) < 900_000)
    await expectRefusal(() => orders.setOrderNumberCounter('1'), {
      status: 428,
      code: 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER',
    })
  })
}

const countThem = async (): Promise<void> => {
  const { orders } = openBackOffice()
  await check('orders.aggregateOrders', 'aggregates of filtered orders', async () => {
    const aggregation = {
      filter: { status: 'APPROVED' },
      aggregation: { orders: { $count: true }, by: { $values: 'status' } },
    }
    const { aggregates } = await (orders as never as Untyped).aggregateOrders(aggregation)
    assert.deepEqual(aggregates!.by, { APPROVED: aggregates!.orders })
  })
}

/** The owner's work on orders, apart from payments and fulfillments. */
export const workOnOrders = async (orderId: string): Promise<void> => {
  await describeOrder(orderId)
  await bringOrders()
  await countThem()
}
