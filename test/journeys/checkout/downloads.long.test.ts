import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail } from '../../credentials.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import {
  addToCart,
  buyer,
  fillCard,
  goToCheckout,
  goToPayment,
  readToast,
  signInOwner,
  viewCart,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()
// The platform's mailbox shows the emails of all its stores.
const email = newEmail()
const story = 'Once upon a time there was a lamp.'

/** The owner allows two downloads per file, creates a product and adds its file. */
const sellStory = async (page: Page): Promise<string> => {
  await signInOwner(page, shop, 'checkout')
  await page.getByLabel('Downloads per item bought').fill('2')
  await page.getByRole('form', { name: 'Download links' }).getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await page.goto(`${shop.platform}/back-office/products/new`)
  await page.getByLabel('Name', { exact: true }).fill('Lamp story')
  await page.getByLabel('Price (EUR)').fill('7')
  await page.getByRole('checkbox', { name: 'Digital product' }).check()
  await page.getByText('No file yet. Customers can’t download anything.').waitFor()
  const path = join(tmpdir(), 'lamp story.pdf')
  await writeFile(path, story)
  await page.getByLabel('Upload file').setInputFiles(path)
  await page.getByText('lamp story.pdf').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, '“Lamp story” added')
  await shoot(page, 'desk-product')
  return page.url()
}

const buyStory = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/product-page/lamp-story`)
  await addToCart(page)
  await viewCart(page)
  await goToCheckout(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill(buyer.firstName)
  await page.getByLabel('Last name').fill(buyer.lastName)
  await goToPayment(page)
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByRole('link', { name: 'Download lamp story.pdf' }).waitFor()
  await shoot(page, 'thanks')
}

const download = async (page: Page): Promise<string> => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download lamp story.pdf' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('lamp story.pdf')
  return readFile(await saved.path(), 'utf8')
}

/** Shows an email as email clients do. */
const seeEmail = async (page: Page, about: string): Promise<void> => {
  await page.goto(`${shop.platform}/dev/mail?to=${email}`)
  await page.getByRole('article').filter({ hasText: about }).getByRole('link', { name: 'as HTML' }).click()
  await page.getByRole('link', { name: 'View your order' }).waitFor()
  await shoot(page, `mail-${about.replaceAll(' ', '-').toLowerCase()}`)
}

test('a guest downloads a purchased file until the limit, and the owner renews it', async () => {
  const owner = await openVisitor()
  await sellStory(owner.page)
  expect(await owner.inspect()).toEqual([])

  const guest = await openVisitor()
  const { page } = guest
  await buyStory(page)
  const mail = await shop.mailTo(email, 'downloads')
  expect(mail.text).toContain('2 times until')
  const [orderPage] = /http\S+\/hosted\/order\?token=\S+/.exec(mail.text)!
  await page.goto(orderPage)
  await page.getByText('2 downloads left').waitFor()
  await shoot(page, 'order')
  expect([...(await guest.inspect()), ...(await guest.inspectInDark())]).toEqual([])
  for (const about of ['Thank you', 'downloads']) await seeEmail(page, about)
  await page.goto(orderPage)
  expect([await download(page), await download(page)]).toEqual([story, story])
  await page.reload()
  await page.getByText('Downloaded as often as allowed.').waitFor()
  await shoot(page, 'order-used-up')

  await owner.page.goto(`${shop.platform}/back-office/orders`)
  await owner.page.getByRole('link', { name: '10001' }).click()
  await owner.page.getByText('0 of 2 downloads left').waitFor()
  expect(await owner.inspect()).toEqual([])
  await shoot(owner.page, 'desk-order')
  await owner.page.getByRole('button', { name: /^Renew link/ }).click()
  await shoot(owner.page, 'desk-renew')
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Renew link' }).click()
  await readToast(owner.page, 'Link renewed')
  await owner.page.getByText('2 of 2 downloads left').waitFor()
  await page.reload()
  expect(await download(page)).toBe(story)

  await page.goto(`${orderPage}x`)
  await page.getByText('This link doesn’t work.').waitFor()
  await page.getByLabel('Order number').fill('10001')
  await page.getByLabel('Email').fill(email)
  await shoot(page, 'find-order')
  expect([...(await guest.inspect()), ...(await guest.inspectInDark())]).toEqual([])
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const again = await shop.mailTo(email, 'link to your order')
  await page.goto(/http\S+\/hosted\/order\?token=\S+/.exec(again.text)![0])
  await page.getByRole('heading', { name: 'Order 10001' }).waitFor()
  expect(await owner.takeProblems()).toEqual([])
})
