import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import {
  addToCart,
  buyer,
  fillCard,
  fillCheckout,
  goToCheckout,
  goToPayment,
  openCheckout,
  readToast,
  signInOwner,
  viewCart,
} from '../stage/steps.ts'

const dayMs = 24 * 60 * 60 * 1000
const { shop, openVisitor } = await openStage({ hasOwnClock: true })

const friend = { ...buyer, email: 'anna@example.com', firstName: 'Anna' }
const inThreeDays = new Date(shop.now().getTime() + 3 * dayMs).toISOString().slice(0, 10)

/** The owner offers gift cards. */
const offerGiftCards = async (): Promise<void> => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop, 'products/new-gift-card')
  await page.getByLabel(/^Values/).fill('25, 50')
  await shoot(page, 'desk-new')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, '“Gift card” added')
  await shoot(page, 'desk-product')
  expect(await takeProblems()).toEqual([])
}

/** A buyer buys one for a friend, for a later day. */
const buyForFriend = async (): Promise<void> => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await page.goto(`${shop.storefront}/product-page/gift-card`)
  await page.getByRole('radio', { name: '€50' }).check()
  await page.getByRole('radio', { name: 'For someone else' }).check()
  await addToCart(page)
  await page.getByText('Enter the recipient’s email.').waitFor()
  await page.getByLabel('Recipient’s name').fill('Anna')
  await page.getByLabel('Recipient’s email').fill(friend.email)
  await page.getByLabel('Your name').first().fill('Ann')
  await page.getByLabel('Message').first().fill('Happy birthday!')
  await page.getByLabel('Send on').fill(inThreeDays)
  await shoot(page, 'product')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await addToCart(page)
  await viewCart(page)
  await shoot(page, 'cart')
  await goToCheckout(page)
  await page.getByLabel('Email').fill(buyer.email)
  await shoot(page, 'checkout')
  await page.getByLabel('First name').fill(buyer.firstName)
  await page.getByLabel('Last name').fill(buyer.lastName)
  await goToPayment(page)
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByText('Will be sent on').waitFor()
  await shoot(page, 'thanks')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  expect((await takeProblems()).filter((problem) => !problem.startsWith('400 '))).toEqual([])
}

const seeAtTheDesk = async (state: string): Promise<void> => {
  const { page, inspect } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByText(state, { exact: true }).first().waitFor()
  await shoot(page, `desk-order-${state.toLowerCase()}`)
  expect(await inspect()).toEqual([])
}

test('a gift card for someone else arrives on its day and pays for a purchase', async () => {
  await offerGiftCards()
  await buyForFriend()
  const confirmation = await shop.mailTo(buyer.email, 'Gift card')
  expect(confirmation.text).toContain(friend.email)
  await seeAtTheDesk('Scheduled')

  await shop.skipAhead(3.5 * dayMs)
  const mail = await shop.mailTo(friend.email, 'gift card')
  expect(mail.subject).toContain('Ann sent you a €50.00 gift card')
  expect(mail.text).toContain('Happy birthday!')
  await seeAtTheDesk('Sent')

  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(mail.text)![0]
  const { page } = await openVisitor()
  await openCheckout(page, shop)
  await fillCheckout(page, friend)
  await page.getByRole('textbox', { name: 'Gift card' }).fill(code)
  await page.getByRole('button', { name: 'Apply: Gift card' }).click()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()

  const owner = await openVisitor()
  // The browser's clock is not the server's.
  const [from, to] = [-5, 1].map((days) => new Date(shop.now().getTime() + days * dayMs).toISOString().slice(0, 10))
  await signInOwner(owner.page, shop, `finances?${new URLSearchParams({ from: from!, to: to! })}`)
  await owner.page.getByRole('row', { name: 'Gift cards sold €50.00' }).waitFor()
  await owner.page.getByRole('row', { name: 'Paid with gift cards and store credit €32.90' }).waitFor()
  await shoot(owner.page, 'finances')
  expect(await owner.inspect()).toEqual([])
})

test('a gift card for someone else can be bought without scripts', async () => {
  const { page, takeProblems } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(`${shop.storefront}/product-page/gift-card`)
  await page.getByRole('radio', { name: '€25' }).check()
  const email = page.getByLabel('Recipient’s email')
  expect(await email.isVisible()).toBe(false)
  await page.getByRole('radio', { name: 'For someone else' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Enter the recipient’s email.').waitFor()
  expect((await takeProblems()).filter((problem) => !problem.startsWith('4'))).toEqual([])
  await page.getByRole('radio', { name: '€25' }).check()
  await page.getByRole('radio', { name: 'For someone else' }).check()
  await email.fill(friend.email)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByText(friend.email).waitFor()
})
