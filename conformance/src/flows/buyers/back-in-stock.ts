import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { emailTo, openBackOffice, openStorefront, storefrontUrl, storesAppId, waitFor } from '../../shop.ts'

/** Returns the first email to a recipient, which the shop sends within seconds. */
const awaitEmail = (email: string): Promise<string> => waitFor(() => emailTo(email).catch(() => undefined), 'email')

/** Buyers wait for sold-out products. Arguments are created anew for each call, since the SDK mutates them. */
export const waitForStock = async (): Promise<void> => {
  const { backInStockNotifications: asking } = openStorefront()
  const { backInStockNotifications: desk, backInStockSettings: settings, inventory, products } = openBackOffice()
  const { product } = await products.createProduct({ name: 'Conformance Vase', priceData: { price: 20 } })
  const id = need(product?._id, 'product')
  const count = (quantity: number) =>
    inventory.updateInventoryVariants(id, { trackQuantity: true, variants: [{ quantity }] })
  await count(0)
  const email = `waiting-${Date.now()}@people.test`
  const reference = () => ({ appId: storesAppId, catalogItemId: id, options: {} })
  const wanted = (address = email) => ({
    catalogReference: reference(),
    email: address,
    itemUrl: `${storefrontUrl}/vase`,
  })
  const item = () => ({ name: 'Vase', price: '20' })

  const ask = 'backInStockNotifications.createBackInStockNotificationRequest'
  const requestId = await check(ask, 'for a sold-out product', async () => {
    const request = await asking.createBackInStockNotificationRequest(wanted(), item())
    assert.deepEqual([request.email, request.status], [email, 'RECEIVED'])
    assert.ok(request._createdDate instanceof Date)
    return need(request._id, 'id')
  })
  await check(ask, 'a second time', () =>
    expectRefusal(() => asking.createBackInStockNotificationRequest(wanted(), item()), {
      status: 409,
      code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    }),
  )
  await check('backInStockNotifications.getBackInStockNotificationRequest', 'visitors are refused', () =>
    expectRefusal(() => asking.getBackInStockNotificationRequest(requestId ?? ''), { status: 403 }),
  )
  await check('backInStockNotifications.getBackInStockNotificationRequest', 'the owner', async () => {
    const request = await desk.getBackInStockNotificationRequest(need(requestId, 'request'))
    assert.equal(request.catalogReference?.catalogItemId, id)
  })
  await check('backInStockNotifications.queryBackInStockNotificationRequests', 'who waits', async () => {
    const { items } = await desk.queryBackInStockNotificationRequests().eq('status', 'RECEIVED').limit(50).find()
    assert.ok(items.some((request) => request._id === requestId))
  })
  await check(
    'backInStockNotifications.queryBackInStockNotificationRequests',
    'text that is too long for a URL',
    async () => {
      const ids = [need(requestId, 'request'), ...Array.from({ length: 120 }, () => crypto.randomUUID())]
      const { items } = await desk.queryBackInStockNotificationRequests().in('_id', ids).find()
      assert.deepEqual(
        items.map((request) => request._id),
        [requestId],
      )
    },
  )
  const counting = 'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences'
  await check(counting, 'one waits', async () => {
    const { countsPerCatalogReference = [] } = await desk.getBackInStockNotificationRequestsCountByCatalogReferences([
      reference(),
    ])
    assert.deepEqual(
      countsPerCatalogReference.map((one) => one.count),
      [1],
    )
  })
  await check('backInStockNotifications.reportItemsBackInStock', 'someone by name', async () => {
    const other = `other-${email}`
    const { _id } = await asking.createBackInStockNotificationRequest(wanted(other), item())
    await desk.reportItemsBackInStock({ name: 'The vase', price: '18' }, { requestIds: [need(_id, 'id')] })
    assert.match(await awaitEmail(other), /The vase/)
  })
  await check('backInStockNotifications.markAsNotificationSent', 'marked as notified', async () => {
    const { _id } = await asking.createBackInStockNotificationRequest(wanted(`third-${email}`), item())
    const { request } = await desk.markAsNotificationSent(need(_id, 'id'))
    assert.equal(request?.status, 'NOTIFICATION_SENT')
    await desk.deleteBackInStockNotificationRequest(need(_id, 'id'))
  })
  await check(ask, 'an email when stock returns', async () => {
    await count(4)
    assert.match(await awaitEmail(email), /Conformance Vase/)
  })
  await check('backInStockNotifications.deleteBackInStockNotificationRequest', 'no requests are left', async () => {
    await desk.deleteBackInStockNotificationRequest(need(requestId, 'request'))
    await expectRefusal(() => desk.getBackInStockNotificationRequest(need(requestId, 'request')), { status: 404 })
  })
  await check('backInStockSettings.stopCollectingRequests', 'stops and resumes requests', async () => {
    const { settings: stopped } = await settings.stopCollectingRequests(storesAppId)
    assert.deepEqual(stopped?.collectionStates, [{ appId: storesAppId, collectingRequests: false }])
    await expectRefusal(() => asking.createBackInStockNotificationRequest(wanted(), item()), {
      status: 428,
      code: 'REQUEST_COLLECTION_DISABLED',
    })
    await settings.startCollectingRequests(storesAppId)
  })
  await check('backInStockSettings.getSettings', 'requests are enabled', async () => {
    const { settings: now } = await settings.getSettings()
    assert.equal(now?.collectionStates?.[0]?.collectingRequests, true)
  })
  await products.deleteProduct(id)
}
