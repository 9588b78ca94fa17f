import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { apiKey, openBackOffice, openStorefront, serverUrl, storesAppId, type BackOffice } from '../../shop.ts'
import { unpaidOrder } from '../orders/money-in.ts'

const nobody = '00000000-1111-4222-8333-444444444444'

/** Adds a staff member with our own call. */
const addStaff = async (name: string): Promise<string> => {
  const response = await fetch(`${serverUrl}/vitrine/v1/tip-staff`, {
    method: 'POST',
    headers: { authorization: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ tipStaffMember: { name } }),
  })
  const { tipStaffMember } = (await response.json()) as { tipStaffMember: { id: string } }
  return tipStaffMember.id
}

const offerTips = async ({ tipSettings, tippableStaff }: BackOffice, staffMemberId: string): Promise<void> => {
  const offered = { tipType: 'PERCENTAGE', presets: [{ value: 10 }, { value: 20 }] } as const
  await check('tipSettings.createDefaultTipSettings', 'enables tips, once', async () => {
    const { tipSettings: made } = await tipSettings.createDefaultTipSettings(offered as never)
    assert.equal(made!.default, true)
    const again = () => tipSettings.createDefaultTipSettings(offered as never)
    await expectRefusal(again, { status: 409, code: 'DEFAULT_SETTINGS_ALREADY_EXISTS' })
  })
  const other = await check('tipSettings.createTipSettings', 'settings of a point of sale', async () => {
    const made = await tipSettings.createTipSettings({ ...offered, paymentTerminalId: 'till' } as never)
    return need(made._id, 'tip settings')
  })
  await check('tipSettings.queryTipSettings', 'filtered by use at checkout', async () => {
    const { items } = await tipSettings.queryTipSettings().eq('default', true).find()
    assert.equal(items.length, 1)
  })
  await check('tipSettings.updateTipSettings', 'amounts instead of percentages', async () => {
    const { items } = await tipSettings.queryTipSettings().eq('default', false).find()
    const { _id, revision } = items[0]!
    const changed = await tipSettings.updateTipSettings({ _id, revision, tipType: 'AMOUNT' } as never)
    assert.equal(changed.tipType, 'AMOUNT')
  })
  await check('tipSettings.deleteTipSettings', 'deletes settings, except for the defaults', async () => {
    await tipSettings.deleteTipSettings(other!)
    const { items } = await tipSettings.queryTipSettings().find()
    const last = () => tipSettings.deleteTipSettings(items[0]!._id!)
    await expectRefusal(last, { status: 428, code: 'CANNOT_DELETE_DEFAULT_SETTINGS' })
  })
  await check('tippableStaff.listTippableStaff', 'the recipients of tips', async () => {
    const { staff } = await tippableStaff.listTippableStaff({ filterByName: 'grace' })
    assert.equal(staff![0]!.staffMemberId, staffMemberId)
  })
}

/** Tips: settings, selection, on orders, and their recipients. */
export const giveTips = async (productId: string): Promise<void> => {
  const backOffice = openBackOffice()
  const { tips } = backOffice
  const staffMemberId = await addStaff('Grace')
  await offerTips(backOffice, staffMemberId)
  const visitor = openStorefront()
  visitor.auth.setTokens(await visitor.auth.generateVisitorTokens())
  const options = { options: { Color: 'Chalk', Size: 'Small' } }
  const catalogReference = { appId: storesAppId, catalogItemId: productId, options }
  const lineItems = [{ quantity: 1, catalogReference }]
  const opened = await visitor.checkout.createCheckout({ lineItems, channelType: 'WEB' as never })
  const purchaseFlowId = need(opened.purchaseFlowId, 'purchase flow')
  await check('tips.updateTipChoice', 'the total includes it', async () => {
    await visitor.tips.updateTipChoice({ tipType: 'PERCENTAGE', value: '10' } as never, { purchaseFlowId })
    const { additionalFees } = await visitor.checkout.getCheckout(opened._id!)
    assert.equal(additionalFees![0]!.code, 'TIP')
  })
  await check('tips.getTipChoice', 'as chosen', async () => {
    const { tipChoice } = await visitor.tips.getTipChoice(purchaseFlowId)
    assert.equal(tipChoice!.value, '10')
  })
  await check('tips.previewTip', 'the resulting amount', async () => {
    const lines = [{ lineItemId: '1', price: '20.00', quantity: 2 }]
    const { tip } = await tips.previewTip(
      lines as never,
      { tipChoice: { tipType: 'PERCENTAGE', value: '10' } } as never,
    )
    assert.equal(tip!.amount, '4.00')
  })
  const orderId = await unpaidOrder(productId)
  await check('tips.setTipOnOrder', 'increases the total', async () => {
    const { tip, orderInfo } = await tips.setTipOnOrder({ orderId, tip: { amount: '5.00' } } as never)
    assert.equal(tip!.distributions![0]!.amount, '5.00')
    assert.equal(orderInfo!.orderId, orderId)
  })
  await check('tips.getTipByOrderId', 'with its recipient', async () => {
    const { tip } = await tips.getTipByOrderId(orderId)
    assert.equal(tip!.amount, '5.00')
    await expectRefusal(() => tips.getTipByOrderId(nobody), { status: 404, code: 'ORDER_NOT_FOUND' })
  })
  await check('tips.addTipDistributionsToOrder', 'one more', async () => {
    const tipDistributions = [{ amount: '1.50', staff: { staffMemberId } }]
    const { orderInfo } = await tips.addTipDistributionsToOrder({ orderId, tipDistributions } as never)
    assert.equal(orderInfo!.additionalFeePrice!.amount, '6.50')
  })
  await check('tips.getTipByDraftOrderId', 'of an edited order', async () => {
    const { calculatedDraftOrder } = await backOffice.draftOrders.createDraftOrder({ sourceOrderId: orderId })
    const draftOrderId = need(calculatedDraftOrder?.draftOrder?._id, 'draft')
    const { tip } = await tips.getTipByDraftOrderId(draftOrderId)
    assert.equal(tip!.amount, '6.50')
    await backOffice.draftOrders.deleteDraftOrder(draftOrderId)
  })
  await check('tips.queryTipDistributions', 'newest first', async () => {
    const { items } = await tips.queryTipDistributions().limit(10).find()
    assert.equal(items.length, 2)
  })
  await check('tips.sumTipDistributionAmounts', 'all tips of an order', async () => {
    const { totalAmount } = await tips.sumTipDistributionAmounts({ orderId })
    assert.equal(totalAmount, '6.50')
  })
  await check('tips.removeTipFromOrder', 'while the order is unpaid', async () => {
    await tips.removeTipFromOrder({ orderId })
    await expectRefusal(() => tips.getTipByOrderId(orderId), { status: 404, code: 'TIP_NOT_FOUND' })
  })
}
