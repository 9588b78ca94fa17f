import { expect, test } from 'vitest'
import { openOwnStage } from '../stage/stage.ts'
import { addMug, buyer, fillCheckout, goToCheckout, pay, readOrderNumber } from '../stage/steps.ts'

const { shop, openVisitor } = await openOwnStage({ isEmbedded: true })

test('a power cut between any two steps loses nothing that was confirmed', async () => {
  const { page } = await openVisitor()
  await addMug(page, shop)
  await shop.cutPower()
  await page.goto(`${shop.storefront}/cart`)
  await page.getByText('Tide Mug').first().waitFor()
  await goToCheckout(page)
  await shop.cutPower()
  await fillCheckout(page)
  await shop.cutPower()
  await pay(page)
  await page.waitForURL(`${shop.storefront}/thank-you?orderId=*`)
  await page.getByText(/Your order number is 1\d{4}/).waitFor()
  await shop.cutPower()
  await page.reload()
  await page.getByText(/Your order number is 1\d{4}/).waitFor()
  await shop.mailTo(buyer.email, await readOrderNumber(page))
  expect(await shop.restart()).toBe(0)
})
