import type { Page } from 'playwright-core'

/** Completes the hosted checkout in a browser, from the email to the payment. */
export const fillCheckout = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('ann@people.test')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('Address', { exact: true }).fill('Invalidenstraße 1')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('City').fill('Berlin')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiration date').fill('12 / 39')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}
