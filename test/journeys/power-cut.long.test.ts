import { expect, test } from 'vitest'
import { isLongRun } from '../run-size.ts'
import { openOwnStage } from './stage.ts'
import { addMug, buyer, fillCheckout, goToCheckout, pay, readOrderNumber } from './steps.ts'

const { shop, openVisitor } = await openOwnStage({ isEmbedded: true })

/** A short run cuts the power once, where most is at stake: between the delivery and the payment. */
const cutPowerInLongRun = async (): Promise<void> => {
  if (isLongRun) await shop.cutPower()
}

test('a power cut between any two steps loses nothing that was confirmed', async () => {
  const { page } = await openVisitor()
  await addMug(page, shop)
  await cutPowerInLongRun()
  await page.goto(`${shop.storefront}/cart`)
  await page.getByText('Tide Mug').first().waitFor()
  await goToCheckout(page)
  await cutPowerInLongRun()
  await fillCheckout(page)
  await shop.cutPower()
  await pay(page)
  await page.waitForURL(`${shop.storefront}/thank-you?orderId=*`)
  await page.getByText(/Your order number is 1\d{4}/).waitFor()
  await cutPowerInLongRun()
  await page.reload()
  await page.getByText(/Your order number is 1\d{4}/).waitFor()
  await shop.mailTo(buyer.email, await readOrderNumber(page))
  expect(await shop.restart()).toBe(0)
})
