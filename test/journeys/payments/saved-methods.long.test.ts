import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStripeDouble } from '../stage/doubles.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { fillCheckout, openCheckout, readOrderNumber, readToast, signInMember, signInOwner } from '../stage/steps.ts'

const double = await openStripeDouble()
const { shop, openVisitor } = await openStage({ hasOwnClock: true })

const { publishableKey, secretKey } = double
await shop.call('PATCH /vitrine/v1/payment-providers/stripe', {
  paymentProvider: { publishableKey, secretKey, enabled: true },
})
await shop.call('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', {
  offlinePaymentMethod: { enabled: true, instructions: 'IBAN DE02 1203 0000 0000 2020 51' },
})

const enterAsMember = async () => {
  const visitor = await openVisitor()
  await signInMember(visitor.page, shop)
  return visitor
}

const saveCard = async (page: Page, number: string): Promise<void> => {
  await toPayment(page)
  await page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Save this card for next time').check()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

const paidCharges = () => double.book.all('charge').filter(({ paid }) => paid).length

const toPayment = async (page: Page): Promise<void> => {
  await openCheckout(page, shop)
  await fillCheckout(page)
}

const lastIntent = () => double.book.all('payment_intent').at(-1)!

test('a member saves a card with the first order, pays the second with one click, and removes it in the account', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await enterAsMember()
  await toPayment(page)
  await page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  const save = page.getByLabel('Save this card for next time')
  expect(await save.isChecked()).toBe(false)
  await save.check()
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: /^Pay/ }).click()
  await readOrderNumber(page)
  expect(lastIntent()).toMatchObject({ status: 'succeeded', setup_future_usage: 'off_session' })

  await toPayment(page)
  const saved = page.getByRole('radio', { name: /^Visa ending in 4242, expires 12\/\d\d$/ })
  expect(await saved.isChecked()).toBe(true)
  expect(await inspect()).toEqual([])
  expect(await inspectInDark()).toEqual([])
  await page.getByRole('button', { name: /^Pay/ }).click()
  await readOrderNumber(page)
  expect(double.book.all('charge').filter(({ paid }) => paid)).toHaveLength(2)
  expect(lastIntent().customer).not.toBe(null)

  await page.goto(`${shop.platform}/hosted/account/payment-methods`)
  await page.getByText('Visa ending in 4242').waitFor()
  expect(await inspect()).toEqual([])
  expect(await inspectInDark()).toEqual([])
  await page.getByRole('link', { name: /^Remove Visa ending in 4242/ }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Payment method removed.').waitFor()
  await page.getByText('No saved payment methods').waitFor()
  expect(await takeProblems()).toEqual([])
})

test('the owner charges a saved card from the order: once on a double click, and once after a lost response', async () => {
  const { page } = await enterAsMember()
  await saveCard(page, '4242 4242 4242 4242')
  await readOrderNumber(page)
  const owner = await openVisitor()
  await signInOwner(owner.page, shop)
  await toPayment(page)
  await page.getByText('Bank transfer').click()
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await readOrderNumber(page)

  await owner.page.goto(`${shop.platform}/back-office/orders`)
  await owner.page.getByRole('link', { name: number }).click()
  const before = paidCharges()
  const dialog = owner.page.getByRole('dialog')
  const ask = async (amount: string) => {
    await owner.page.getByRole('button', { name: 'Charge saved card' }).click()
    await dialog.getByLabel('Amount in EUR').fill(amount)
  }
  await ask('5.00')
  expect(await owner.inspect()).toEqual([])
  await shoot(owner.page, 'charge-saved')
  await dialog.getByRole('button', { name: 'Charge saved card' }).dblclick()
  await readToast(owner.page, 'Saved card charged')
  expect(paidCharges()).toBe(before + 1)
  expect(await owner.takeProblems()).toEqual([])

  await ask('4.00')
  await owner.page.route(
    '**/charge-order',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Charge saved card' }).click()
  await dialog.getByRole('alert').waitFor()
  await shoot(owner.page, 'charge-saved-lost')
  await dialog.getByRole('button', { name: 'Charge saved card' }).click()
  await readToast(owner.page, 'Saved card charged')
  expect(paidCharges()).toBe(before + 2)
  await shoot(owner.page, 'charge-saved-done')
  await owner.page.goto(`${shop.platform}/back-office/finances`)
  double.payOut('eur')
  await owner.page.getByRole('button', { name: 'Compare with provider: Stripe' }).click()
  await owner.page.getByRole('table', { name: 'Payouts' }).waitFor()
  expect(await owner.inspect()).toEqual([])
  await shoot(owner.page, 'finances-stripe')
})

test('a declined saved card asks a present member for another card; for an absent one, the owner gets a link', async () => {
  const { page } = await enterAsMember()
  await saveCard(page, '4000 0027 6000 3184')
  await page.getByRole('button', { name: 'Complete' }).click()
  await readOrderNumber(page)
  await toPayment(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Fail' }).click()
  const refused = page.getByText(
    'The payment wasn’t confirmed. You haven’t been charged. Try again or use another card.',
  )
  await refused.waitFor()
  expect(await page.getByText('away').count()).toBe(0)
  await shoot(page, 'declined-present')
  await page.getByText('Bank transfer').click()
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await readOrderNumber(page)

  const owner = await openVisitor()
  await signInOwner(owner.page, shop, 'orders')
  await owner.page.getByRole('link', { name: number }).click()
  await owner.page.getByRole('button', { name: 'Charge saved card' }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Charge saved card' }).click()
  await dialog.getByText('Send them a payment link.').waitFor()
  await shoot(owner.page, 'declined-away')
})

test('a member pays a deposit and agrees to charging the balance, which is charged once on its due date', async () => {
  const query = { filter: { slug: 'tide-mug' } }
  const { products } = await shop.call('POST /stores-reader/v1/products/query-platformized', { query })
  const [mug] = products
  const purchaseTerms = { paymentOption: 'DEPOSIT_ONLINE', depositPercentage: '30', remainderDueInDays: 10 }
  await shop.call(`PUT /vitrine/v1/products/${mug.id}/purchase-terms`, { purchaseTerms })

  const { page, inspect, inspectInDark, takeProblems } = await enterAsMember()
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByText('Pay 30% now and the rest later.').waitFor()
  await toPayment(page)
  await page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  const agree = page.getByLabel(/^Save this card, and charge the remaining €\d/)
  expect(await agree.isChecked()).toBe(false)
  await agree.check()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'deposit-agreement')
  await page.getByRole('button', { name: /^Pay/ }).click()
  const number = await readOrderNumber(page)
  await page.getByText(/^Due on /).waitFor()
  expect([...(await inspect()), ...(await takeProblems())]).toEqual([])
  await shoot(page, 'deposit-paid')

  const before = paidCharges()
  await shop.skipAhead(11 * 24 * 60 * 60 * 1000)
  // Due balances are charged every few seconds.
  const patience = { timeout: 60_000 }
  await expect.poll(paidCharges, patience).toBe(before + 1)
  await expect
    .poll(async () => {
      const { orders } = await shop.call('POST /ecom/v1/orders/search', {
        search: { filter: { number } },
      })
      return orders[0]?.paymentStatus
    }, patience)
    .toBe('PAID')
  expect(paidCharges()).toBe(before + 1)
})
