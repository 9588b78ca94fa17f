import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the command menu finds settings, actions and records by keyboard, and remembers them', async () => {
  await placeOrder(shop)
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop)
  const { orders } = await shop.call('POST /ecom/v1/orders/search', {})
  const { id, number } = orders[0]
  const menu = page.getByRole('dialog', { name: 'Search your store' })
  const field = menu.getByRole('combobox', { name: 'Pages, settings, orders, products and customers' })
  const address = (path: string) => page.waitForURL(`${shop.platform}/back-office${path}`)

  await page.keyboard.press('Control+k')
  await field.fill('stripe')
  await menu.getByRole('option', { name: 'Payments', selected: true }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'command-menu')
  await page.keyboard.press('Enter')
  await address('/payments')

  await page.keyboard.press('Control+k')
  await field.fill(`#${number}`)
  await menu.getByRole('option', { name: `Order ${number}` }).click()
  await address(`/orders/${id}`)

  await page.getByRole('button', { name: 'Search' }).click()
  await menu.getByRole('option').first().getByText(`Order ${number}`).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await address('/payments')

  await page.keyboard.press('Control+k')
  await field.fill('qxzwvkj')
  await menu.getByText('Nothing found for “qxzwvkj”.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => menu.count()).toBe(0)

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Create order').waitFor()
  expect(await inspect()).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => sheet.count()).toBe(0)
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await address('/orders')
  expect(await takeProblems()).toEqual([])
})
