import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../../test/browser.ts'
import {
  AddressFields,
  Button,
  Checkbox,
  ErrorSummary,
  OptionPicker,
  QuantityStepper,
  RadioGroup,
  SelectField,
  TextField,
} from './index.ts'
import { addressLabels } from '../gallery/address-labels.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
})

const form = (
  <form action="/posted">
    <ErrorSummary errors={[{ message: 'The email is missing', fieldId: 'email' }]} />
    <TextField id="email" label="Email" name="email" type="email" required />
    <AddressFields
      labels={addressLabels}
      omit={['company', 'subdivision', 'phone']}
      countries={[{ value: 'IE', label: 'Ireland' }]}
    />
    <SelectField label="Language" name="language" options={[{ value: 'ga', label: 'Gaeilge' }]} />
    <RadioGroup
      label="Delivery"
      name="delivery"
      options={[
        { value: 'post', label: 'Post' },
        { value: 'courier', label: 'Courier' },
      ]}
    />
    <OptionPicker
      label="Size"
      name="size"
      choices={[
        { value: 's', label: 'Small' },
        { value: 'l', label: 'Large', unavailable: true },
      ]}
    />
    <QuantityStepper name="quantity" />
    <Checkbox label="Terms" name="terms" required />
    <Button variant="primary">Place order</Button>
  </form>
)

describe('without scripts', () => {
  it('every kind of field can be filled in and posted', async () => {
    const page = await openForm()
    await page.getByRole('link', { name: 'The email is missing' }).click()
    await page.getByLabel('Email').fill('maeve@example.test')
    await page.getByLabel('Country or region').selectOption('IE')
    for (const name of ['First name', 'Last name', 'City']) await page.getByLabel(name).fill(name)
    await page.getByRole('textbox', { name: 'Address' }).fill('1 Main Street')
    await page.getByLabel('Courier').check()
    await page.getByLabel('Small').check()
    await page.getByRole('spinbutton').fill('3')
    await page.getByLabel('Terms').check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL('**/posted?**')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      email: 'maeve@example.test',
      country: 'IE',
      addressLine: '1 Main Street',
      language: 'ga',
      delivery: 'courier',
      size: 's',
      quantity: '3',
      terms: 'on',
    })
  })

  it('the browser blocks a form with a missing field', async () => {
    const page = await openForm()
    await page.getByRole('button', { name: 'Place order' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

async function openForm() {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const body = `<!doctype html><title>Checkout</title>${renderToStaticMarkup(form)}`
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://shop.test/')
  return page
}
