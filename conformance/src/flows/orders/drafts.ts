import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice, storesAppId } from '../../shop.ts'
import { paidOrder } from './money-back.ts'

const engraving = { productName: { original: 'Engraving' }, quantity: 2, price: { amount: '12.50' } }
const address = { country: 'DE', addressLine1: 'Ring 1', city: 'Berlin', postalCode: '10115' }
const refused = { status: 428, code: 'DRAFT_ORDER_ALREADY_COMMITTED' }

/** Functions that the SDK has, but not in its public types. */
interface Internal {
  readonly setDeposit: (draftOrderId: string, options?: object) => Promise<{ calculatedDraftOrder?: object }>
}

const totalOf = (calculated: { draftOrder?: { priceSummary?: { total?: { amount?: string } } } } | undefined) =>
  calculated?.draftOrder?.priceSummary?.total?.amount

/** Fills a draft order. */
const fillDraft = async (draftId: string, productId: string): Promise<void> => {
  const { draftOrders } = openBackOffice()
  const options = { options: { Color: 'Chalk', Size: 'Small' } }
  const catalogReference = { catalogItemId: productId, appId: storesAppId, options }
  let lineItemId = ''
  await check('draftOrders.addLineItemsToDraftOrder', 'a catalog product and a custom item', async () => {
    const added = { catalogLineItems: [{ catalogReference, quantity: 1 }], customLineItems: [engraving] }
    const { calculatedDraftOrder } = await draftOrders.addLineItemsToDraftOrder(draftId, added)
    const lines = need(calculatedDraftOrder?.draftOrder?.lineItems, 'lines')
    assert.equal(lines.length, 2)
    lineItemId = need(lines[1]!.lineItem?._id, 'ID of the line')
  })
  await check('draftOrders.updateLineItems', 'changes quantity and price', async () => {
    const changes = [{ lineItemId, newQuantity: 3, newPrice: '10' }]
    const { calculatedDraftOrder } = await draftOrders.updateLineItems(draftId, changes)
    assert.equal(calculatedDraftOrder!.draftOrder!.lineItems![1]!.lineItem!.quantity, 3)
    await expectRefusal(() => draftOrders.updateLineItems(draftId, []), { status: 428, code: 'EMPTY_CHANGE_REQUEST' })
  })
}

const changeAmounts = async (draftId: string): Promise<void> => {
  const { draftOrders } = openBackOffice()
  let [discountId, feeId, total] = ['', '', '']
  await check('draftOrders.createCustomDiscounts', 'a discount of ten percent', async () => {
    total = need(totalOf((await draftOrders.getDraftOrder(draftId)).calculatedDraftOrder), 'total')
    const discounts = [{ discountType: 'GLOBAL' as const, percentage: '10', applyToDraftOrder: true }]
    const { calculatedDraftOrder } = await draftOrders.createCustomDiscounts(draftId, { discounts })
    discountId = need(calculatedDraftOrder?.draftOrder?.discounts?.[0]?.discount?._id, 'ID of the discount')
    assert.ok(Number(totalOf(calculatedDraftOrder)) < Number(total))
  })
  await check('draftOrders.setDiscounts', 'it no longer applies', async () => {
    const { calculatedDraftOrder } = await draftOrders.setDiscounts(draftId, [{ _id: discountId, applied: false }])
    assert.equal(totalOf(calculatedDraftOrder), total)
  })
  await check('draftOrders.deleteCustomDiscounts', 'and is deleted', async () => {
    const { calculatedDraftOrder } = await draftOrders.deleteCustomDiscounts(draftId, [discountId])
    assert.deepEqual(calculatedDraftOrder!.draftOrder!.discounts, [])
  })
  await check('draftOrders.createCustomAdditionalFees', 'a gift wrapping fee', async () => {
    const customAdditionalFees = [{ name: 'Wrap', price: { amount: '3' }, applyToDraftOrder: true }]
    const { calculatedDraftOrder } = await draftOrders.createCustomAdditionalFees(draftId, { customAdditionalFees })
    feeId = need(calculatedDraftOrder?.draftOrder?.additionalFees?.[0]?.additionalFee?._id, 'ID of the fee')
    assert.equal(Number(totalOf(calculatedDraftOrder)), Number(total) + 3)
  })
  await check('draftOrders.setAdditionalFees', 'it no longer applies', async () => {
    const { calculatedDraftOrder } = await draftOrders.setAdditionalFees(draftId, [{ _id: feeId, applied: false }])
    assert.equal(totalOf(calculatedDraftOrder), total)
  })
  await check('draftOrders.deleteCustomAdditionalFees', 'and is deleted', async () => {
    const { calculatedDraftOrder } = await draftOrders.deleteCustomAdditionalFees(draftId, [feeId])
    assert.deepEqual(calculatedDraftOrder!.draftOrder!.additionalFees, [])
  })
}

