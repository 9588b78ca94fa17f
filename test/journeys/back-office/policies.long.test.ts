import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { fillCheckout, openCheckout, openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner fills in a policy from its template and publishes it; the footer and the checkout link to it', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  const inspected = async () => [...(await inspect()), ...(await inspectInDark())]
  await signInOwner(page, shop)
  await openPage(page, 'Policies')
  await page.getByRole('row', { name: /^Delivery/ }).waitFor()
  expect(await inspected()).toEqual([])
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: /^Delivery/ })
    .click()
  await page.getByLabel('Language of the template').selectOption('en')
  await page.getByRole('button', { name: 'Use the template' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await page.getByText(/placeholders left/).waitFor()
  expect(await inspected()).toEqual([])
  await shoot(page, 'policy-from-template')
  const filled = (await text.inputValue()).replaceAll(/\[[^\]\n]+\]/g, 'Iceland')
  expect(filled).toContain('Iceland')
  await text.fill(filled)
  await page.getByText(/placeholders? left/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish' }).click()
  await readToast(page, 'Policy published')
  await page.getByRole('link', { name: 'View in store' }).waitFor()
  await openPage(page, 'Policies')
  await page
    .getByRole('row', { name: /^Delivery/ })
    .getByText('Shown', { exact: true })
    .waitFor()
  expect(await takeProblems()).toEqual([])

  const visitor = await openVisitor()
  await visitor.page.goto(shop.storefront)
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Delivery and shipping' }).click()
  await visitor.page.getByRole('heading', { level: 1, name: 'Delivery and shipping' }).waitFor()
  await visitor.page.getByText('We deliver to Iceland.').first().waitFor()
  expect([...(await visitor.inspect()), ...(await visitor.inspectInDark())]).toEqual([])
  await shoot(visitor.page, 'policy')
  await openCheckout(visitor.page, shop)
  await fillCheckout(visitor.page)
  await visitor.page.getByText('Delivery and shipping', { exact: true }).first().click()
  await visitor.page.getByText('We deliver to Iceland.').filter({ visible: true }).first().waitFor()
  expect([...(await visitor.inspect()), ...(await visitor.inspectInDark())]).toEqual([])
  expect(await visitor.takeProblems()).toEqual([])
})
