import { afterAll, expect, test } from 'vitest'
import { createStripeDouble } from '../stripe-double/double.ts'
import { openStage } from './stage.ts'
import { fillCheckout, goToCheckout, readOrderNumber, signIn } from './steps.ts'

const double = await createStripeDouble()
afterAll(double.close)
const { apiUrl, scriptUrl } = double.addresses
const { shop, openVisitor } = await openStage({
  isOwn: true,
  settings: { STRIPE_API_URL: apiUrl, STRIPE_SCRIPT_URL: scriptUrl },
})
const owner = { email: 'you@shop.example', password: 'a quiet lighthouse' }

/** Fills the shelves of a shop of one's own, as a program of its owner does. */
const stockShop = async (): Promise<void> => {
  const told = await shop.command('owner', owner.email, '--site-name=Kiln')
  await shop.restartStorefront(/STOREFRONT_CLIENT_ID=([\w-]+)/.exec(told)![1]!)
  const key = /(?<![\w-])[\w-]{40,}(?![\w-])/.exec(await shop.command('keys', 'add', 'shelves'))![0]
  const post = async (path: string, body: object): Promise<{ readonly deliveryRegion?: { readonly id: string } }> => {
    const headers = { authorization: key, 'content-type': 'application/json' }
    const answer = await fetch(`${shop.platform}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as { readonly deliveryRegion?: { readonly id: string } }
  }
  await post('/stores/v1/products', { product: { name: 'Salt bowl', priceData: { price: 24 } } })
  const { deliveryRegion } = await post('/vitrine/v1/delivery-regions', {
    deliveryRegion: { name: 'Home', destinations: [{ country: 'DE' }] },
  })
  const rates = [{ amount: '5', conditions: [] }]
  const shippingOption = { title: 'Parcel', rates, deliveryRegionIds: [deliveryRegion!.id] }
  await post('/ecom/v1/shipping-options', { shippingOption })
}

test('a shop of one’s own takes a card as soon as its owner has connected Stripe, and nothing else', async () => {
  await stockShop()
  const { page } = await openVisitor()
  await page.goto(`${shop.platform}/back-office/payments/providers/stripe`)
  await signIn(page, owner)
  await page.getByLabel('Publishable key').fill(double.publishableKey)
  await page.getByLabel('Secret key').fill(double.secretKey)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Set up by the store').waitFor()

  const buyer = await openVisitor()
  await buyer.page.goto(shop.storefront)
  await buyer.page.getByRole('link', { name: 'Salt bowl' }).click()
  await buyer.page.getByRole('button', { name: 'Add to cart' }).click()
  await buyer.page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await goToCheckout(buyer.page)
  await fillCheckout(buyer.page)
  expect(await buyer.page.getByRole('radio', { name: /Card/ }).count()).toBe(0)
  await buyer.page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await buyer.page.getByRole('button', { name: /^Pay/ }).click()
  const number = await readOrderNumber(buyer.page)

  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: number }).click()
  await page.getByText('Paid', { exact: true }).first().waitFor()
  expect(double.book.all('payment_intent')).toMatchObject([{ amount: 2900, currency: 'eur', status: 'succeeded' }])
})
