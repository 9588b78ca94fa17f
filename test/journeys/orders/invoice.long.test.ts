import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { buyer, orderMug, readToast, signInMember, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const isPdf = async (url: string): Promise<boolean> => {
  const answer = await fetch(url)
  return answer.headers.get('content-type') === 'application/pdf' && (await answer.text()).startsWith('%PDF-')
}

test('the owner invoices an order, sends it, credits it and prints its packing slip; the buyer opens the PDF', async () => {
  const visitor = await openVisitor()
  await signInMember(visitor.page, shop)
  await orderMug(visitor.page, shop)

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop, 'settings')
  await page.getByLabel('Legal name').fill('Hearth & Home GmbH')
  await page.getByLabel('VAT ID').fill('DE123456789')
  await page.getByLabel('Street and number').fill('Torstraße 12')
  await page.getByLabel('Postal code').fill('10119')
  await page.getByLabel('City').fill('Berlin')
  await shoot(page, 'general')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')

  await page.goto(`${shop.platform}/back-office/invoices`)
  await page.getByLabel('Prefix of invoices').fill('HH-')
  await page.getByLabel('Footer').fill('IBAN DE02 1203 0000 0000 2020 51')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'invoice-settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await page.getByLabel('Next invoice number').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').first().waitFor()
  await takeProblems()

  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await page.getByLabel('Note on the invoice').fill('Thank you!')
  await shoot(page, 'create-invoice')
  await page.getByRole('dialog').getByRole('button', { name: 'Create invoice' }).click()
  await readToast(page, 'Invoice created')
  const link = page.getByRole('link', { name: 'Invoice HH-00001' })
  expect(await isPdf((await link.getAttribute('href'))!)).toBe(true)
  await shop.mailTo(buyer.email, 'HH-00001')

  await page.getByRole('button', { name: 'Credit: Invoice HH-00001' }).click()
  await page.getByLabel(/^Amount/).fill('5')
  await page.getByRole('dialog').getByRole('button', { name: 'Credit' }).click()
  await readToast(page, 'Credit note created')
  const credit = page.getByRole('link', { name: 'Credit note CN-00001' })
  expect(await isPdf((await credit.getAttribute('href'))!)).toBe(true)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'documents')

  // A browser without a PDF viewer downloads the file instead.
  const asking = page.context().waitForEvent('request', (request) => request.url().includes('/documents/print.pdf'))
  await page.getByRole('button', { name: 'Packing slip' }).click()
  expect(await isPdf((await asking).url())).toBe(true)
  expect(await takeProblems()).toEqual([])

  await visitor.page.goto(`${shop.platform}/hosted/account/orders`)
  await visitor.page.getByRole('link', { name: /10001/ }).first().click()
  const own = visitor.page.getByRole('link', { name: /^Invoice HH-00001, €32.90/ })
  await own.waitFor()
  expect([...(await visitor.inspect()), ...(await visitor.inspectInDark())]).toEqual([])
  await shoot(visitor.page, 'account-order')
  expect(await isPdf(`${shop.platform}${await own.getAttribute('href')}`)).toBe(true)

  const mail = await shop.mailTo(buyer.email, 'HH-00001')
  const address = /https?:\/\/\S+documents\/invoice\.pdf\S+/.exec(JSON.stringify(mail))?.[0] ?? ''
  expect(await isPdf(address.replace(/\\n.*|".*/, ''))).toBe(true)
})