const describeDraft = async (draftId: string): Promise<void> => {
  const { draftOrders } = openBackOffice()
  await check('draftOrders.setBuyerInfo', 'who buys', async () => {
    const { calculatedDraftOrder } = await draftOrders.setBuyerInfo(draftId, {
      buyerInfo: { email: 'ada@people.test' },
    })
    assert.equal(calculatedDraftOrder!.draftOrder!.buyerDetails!.buyerInfo!.email, 'ada@people.test')
  })
  await check('draftOrders.setBillingInfo', 'the billing address', async () => {
    const { calculatedDraftOrder } = await draftOrders.setBillingInfo(draftId, { billingInfo: { address } as never })
    assert.equal(calculatedDraftOrder!.draftOrder!.billingDetails!.billingInfo!.address!.city, 'Berlin')
  })
  await check('draftOrders.setRecipientInfo', 'delivery address and method', async () => {
    const recipientInfo = { address } as never
    const { calculatedDraftOrder } = await draftOrders.setRecipientInfo(draftId, { recipientInfo })
    assert.equal(calculatedDraftOrder!.draftOrder!.recipientInfo!.recipientInfo!.address!.city, 'Berlin')
    assert.ok(calculatedDraftOrder!.shippingOptions!.length > 0)
  })
  await check('draftOrders.setShippingInfo', 'with a custom price', async () => {
    const shippingInfo = { title: 'Courier', cost: { price: { amount: '9' } } }
    const { calculatedDraftOrder } = await draftOrders.setShippingInfo(draftId, { shippingInfo })
    assert.equal(calculatedDraftOrder!.draftOrder!.shippingInfo!.shippingInfo!.cost!.price!.amount, '9.00')
  })
  await check('draftOrders.setBusinessLocation', 'of a location', async () => {
    const { calculatedDraftOrder } = await draftOrders.setBusinessLocation(draftId, {
      businessLocation: { _id: draftId },
    })
    assert.equal(calculatedDraftOrder!.draftOrder!.businessLocationDetails!.businessLocation!._id, draftId)
  })
  await check('draftOrders.setTaxExemption', 'without tax', async () => {
    const { calculatedDraftOrder } = await draftOrders.setTaxExemption(draftId, { taxExempt: true })
    assert.equal(calculatedDraftOrder!.draftOrder!.taxInfo!.taxExempt, true)
  })
  await check('draftOrders.setDeposit', 'a deposit, or none', async () => {
    const internal = draftOrders as unknown as Internal
    assert.ok((await internal.setDeposit(draftId, { depositDetails: { percentage: '30' } })).calculatedDraftOrder)
    assert.ok((await internal.setDeposit(draftId)).calculatedDraftOrder)
  })
  await check('draftOrders.updateExtendedFields', 'extended fields of an app', async () => {
    const { draftOrder } = await draftOrders.updateExtendedFields(draftId, '@acme', { namespaceData: { till: 3 } })
    assert.deepEqual(draftOrder!.extendedFields!.namespaces, { '@acme': { till: 3 } })
  })
}

