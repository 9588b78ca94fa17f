import { assert, expectFields, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront, storesAppId, type Storefront } from '../../shop.ts'
import { berlin } from '../buyers/cart.ts'
import { sendParcels } from './fulfillments.ts'
import { workOnOrders } from './order-desk.ts'
import { openMember } from '../buyers/sign-in.ts'

const contact = { firstName: 'Mika', lastName: 'Lee', phone: '+49 30 1234567' }

/** Fills a checkout, except for the payment. */
export const fill = async ({ currentCart, checkout }: Storefront, catalogItemId: string): Promise<string> => {
  const options = { options: { Color: 'Ink', Size: 'Small' } }
  const catalogReference = { appId: storesAppId, catalogItemId, options }
  await currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
  const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB' as never,
    shippingAddress: berlin,
    email: 'member@demo.test',
  })
  const { shippingInfo } = await checkout.getCheckout(checkoutId!)
  const { code } = need(shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0], 'delivery choice')
  await checkout.updateCheckout(checkoutId!, {
    billingInfo: { address: berlin, contactDetails: contact },
    shippingInfo: {
      shippingDestination: { address: berlin, contactDetails: contact },
      selectedCarrierServiceOption: { code: code! },
    },
  })
  return need(checkoutId, 'checkout id')
}

const buy = async (storefront: Storefront, catalogItemId: string): Promise<string> => {
  const checkoutId = await fill(storefront, catalogItemId)
  const { orderId } = await storefront.checkout.createOrderAndCharge(checkoutId, { paymentToken: 'sandbox:pays' })
  return need(orderId, 'order id')
}

/** Order fields that storefronts read. */
const readOfOrder = [
  '_id number status paymentStatus fulfillmentStatus lineItems priceSummary currency buyerInfo',
  'billingInfo shippingInfo purchasedDate _createdDate _updatedDate checkoutId',
].flatMap((names) => names.split(' '))

const readAsVisitor = async (visitor: Storefront, orderId: string): Promise<void> => {
  await check('orders.getOrder', 'the visitor’s thank-you page: dates, prices, status as typed', async () => {
    const order = await visitor.orders.getOrder(orderId)
    expectShape('Order', order)
    expectFields(order, readOfOrder)
    assert.ok(order._createdDate instanceof Date && order.purchasedDate instanceof Date)
    assert.equal(order.paymentStatus, 'PAID')
    assert.equal(order.fulfillmentStatus, 'NOT_FULFILLED')
    assert.match(String(order.lineItems![0]!.image), /^wix:image:\/\/v1\//)
    assert.equal(order.shippingInfo!.logistics!.shippingDestination!.address!.addressLine1, berlin.addressLine1)
    assert.ok(Number(order.number) > 0)
  })
  await check('orders.getOrder', 'orders of others are not found', () =>
    expectRefusal(() => openStorefront().orders.getOrder(orderId), { status: 404, code: 'NOT_FOUND' }),
  )
  await check('orderTransactions.listTransactionsForSingleOrder', 'its transactions', async () => {
    const { orderTransactions } = await visitor.orderTransactions.listTransactionsForSingleOrder(orderId)
    expectShape('OrderTransactions', orderTransactions)
    assert.equal(orderTransactions!.payments!.length, 1)
  })
  await check('orderFulfillments.listFulfillmentsForSingleOrder', 'its fulfillments', async () => {
    const { orderWithFulfillments } = await visitor.orderFulfillments.listFulfillmentsForSingleOrder(orderId)
    expectShape('OrderWithFulfillments', orderWithFulfillments)
  })
}

const searchAsMember = async (productId: string): Promise<void> => {
  const storefront = await openMember()
  const orderId = await buy(storefront, productId)
  const { orders } = storefront
  await check('orders.searchOrders', "a member's orders, with the searches that storefronts use", async () => {
    const { member } = await storefront.members.getCurrentMember()
    const searches = [
      {},
      { cursorPaging: { limit: 10, cursor: null } },
      { filter: { 'buyerInfo.contactId': { $eq: member!.contactId } }, sort: [{ fieldName: 'number', order: 'DESC' }] },
      { search: { cursorPaging: { limit: 10 } } },
    ]
    for (const search of searches) {
      const found = await orders.searchOrders(search as never)
      assert.ok(
        found.orders!.some(({ _id }) => _id === orderId),
        `not found by ${JSON.stringify(search)}`,
      )
      for (const order of found.orders!) expectShape('Order', order)
      assert.ok(found.metadata)
    }
  })
  await check('orders.searchOrders', 'page by page', async () => {
    await buy(storefront, productId)
    const first = await orders.searchOrders({ cursorPaging: { limit: 1 } } as never)
    const cursor = need(first.metadata?.cursors?.next, 'next cursor')
    const second = await orders.searchOrders({ cursorPaging: { limit: 1, cursor } } as never)
    assert.notEqual(first.orders![0]!._id, second.orders![0]!._id)
  })
  await check('orders.searchOrders', 'visitors are refused', () =>
    expectRefusal(() => openStorefront().orders.searchOrders({}), { status: 403 }),
  )
}

const sendOrder = async (orderId: string): Promise<void> => {
  const { orders } = openBackOffice()
  await workOnOrders(orderId)
  await sendParcels(orderId)
  await check('orders.cancelOrder', 'a fulfilled order cannot be canceled', () =>
    expectRefusal(() => orders.cancelOrder(orderId), { status: 428, code: 'ILLEGAL_STATE' }),
  )
  await check('orders.cancelOrder', 'the owner cancels an order', async () => {
    const filter = { status: 'APPROVED', fulfillmentStatus: 'NOT_FULFILLED', paymentStatus: 'PAID' }
    const { orders: waiting } = await orders.searchOrders({ filter } as never)
    const { order } = await orders.cancelOrder(need(waiting?.[0]?._id, 'order to send'), { restockAllItems: true })
    expectShape('Order', order)
    assert.equal(order!.status, 'CANCELED')
    assert.equal(order!.paymentStatus, 'FULLY_REFUNDED')
  })
}

/** Functions that the SDK has, but not in its public types. */
interface Collecting {
  readonly paymentCollectionMarkOrderAsPaid: (orderId: string) => Promise<{ order?: { paymentStatus?: string } }>
}

const payOutside = async (productId: string): Promise<void> => {
  const { orders, checkout } = openBackOffice()
  const { paymentCollectionMarkOrderAsPaid } = orders as unknown as Collecting
  const checkoutId = await fill(openStorefront(), productId)
  const { orderId } = await checkout.createOrder(checkoutId)
  await check('orders.paymentCollectionMarkOrderAsPaid', 'an unpaid order is paid, once', async () => {
    assert.equal((await orders.getOrder(orderId!)).paymentStatus, 'NOT_PAID')
    const { order } = await paymentCollectionMarkOrderAsPaid(orderId!)
    assert.equal(order!.paymentStatus, 'PAID')
    const again = () => paymentCollectionMarkOrderAsPaid(orderId!)
    await expectRefusal(again, { status: 428, code: 'ORDER_ALREADY_PAID' })
  })
}

/** Orders as seen by buyers, members and the owner. */
export const followOrders = async (
  visitor: Storefront,
  { orderId, productId }: { orderId: string | undefined; productId: string },
): Promise<void> => {
  if (orderId !== undefined) await readAsVisitor(visitor, orderId)
  await searchAsMember(productId)
  await payOutside(productId)
  if (orderId !== undefined) await sendOrder(orderId)
}
