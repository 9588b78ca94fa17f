import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { buyer, openPage, orderMug, readToast, signInMember, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

/** Makes a call as the owner. */
const call = (path: string, body?: object) => shop.call(`${body ? 'POST' : 'GET'} ${path}`, body)

/** Returns a buyer's latest order, as the owner sees it. */
const orderOf = async (email: string) => {
  const search = { filter: { 'buyerInfo.email': email }, cursorPaging: { limit: 1 } }
  return (await call('/ecom/v1/orders/search', { search })).orders[0]
}

const send = (order: { id: string; lineItems: { id: string; quantity: number }[] }) => {
  const lineItems = order.lineItems.map(({ id, quantity }) => ({ id, quantity }))
  return call(`/ecom/v1/fulfillments/orders/${order.id}/create-fulfillment`, { fulfillment: { lineItems } })
}

const returnOf = async ({ id }: { id: string }) =>
  (await call(`/vitrine/v1/orders/${id}/returns`)).orderReturns.at(-1) as {
    id: string
    items: { lineItemId: string }[]
  }
const move = (id: string, step: string, body: object = {}) => call(`/vitrine/v1/returns/${id}/${step}`, body)

const linkIn = ({ text }: { text: string }): string => /http\S+\/hosted\/order\?token=\S+/.exec(text)![0]
const returns = (page: Page) => page.getByRole('region', { name: 'Returns' })

const instructions = 'Wrap the mug as it came.'
const returnAddress = 'Tide Studio\nDeichstraße 4\n20459 Hamburg'
const label = { carrier: 'DHL', trackingNumber: 'BACK 42', url: 'https://labels.example/42.pdf' }

test('a guest returns a mug without scripts, reads the instructions, and sees it received and refunded', async () => {
  const guest = await openVisitor()
  await orderMug(guest.page, shop)
  const order = await orderOf(buyer.email)
  const [line] = order.lineItems
  await guest.page.goto(linkIn(await shop.mailTo(buyer.email, 'Thank you')))
  await returns(guest.page).getByText('What can’t be returned').click()
  await returns(guest.page).getByText('Can be returned once it has shipped.').waitFor()
  await send(order)
  const address = linkIn(await shop.mailTo(buyer.email, 'on its way'))

  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(address)
  await returns(page).getByText('Return items').click()
  await page.getByLabel('Tide Mug').check()
  await page.getByLabel('Reason').selectOption('OTHER')
  await page.getByRole('radio', { name: /^Exchange/ }).check()
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('Describe the reason in a few words.').first().waitFor()
  expect(await page.getByRole('radio', { name: /^Exchange/ }).isChecked()).toBe(true)
  await page.getByRole('textbox', { name: 'Comment' }).fill('The handle is too small for my hand.')
  await page.getByRole('radio', { name: /^Refund/ }).check()
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('Your return request was sent.').waitFor()
  await shop.mailTo(buyer.email, 'We received your return request')
  await shop.mailTo(shop.owner.email, 'return')

  const { id } = await returnOf(order)
  await move(id, 'approve', { instructions, returnAddress, label })
  const approved = await shop.mailTo(buyer.email, 'is approved')
  for (const text of [instructions, returnAddress, 'DHL BACK 42', label.url]) expect(approved.text).toContain(text)
  await page.goto(linkIn(approved))
  for (const text of [instructions, 'Deichstraße 4', 'DHL BACK 42']) await returns(page).getByText(text).waitFor()
  await guest.page.goto(address)
  expect([...(await guest.inspect()), ...(await guest.inspectInDark())]).toEqual([])
  await shoot(guest.page, 'return-approved')

  await move(id, 'receive', { items: [{ lineItemId: line.id, quantity: 1, condition: 'AS_NEW' }] })
  await shop.mailTo(buyer.email, 'Your return has arrived')
  await move(id, 'settle', { type: 'REFUND', fee: { amount: '2.00' } })
  const settled = await shop.mailTo(buyer.email, 'The store keeps €2.00')
  await page.goto(linkIn(settled))
  await returns(page).getByText('The handle is too small for my hand.').waitFor()
  await returns(page).getByText('Completed', { exact: true }).waitFor()
  await returns(page).getByText('The store kept €2.00 for the return.').waitFor()
  await page.getByText('Return completed').waitFor()
  expect(await page.getByRole('button', { name: 'Cancel return' }).count()).toBe(0)
  await guest.page.goto(address)
  await shoot(guest.page, 'return-settled')
  expect(await guest.takeProblems()).toEqual([])
})

test('a guest withdraws from an order before it is shipped, and the owner refunds it and writes the policy', async () => {
  const guest = await openVisitor({ viewport: { width: 360, height: 800 } })
  await orderMug(guest.page, shop)
  const order = await orderOf(buyer.email)
  const { page } = guest
  await page.goto(linkIn(await shop.mailTo(buyer.email, 'Thank you')))
  const withdrawal = page.getByRole('region', { name: /withdraw/i })
  await withdrawal.getByText('You don’t have to give a reason.').waitFor()
  await withdrawal.getByRole('link', { name: 'Withdraw from contract here' }).press('Enter')
  await page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Tide Mug' }).isChecked()).toBe(true)
  expect([...(await guest.inspect()), ...(await guest.inspectInDark())]).toEqual([])
  await shoot(page, 'withdrawal-form')
  await page.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter')
  await withdrawal.getByText('Your withdrawal was received.').waitFor()
  await withdrawal.getByText(/^You withdrew on .* (UTC|GMT|CES?T)/).waitFor()
  expect([...(await guest.inspect()), ...(await guest.inspectInDark())]).toEqual([])
  await shoot(page, 'withdrawal-made')
  expect((await shop.mailTo(buyer.email, 'You withdrew')).text).toContain('You don’t have to send anything back')
  await shop.mailTo(shop.owner.email, 'Withdrawal from order')

  const owner = await openVisitor()
  await signInOwner(owner.page, shop, `orders/${order.id}`)
  await owner.page.getByText('Don’t ship 1 item: the customer withdrew from the contract').waitFor()
  expect([...(await owner.inspect()), ...(await owner.inspectInDark())]).toEqual([])
  await shoot(owner.page, 'withdrawal-desk')
  await owner.page.getByRole('link', { name: 'Settle', exact: true }).click()
  expect(await owner.page.getByLabel(/^Refund delivery as well/).isChecked()).toBe(true)
  await owner.page.getByText('will be refunded to Visa ending in 4242.').waitFor()
  await owner.page.getByRole('button', { name: 'Refund', exact: true }).click()
  await readToast(owner.page, 'Return refunded')
  await page.reload()
  await withdrawal.getByText('Completed', { exact: true }).waitFor()

  await openPage(owner.page, 'Overview')
  await owner.page.getByRole('link', { name: 'Add policies' }).click()
  await owner.page.getByRole('heading', { name: 'Policies' }).waitFor()
  expect([...(await owner.inspect()), ...(await owner.inspectInDark())]).toEqual([])
  await owner.page.getByRole('link', { name: 'Right of withdrawal' }).click()
  await owner.page.getByRole('button', { name: 'Use the template' }).click()
  await owner.page.getByText(/placeholders? left/).waitFor()
  await owner.page.getByLabel('Show it in the store').check()
  expect([...(await owner.inspect()), ...(await owner.inspectInDark())]).toEqual([])
  await shoot(owner.page, 'policy')
  await owner.page.getByRole('button', { name: 'Publish' }).click()
  await readToast(owner.page, 'Policy published')
  await page.goto(`${shop.storefront}/policies/withdrawal`)
  await page.getByText('Model withdrawal form', { exact: true }).waitFor()
  expect([...(await guest.takeProblems()), ...(await owner.takeProblems())]).toEqual([])
})

test('a member opens the returns of an order from the storefront, requests, cancels, and is declined', async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  await signInMember(page, shop)
  await orderMug(page, shop)
  // Emails go to the address typed at the checkout.
  const order = await orderOf(buyer.email)
  await send(order)

  await page.goto(`${shop.storefront}/account/orders/${order.id}`)
  await page.getByRole('link', { name: 'Return items, or see how your returns are going' }).click()
  await page.waitForURL('**/hosted/account/orders/detail**')
  await returns(page).getByText('Return items').click()
  await shoot(page, 'return-form')
  await page.getByLabel('Tide Mug').check()
  await page.getByLabel('Quantity').fill('2')
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('Choose a reason.').first().waitFor()
  await page.getByLabel('Reason').selectOption('DOES_NOT_FIT')
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('Only 1 can be returned.').first().waitFor()
  expect([...(await visitor.inspect()), ...(await visitor.inspectInDark())]).toEqual([])
  await shoot(page, 'return-refused')
  await page.getByLabel('Quantity').fill('1')
  await page.getByRole('radio', { name: /^Store credit/ }).check()
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('Your return request was sent.').waitFor()
  await page.getByRole('button', { name: 'Cancel return' }).click()
  await page.getByText('The return was canceled.').waitFor()

  await returns(page).getByText('Return items').click()
  await page.getByLabel('Tide Mug').check()
  await page.getByLabel('Reason').selectOption('CHANGED_MIND')
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('Your return request was sent.').waitFor()
  const { id } = await returnOf(order)
  await move(id, 'decline', { reason: 'It shows signs of use.' })
  expect((await shop.mailTo(buyer.email, 'declined')).text).toContain('It shows signs of use.')
  await page.reload()
  await returns(page).getByText('It shows signs of use.').waitFor()
  await page.goto(`${shop.platform}/hosted/account/orders/detail?id=${order.id}&lang=he`)
  await page.getByText('נדחתה').first().waitFor()
  await page.getByText('החזרת פריטים').click()
  await page.getByRole('checkbox').check()
  expect([...(await visitor.inspect()), ...(await visitor.inspectInDark())]).toEqual([])
  await shoot(page, 'return-hebrew')
  // Rejected twice.
  const refused = '422 /hosted/account/orders/detail'
  expect(await visitor.takeProblems()).toEqual([refused, refused])
})