/** The owner prepares and places an order. */
const prepareOrder = async (productId: string): Promise<void> => {
  const { draftOrders } = openBackOffice()
  let draftId = ''
  await check('draftOrders.createEmptyDraftOrder', 'the owner creates a draft order', async () => {
    const { calculatedDraftOrder } = await draftOrders.createEmptyDraftOrder()
    const draft = need(calculatedDraftOrder?.draftOrder, 'draft order')
    draftId = need(draft._id, 'ID of the draft')
    assert.equal(draft.status, 'DRAFT')
    assert.ok(draft._createdDate instanceof Date)
  })
  await fillDraft(draftId, productId)
  await changeAmounts(draftId)
  await describeDraft(draftId)
  await check('draftOrders.getDraftOrder', 'returns the draft', async () => {
    const { calculatedDraftOrder } = await draftOrders.getDraftOrder(draftId)
    assert.equal(calculatedDraftOrder!.draftOrder!._id, draftId)
  })
  await check('draftOrders.queryDraftOrders', 'and found', async () => {
    const { items } = await draftOrders.queryDraftOrders().eq('status', 'DRAFT').descending('_createdDate').find()
    assert.equal(items[0]?._id, draftId)
  })
  await check('draftOrders.createOrderFromDraft', 'places the order, once', async () => {
    const { createdOrder, committedDraftOrder } = await draftOrders.createOrderFromDraft(draftId, { reason: 'Phone' })
    assert.equal(createdOrder!.paymentStatus, 'NOT_PAID')
    assert.equal(createdOrder!.recipientInfo!.address!.city, 'Berlin')
    assert.equal(committedDraftOrder!.status, 'COMMITTED')
    await expectRefusal(() => draftOrders.createOrderFromDraft(draftId), refused)
  })
  await check('draftOrders.deleteDraftOrder', 'a placed draft cannot be deleted', async () => {
    await expectRefusal(() => draftOrders.deleteDraftOrder(draftId), {
      status: 428,
      code: 'DRAFT_ORDER_CANNOT_BE_DELETED',
    })
    const { calculatedDraftOrder } = await draftOrders.createEmptyDraftOrder()
    const other = need(calculatedDraftOrder?.draftOrder?._id, 'ID of the draft')
    await draftOrders.deleteDraftOrder(other)
    const notFound = { status: 404, code: 'DRAFT_ORDER_DOES_NOT_EXIST' }
    await expectRefusal(() => draftOrders.getDraftOrder(other), notFound)
  })
}

/** Edits a paid order. */
const editOrder = async (productId: string): Promise<void> => {
  const { draftOrders } = openBackOffice()
  const { orderId } = await paidOrder(productId)
  let draftId = ''
  await check('draftOrders.getOrderDraftabilityStatus', 'a paid order can be edited', async () => {
    const { orderDraftable, nonDraftableReasons } = await draftOrders.getOrderDraftabilityStatus(orderId)
    assert.deepEqual([orderDraftable, nonDraftableReasons], [true, []])
  })
  await check('draftOrders.createDraftOrder', 'an edit of an order; only one at a time', async () => {
    const begun = await draftOrders.createDraftOrder({ sourceOrderId: orderId })
    draftId = need(begun.calculatedDraftOrder?.draftOrder?._id, 'ID of the draft')
    assert.equal(begun.preexistingDraftOrder, false)
    assert.equal((await draftOrders.createDraftOrder({ sourceOrderId: orderId })).preexistingDraftOrder, true)
  })
  await check('draftOrders.commitDraftOrder', 'applies the edit once and updates the amount due', async () => {
    await draftOrders.addLineItemsToDraftOrder(draftId, { customLineItems: [engraving] })
    const { orderAfterCommit } = await draftOrders.commitDraftOrder(draftId, { reason: 'Asked for more' })
    assert.equal(orderAfterCommit!.paymentStatus, 'PARTIALLY_PAID')
    assert.equal(orderAfterCommit!.balanceSummary!.balance!.amount, '25.00')
    await expectRefusal(() => draftOrders.commitDraftOrder(draftId), refused)
  })
}

/** Draft orders and order edits. */
export const draftOrders = async (productId: string): Promise<void> => {
  await prepareOrder(productId)
  await editOrder(productId)
}
