import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
const monthly = (title: string) => ({
  title,
  subscriptionSettings: { frequency: 'MONTH' as const, autoRenewal: true },
  discount: { type: 'PERCENT' as const, value: 10 },
})

/** Sells a product by subscription options. */
const assignOptions = async (ids: readonly string[]): Promise<void> => {
  const { subscriptionOptions, productsV3 } = openBackOffice()
  const variants = [{ price: { actualPrice: { amount: '20.00' } } }]
  const product = await productsV3.createProduct({ name: 'Tea', productType: 'PHYSICAL', variantsInfo: { variants } })
  const productId = product._id!
  await check('subscriptionOptions.assignSubscriptionOptionsToProduct', 'two, one hidden', async () => {
    const assignedSubscriptionOptions = [{ _id: ids[1]!, hidden: true }, { _id: ids[0]! }]
    await subscriptionOptions.assignSubscriptionOptionsToProduct(productId, { assignedSubscriptionOptions })
    const { subscriptionDetails } = await productsV3.getProduct(productId)
    assert.deepEqual(
      subscriptionDetails!.subscriptions!.map(({ _id, visible }) => [_id, visible]),
      [
        [ids[1], false],
        [ids[0], true],
      ],
    )
  })
  await check('subscriptionOptions.getSubscriptionOptionsForProduct', 'visible ones, and all', async () => {
    const shopper = openStorefront().subscriptionOptions
    const shown = await shopper.getSubscriptionOptionsForProduct(productId)
    assert.deepEqual(
      shown.subscriptionOptions!.map(({ _id, hidden }) => [_id, hidden]),
      [[ids[0], false]],
    )
    const options = { includeHiddenSubscriptionOptions: true }
    const all = await subscriptionOptions.getSubscriptionOptionsForProduct(productId, options)
    assert.equal(all.subscriptionOptions!.length, 2)
  })
  await check('subscriptionOptions.getProductIdsForSubscriptionOption', 'the product', async () => {
    const options = { includeHiddenProducts: true, paging: { limit: 5, offset: 0 } }
    const found = await subscriptionOptions.getProductIdsForSubscriptionOption(ids[0]!, options)
    assert.deepEqual([found.productIds, found.metadata!.items, found.totalResults], [[productId], 1, 1])
  })
  await check('subscriptionOptions.getOneTimePurchasesStatus', 'not allowed by default', async () => {
    assert.equal((await subscriptionOptions.getOneTimePurchasesStatus(productId)).allowed, false)
    await expectRefusal(() => subscriptionOptions.getOneTimePurchasesStatus(nobody), { status: 404 })
  })
  await check('subscriptionOptions.allowOneTimePurchases', 'and read', async () => {
    await subscriptionOptions.allowOneTimePurchases(productId, true)
    assert.equal((await subscriptionOptions.getOneTimePurchasesStatus(productId)).allowed, true)
  })
  await productsV3.deleteProduct(productId)
}

/** Calls the functions of subscription options. */
export const offerSubscriptions = async (): Promise<void> => {
  const { subscriptionOptions } = openBackOffice()
  const made = await check('subscriptionOptions.createSubscriptionOption', 'monthly', async () => {
    const created = await subscriptionOptions.createSubscriptionOption(monthly('Monthly'))
    expectShape('SubscriptionOption', created)
    return created
  })
  const id = need(made, 'option')._id!
  await check('subscriptionOptions.getSubscriptionOption', 'the same', async () => {
    assert.deepEqual(await subscriptionOptions.getSubscriptionOption(id), made)
  })
  await check('subscriptionOptions.updateSubscriptionOption', 'its title', async () => {
    assert.equal((await subscriptionOptions.updateSubscriptionOption(id, { title: 'Each month' })).title, 'Each month')
    await expectRefusal(() => subscriptionOptions.updateSubscriptionOption(nobody, { title: 'No' }), { status: 404 })
  })
  const many = await check('subscriptionOptions.bulkCreateSubscriptionOptions', 'two', async () => {
    const created = await subscriptionOptions.bulkCreateSubscriptionOptions([monthly('One'), monthly('Two')])
    return created.subscriptionOptions!.map(({ _id }) => _id!)
  })
  const ids = need(many, 'options')
  await check('subscriptionOptions.bulkUpdateSubscriptionOptions', 'one', async () => {
    const updates = [{ _id: ids[0]!, title: 'First' }]
    const changed = await subscriptionOptions.bulkUpdateSubscriptionOptions(updates)
    assert.equal(changed.subscriptionOptions![0]!.title, 'First')
  })
  await assignOptions(ids)
  await check('subscriptionOptions.deleteSubscriptionOption', 'and find it no more', async () => {
    await subscriptionOptions.deleteSubscriptionOption(id)
    await expectRefusal(() => subscriptionOptions.getSubscriptionOption(id), { status: 404 })
  })
  await check('subscriptionOptions.bulkDeleteSubscriptionOptions', 'two', async () => {
    await subscriptionOptions.bulkDeleteSubscriptionOptions([...ids])
    await expectRefusal(() => subscriptionOptions.bulkDeleteSubscriptionOptions([...ids]), { status: 404 })
  })
}
