import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import {
  addToCart,
  fillCheckout,
  openCheckout,
  openPage,
  pay,
  readToast,
  signInMember,
  signInOwner,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const mia = {
  email: shop.member.email,
  firstName: 'Mia',
  lastName: 'Berg',
  street: 'Weg 1',
  postalCode: '10115',
  city: 'Berlin',
}

/** Two bowls and a mug, bought by a member. */
const buyThree = async (page: Page): Promise<void> => {
  await signInMember(page, shop)
  await page.goto(`${shop.storefront}/product-page/dune-bowl`)
  await page.getByRole('radio', { name: 'Lagoon' }).check()
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await addToCart(page)
  await page.getByRole('dialog').getByText('Dune Bowl').first().waitFor()
  await openCheckout(page, shop)
  await fillCheckout(page, mia)
  await pay(page)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

test('the owner ships an order in parts, corrects its tracking and cancels a shipment; the member sees it and is notified', async () => {
  const buyer = await openVisitor()
  await buyThree(buyer.page)

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByRole('button', { name: 'Fulfill order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Quantity of Dune Bowl' }).fill('1')
  await dialog.getByRole('spinbutton', { name: 'Quantity of Tide Mug' }).fill('0')
  await dialog.getByLabel('Carrier').fill('UPS')
  await dialog.getByLabel('Tracking number').fill('1Z 999')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'shipment-dialog')
  await dialog.getByRole('button', { name: 'Fulfill order' }).click()
  await readToast(page, 'Shipment created')
  const { text } = await shop.mailTo(shop.member.email, 'Part of your order is on its way')
  expect(text).toContain('UPS 1Z 999')

  await page.getByRole('button', { name: 'Fulfill order' }).click()
  await dialog.getByRole('button', { name: 'Fulfill order' }).click()
  await readToast(page, 'Order fulfilled')
  await page.getByRole('heading', { name: 'Shipment 2' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByRole('button', { name: 'Fulfill order' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Track shipment' }).getAttribute('href')).toContain('1Z999')
  // The owner's own change shifts the timeline.
  await page.reload()
  await page.getByRole('heading', { name: 'Shipment 2' }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'shipments')

  await page.getByRole('button', { name: 'Add tracking' }).click()
  await dialog.getByLabel('Carrier').fill('DHL')
  await dialog.getByLabel('Tracking number').fill('4242')
  await dialog.getByRole('button', { name: 'Add tracking' }).click()
  await readToast(page, 'Tracking saved')
  await shop.mailTo(shop.member.email, 'DHL 4242')

  await buyer.page.goto(`${shop.storefront}/account`)
  await buyer.page.getByRole('link', { name: '10001' }).click()
  await buyer.page.getByText('UPS 1Z 999').waitFor()
  expect(await buyer.page.getByRole('link', { name: 'Track shipment' }).count()).toBe(2)
  expect([...(await buyer.inspect()), ...(await buyer.inspectInDark())]).toEqual([])
  await shoot(buyer.page, 'shipments-storefront')

  await page.getByRole('button', { name: 'Cancel shipment' }).last().click()
  await dialog.getByText('2 items will be unfulfilled again.').waitFor()
  await shoot(page, 'shipment-cancel')
  await dialog.getByRole('button', { name: 'Cancel shipment' }).click()
  await readToast(page, 'Shipment canceled')
  await shop.mailTo(shop.member.email, 'is not on its way after all')
  await page.getByText('Partially fulfilled').first().waitFor()
  await page.getByRole('button', { name: 'Fulfill order' }).waitFor()
  expect(await takeProblems()).toEqual([])

  await buyer.page.goto(`${shop.platform}/hosted/account/orders`)
  await buyer.page.getByRole('link', { name: '10001' }).click()
  await buyer.page.getByText('UPS 1Z 999').waitFor()
  expect(await buyer.page.getByText('DHL 4242').count()).toBe(0)
  await shoot(buyer.page, 'shipments-hosted')
  expect(await buyer.takeProblems()).toEqual([])
})

test('the owner fulfills several orders at once and sees which failed and why', async () => {
  await placeOrder(shop)
  await placeOrder(shop)

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Orders')
  await page.getByLabel('Choose order 10002').check()
  await page.getByText('1 order chosen').waitFor()
  await page.getByRole('button', { name: 'Choose all 3 orders' }).click()
  await page.getByText('3 orders chosen').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'orders-chosen')

  // Someone else fulfills one of them first.
  const colleague = await openVisitor()
  await signInOwner(colleague.page, shop)
  await colleague.page.getByRole('link', { name: '10002' }).click()
  await colleague.page.getByRole('button', { name: 'Fulfill order' }).click()
  await colleague.page.getByRole('dialog').getByRole('button', { name: 'Fulfill order' }).click()
  await readToast(colleague.page, 'Order fulfilled')

  await page.getByRole('button', { name: 'Fulfill', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfill', exact: true }).click()
  await readToast(page, '2 orders fulfilled')
  await page.getByText('1 order was not fulfilled').waitFor()
  await page.getByText('Order 10002: Everything in this order has been shipped already.').waitFor()
  await shoot(page, 'orders-fulfilled')
  expect(await takeProblems()).toEqual([])
})
