import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { pay, readToast, signInOwner } from '../stage/steps.ts'
import type { Visitor } from '../stage/visitor.ts'

const { shop, openVisitor } = await openStage()

const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Ring 1' }

/** A company whose people pay a quarter less. The store's member is one of them. */
const { memberGroup } = await shop.call('POST /vitrine/v1/member-groups', { memberGroup: { name: 'Business' } })
await shop.call('POST /vitrine/v1/price-lists', {
  priceList: { name: 'Business prices', memberGroupIds: [memberGroup.id], percentage: '-25' },
})
const { company } = await shop.call('POST /vitrine/v1/companies', {
  company: {
    name: 'Acme GmbH',
    memberGroupIds: [memberGroup.id],
    paymentTerms: 'NET_30',
    billingAddress: address,
  },
})
const { customers } = await shop.call('POST /vitrine/v1/customers/query', {
  query: { filter: { email: shop.member.email } },
})
const customer = customers[0]
await shop.call(`POST /vitrine/v1/companies/${company.id}/people`, { customerId: customer.id })

const inspected = async ({ inspect, inspectInDark }: Visitor): Promise<string[]> => [
  ...(await inspect()),
  ...(await inspectInDark()),
]

const addMug = async (page: Page): Promise<void> => {
  await page.getByLabel('Search products').fill('Tide')
  await page.getByRole('button', { name: 'Add Tide Mug' }).click()
  await page.getByRole('spinbutton', { name: 'Quantity of Tide Mug' }).waitFor()
}

test('an order for a customer of a company has its prices, is paid by link, and shows the company', async () => {
  const owner = await openVisitor()
  const { page } = owner
  await signInOwner(page, shop, `customers/${customer.id}`)
  await page.getByRole('link', { name: 'Create order' }).click()
  await page.getByText('The order belongs to the customer’s account.').waitFor()
  expect(await page.getByRole('form', { name: 'Customer' }).getByLabel('Email', { exact: true }).inputValue()).toBe(
    shop.member.email,
  )
  await addMug(page)
  await page.getByText('€21.00').first().waitFor()
  await page.reload()
  expect(await inspected(owner)).toEqual([])
  await shoot(page, 'order-for-customer')
  await page.getByRole('button', { name: 'Send payment link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send payment link' }).click()
  await readToast(page, 'The order is placed, and the payment link is sent.')
  await page.getByRole('link', { name: 'Acme GmbH' }).waitFor()
  expect(await inspected(owner)).toEqual([])
  await shoot(page, 'order-of-company')

  const { text } = await shop.mailTo(shop.member.email, 'Amount to pay')
  const visitor = await openVisitor()
  await visitor.page.goto(/http\S+\/hosted\/pay\?\S+/.exec(text)![0])
  await visitor.page.getByText('€21.00').first().waitFor()
  expect(await inspected(visitor)).toEqual([])
  await pay(visitor.page)
  await visitor.page.getByRole('heading', { name: 'Thank you for your payment' }).waitFor()
  await page.reload()
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Acme GmbH' }).click()
  await page.getByRole('region', { name: 'Orders' }).getByRole('rowheader').waitFor()
  expect([...(await owner.takeProblems()), ...(await visitor.takeProblems())]).toEqual([])
})

test('choosing a customer in a draft prices its items again, and without the account they cost what others pay', async () => {
  const owner = await openVisitor()
  const { page } = owner
  await signInOwner(page, shop, 'orders/new')
  await addMug(page)
  await page.getByText('€28.00').first().waitFor()
  await page.getByRole('button', { name: 'Choose customer' }).click()
  await page.getByRole('searchbox', { name: 'Find a customer' }).fill(shop.member.email)
  expect(await inspected(owner)).toEqual([])
  await page.getByRole('button', { name: /^Choose (?!customer)/ }).click()
  await page.getByText('€21.00').first().waitFor()
  await shoot(page, 'draft-for-company')
  await page.getByRole('button', { name: 'Order without account' }).click()
  await page.getByText('€28.00').first().waitFor()
  expect(await page.getByText('€21.00').count()).toBe(0)
  expect(await owner.takeProblems()).toEqual([])
})
