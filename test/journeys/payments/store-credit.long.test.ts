import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { fillCheckout, openCheckout, pay, readToast, signInMember, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner grants a member store credit, who pays with it in one click and is refunded as credit', async () => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop, `customers?q=${shop.member.email}`)
  await owner.page
    .getByRole('link', { name: shop.member.email })
    .or(owner.page.getByRole('rowheader').getByRole('link'))
    .first()
    .click()
  await owner.page.getByRole('button', { name: 'Give store credit' }).click()
  await owner.page.getByLabel('Amount (EUR)').fill('12')
  await owner.page.getByLabel('Reason').fill('Sorry for the wait')
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Give store credit' }).click()
  await readToast(owner.page, 'Store credit given')
  await owner.page.getByText('€12.00').first().waitFor()
  await shoot(owner.page, 'desk-member')
  expect(await owner.inspect()).toEqual([])
  expect(await owner.takeProblems()).toEqual([])

  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInMember(page, shop)
  await openCheckout(page, shop)
  await fillCheckout(page, {
    email: shop.member.email,
    firstName: 'Mia',
    lastName: 'Berg',
    street: 'Weg 1',
    postalCode: '10115',
    city: 'Berlin',
  })
  await page.getByRole('button', { name: 'Use your store credit of €12.00' }).waitFor()
  await shoot(page, 'checkout-credit')
  await page.getByRole('button', { name: 'Use your store credit of €12.00' }).click()
  await page.getByText('−€12.00').last().waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await pay(page)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()

  await owner.page.goto(`${shop.platform}/back-office/orders`)
  await owner.page.getByRole('link', { name: '10001' }).click()
  await owner.page.getByRole('link', { name: 'Refund' }).click()
  await owner.page.getByLabel(/ending in 4242/).fill('5')
  await owner.page.getByLabel('Refund as store credit').check()
  await shoot(owner.page, 'desk-refund')
  await owner.page.getByRole('button', { name: 'Refund' }).click()
  await readToast(owner.page, 'Refund started')
  await shop.mailTo(shop.member.email, '€5.00 has been added to your store credit')

  await page.goto(`${shop.platform}/hosted/account/store-credit`)
  await page.getByText('Sorry for the wait').waitFor()
  await page.getByText('€5.00').first().waitFor()
  await shoot(page, 'account-credit')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  expect(await takeProblems()).toEqual([])
})
