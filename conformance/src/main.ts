/** The provider's official SDK, unmodified, through the redirect, against a Vitrine server. */
import { saveTraffic, watchTraffic } from './traffic.ts'

// Before the SDK is loaded, since it may store the `fetch` it finds.
watchTraffic()
const { openStorefront } = await import('./shop.ts')
const { visit } = await import('./flows/buyers/visitor.ts')
const { browseCatalog } = await import('./flows/buyers/catalog.ts')
const { fillAndChange, throwAwayCart } = await import('./flows/buyers/cart.ts')
const { goToCheckout } = await import('./flows/buyers/checkout.ts')
const { signInAndOut: comeAndGo } = await import('./flows/buyers/sign-in.ts')
const { followOrders } = await import('./flows/orders/orders.ts')
const { refillShelf, takeMoney } = await import('./flows/orders/money-in.ts')
const { collectPayments } = await import('./flows/orders/collector.ts')
const { giveMoneyBack } = await import('./flows/orders/money-back.ts')
const { refundToOtherMethods: giveBackOtherwise } = await import('./flows/orders/refund-targets.ts')
const { writeOfMoney } = await import('./flows/orders/receipts.ts')
const { writeInvoices } = await import('./flows/orders/invoices.ts')
const { refuseByName } = await import('./flows/orders/money-refused.ts')
const { useOlderVersions: comeFromOlderVersions } = await import('./flows/buyers/older.ts')
const { sendElsewhere } = await import('./flows/buyers/redirects.ts')
const { useBrowser } = await import('./flows/buyers/browser.ts')
const { readProductPage: lookBeside } = await import('./flows/buyers/product-page.ts')
const { writeReviews } = await import('./flows/buyers/reviews.ts')
const { waitForStock } = await import('./flows/buyers/back-in-stock.ts')
const { checkOtherModules: lookElsewhere } = await import('./flows/buyers/elsewhere.ts')
const { manageCatalog: keepShelves } = await import('./flows/settings/back-office.ts')
const { browseCatalogV3 } = await import('./flows/buyers/catalog-v3.ts')
const { manageCatalogV3 } = await import('./flows/settings/catalog-v3.ts')
const { manageInventory } = await import('./flows/settings/inventory-v3.ts')
const { manageCategories } = await import('./flows/settings/categories.ts')
const { importCatalog } = await import('./flows/settings/catalog-imports-v3.ts')
const { offerSubscriptions } = await import('./flows/settings/subscription-options.ts')
const { manageProductGroups } = await import('./flows/settings/product-groups-v3.ts')
const { managePromotions } = await import('./flows/settings/promotions-v3.ts')
const { arrangeDelivery } = await import('./flows/settings/delivery.ts')
const { decideRules } = await import('./flows/settings/rules.ts')
const { changeMoney } = await import('./flows/buyers/currencies.ts')
const { decideTaxes } = await import('./flows/settings/taxes.ts')
const { giveTips } = await import('./flows/settings/tips.ts')
const { draftOrders } = await import('./flows/orders/drafts.ts')
const { noteCoverage, noteHosts, noteOrderCalls } = await import('./coverage.ts')
const { note, printReport } = await import('./report.ts')

/** A flow that throws is a failure; the others continue. */
const flow = async <T>(name: string, run: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await run()
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    note({ call: name, what: 'the flow broke off', outcome: 'different', words })
    return undefined
  }
}

const visitor = openStorefront(await openStorefront().auth.generateVisitorTokens())
await flow('visitor', visit)
const productId = await flow('catalog', browseCatalog)
if (productId !== undefined) {
  const { checkoutId } = (await flow('cart', () => fillAndChange(visitor, productId))) ?? {}
  await flow('cart', () => throwAwayCart(productId))
  const orderId = await flow('checkout', () => goToCheckout(visitor, { checkoutId, productId }))
  await flow('sign-in', comeAndGo)
  await flow('orders', () => followOrders(visitor, { orderId, productId }))
  // The previous flows have sold out the product.
  await flow('shelf', () => refillShelf(productId))
  await flow('money in', () => takeMoney(productId))
  await flow('money back', () => giveMoneyBack(productId))
  await flow('older calls about money', () => collectPayments(productId))
  await flow('ways back', () => giveBackOtherwise(productId))
  await flow('receipts', () => writeOfMoney(productId))
  await flow('currencies', () => changeMoney())
  await flow('tax', () => decideTaxes())
  await flow('draft orders', () => draftOrders(productId))
  await flow('tips', () => giveTips(productId))
  await flow('invoices', () => writeInvoices(productId))
  await flow('money refused', () => refuseByName(productId))
  await flow('product page', () => lookBeside(productId))
  await flow('reviews', () => writeReviews(productId))
  const token = visitor.auth.getTokens().accessToken.value
  await flow('older SDK', () => comeFromOlderVersions(orderId === undefined ? undefined : { token, orderId }))
}
await flow('back in stock', waitForStock)
await flow('elsewhere', lookElsewhere)
await flow('redirects', sendElsewhere)
await flow('browser', useBrowser)
await flow('back office', keepShelves)
await flow('rules', () => decideRules(productId))
await flow('products of catalog V3', browseCatalogV3)
await flow('catalog V3', manageCatalogV3)
await flow('categories', manageCategories)
await flow('inventory', manageInventory)
await flow('catalog imports', importCatalog)
await flow('subscription options', offerSubscriptions)
await flow('product groups', manageProductGroups)
await flow('promotions', managePromotions)
await flow('delivery', arrangeDelivery)
noteHosts()
noteCoverage()
noteOrderCalls()
await saveTraffic()
const code = printReport() ? 0 : 1
// The reader of a pipe may be slow: wait until the last line, which has the number of calls, is written.
process.stdout.write('', () => process.exit(code))
