import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { openStage } from '../stage/stage.ts'
import { shoot } from '../stage/shots.ts'
import { buyer, fillCard, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage({ hasOwnClock: true })

test('a direct debit fails; the buyer gets a payment link, and the owner sees how long the items are reserved', async () => {
  const visitor = await openVisitor()
  await placeOrder(shop, 'sandbox:debit-fails')

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await shop.skipAhead(2 * 60 * 1000)
  const { text } = await shop.mailTo(buyer.email, 'go through')
  await page.reload()
  await page.getByText('A payment failed after the order was placed').waitFor()
  await shoot(page, 'overview-debit')
  await page.getByRole('link', { name: 'Order 10001, €32.90' }).click()
  await page.getByText('The items stay reserved until').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'order-debit')
  expect(text).toContain('We’re keeping your items until')
  await visitor.page.goto(/https?:\/\/\S+hosted\/pay\S+/.exec(text)![0])
  await fillCard(visitor.page, '4242 4242 4242 4242')
  await visitor.page.getByRole('button', { name: /^Pay/ }).click()
  await visitor.page.getByRole('heading', { name: /Thank/ }).waitFor()
  await page.reload()
  await page.getByText('Payment received').waitFor()
  expect(await takeProblems()).toEqual([])
})
