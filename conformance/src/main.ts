/** The provider's official SDK, unmodified, through the redirect, against a Vitrine server. */
import { saveTraffic, watchTraffic } from './traffic.ts'

// Before the SDK is loaded, since it may store the `fetch` it finds.
watchTraffic()
const { openStorefront } = await import('./shop.ts')
const { visit } = await import('./flows/visitor.ts')
const { browseCatalog } = await import('./flows/catalog.ts')
const { fillAndChange, throwAwayCart } = await import('./flows/cart.ts')
const { goToCheckout } = await import('./flows/checkout.ts')
const { signInAndOut: comeAndGo } = await import('./flows/sign-in.ts')
const { followOrders } = await import('./flows/orders.ts')
const { refillShelf, takeMoney } = await import('./flows/money-in.ts')
const { collectPayments } = await import('./flows/collector.ts')
const { giveMoneyBack } = await import('./flows/money-back.ts')
const { refundToOtherMethods: giveBackOtherwise } = await import('./flows/refund-targets.ts')
const { writeOfMoney } = await import('./flows/receipts.ts')
const { writeInvoices } = await import('./flows/invoices.ts')
const { refuseByName } = await import('./flows/money-refused.ts')
const { useOlderVersions: comeFromOlderVersions } = await import('./flows/older.ts')
const { sendElsewhere } = await import('./flows/redirects.ts')
const { useBrowser } = await import('./flows/browser.ts')
const { readProductPage: lookBeside } = await import('./flows/product-page.ts')
const { writeReviews } = await import('./flows/reviews.ts')
const { waitForStock } = await import('./flows/back-in-stock.ts')
const { checkOtherModules: lookElsewhere } = await import('./flows/elsewhere.ts')
const { manageCatalog: keepShelves } = await import('./flows/back-office.ts')
const { manageCatalogV3 } = await import('./flows/catalog-v3.ts')
const { arrangeDelivery } = await import('./flows/delivery.ts')
const { decideRules } = await import('./flows/rules.ts')
const { changeMoney } = await import('./flows/currencies.ts')
const { decideTaxes } = await import('./flows/taxes.ts')
const { giveTips } = await import('./flows/tips.ts')
const { draftOrders } = await import('./flows/drafts.ts')
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
await flow('catalog V3', manageCatalogV3)
await flow('delivery', arrangeDelivery)
noteHosts()
noteCoverage()
noteOrderCalls()
await saveTraffic()
const code = printReport() ? 0 : 1
// The reader of a pipe may be slow: wait until the last line, which has the number of calls, is written.
process.stdout.write('', () => process.exit(code))
