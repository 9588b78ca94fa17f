import { ApiKeyStrategy, createClient, inventory, products } from '@vitrine/client'
import { expect, test } from 'vitest'
import { openStage } from '../stage/stage.ts'
import { readToast, signInMember, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()
const desk = createClient({
  host: shop.platform,
  auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
  modules: { inventory, products },
})

/** A vase in two sizes, one of them sold out. */
const addVase = async (name: string) => {
  const choices = ['Small', 'Large'].map((size) => ({ value: size, description: size }))
  const productOptions = [{ name: 'Size', optionType: 'drop_down' as const, choices }]
  const about = { name, priceData: { price: 48 }, manageVariants: true }
  const { product } = await desk.products.createProduct({ ...about, productOptions })
  const [small, large] = product.variants
  const count = (quantity: number) =>
    desk.inventory.updateInventoryVariants(product.id, {
      trackQuantity: true,
      variants: [
        { variantId: small!.id, quantity: 3 },
        { variantId: large!.id, quantity },
      ],
    })
  await count(0)
  return { product, page: `${shop.storefront}/product-page/${product.slug}` }
}
const firstLink = (text: string): string => /https?:\S+/.exec(text)![0]

const screens = [
  { name: 'narrow and light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'narrow and dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: 'wide and light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'wide and dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const

test.each(screens)('the back-in-stock form is accessible: $name', async ({ name, ...screen }) => {
  const vase = await addVase(`Vase ${name}`)
  const { page, takeProblems, inspect } = await openVisitor(screen)
  await page.goto(vase.page)
  await page.getByRole('radio', { name: /^Large/ }).check()
  const form = page.getByRole('form', { name: 'Get an email when it’s back' })
  await form.getByLabel('Email').fill(`${name.replaceAll(' ', '-')}@people.test`)
  expect([...(await takeProblems()), ...(await inspect())]).toEqual([])
  await form.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText('We’ll email').waitFor()
  expect([...(await takeProblems()), ...(await inspect())]).toEqual([])
  // A size in stock has no form.
  await page.getByRole('radio', { name: /^Small/ }).check()
  await page.getByText('Only 3 left').waitFor()
  expect(await page.getByText('We’ll email').count()).toBe(0)
})

test('from the request to the email: the owner sees requests and restocks, the buyer returns', async () => {
  const vase = await addVase('Harbour vase')
  const email = 'waiting@people.test'
  const { page, takeProblems } = await openVisitor()
  await page.goto(vase.page)
  await page.getByRole('radio', { name: /^Large/ }).check()
  const form = page.getByRole('form', { name: 'Get an email when it’s back' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText(`We’ll email ${email}`).waitFor()
  expect(await takeProblems()).toEqual([])

  const owner = await openVisitor()
  await signInOwner(owner.page, shop, `products/${vase.product.id}`)
  await owner.page.getByText('1 customer wants to be notified when it’s back in stock.').waitFor()
  await owner.page.getByLabel('Stock, Large').fill('4')
  await owner.page.getByRole('button', { name: 'Save' }).click()
  await readToast(owner.page, 'Saved')

  const { subject, text } = await shop.mailTo(email, 'is back')
  expect(subject).toMatch(/^Harbour vase, Large is back in stock at /)
  await owner.page.reload()
  await owner.page.getByLabel('Stock, Large').waitFor()
  expect(await owner.page.getByText('wants to be notified').count()).toBe(0)

  await page.goto(firstLink(text))
  await page.getByRole('heading', { level: 1, name: 'Harbour vase' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Large' }).isChecked()).toBe(true)
  expect(await page.getByRole('button', { name: 'Add to cart' }).isEnabled()).toBe(true)

  await page.goto(text.match(/https?:\S+/g)![1]!)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
})

test('a member’s email is prefilled', async () => {
  const vase = await addVase('Known vase')
  const { page, takeProblems } = await openVisitor()
  await signInMember(page, shop)
  await page.goto(vase.page)
  await page.getByRole('radio', { name: /^Large/ }).check()
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(shop.member.email)
  expect(await takeProblems()).toEqual([])
})

test('without scripts, the sold-out page has the form', async () => {
  const vase = await addVase('Quiet vase')
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(vase.page)
  await page.getByRole('radio', { name: /^Large/ }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('quiet@people.test')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText('We’ll email quiet@people.test').waitFor()
  expect(await page.getByRole('radio', { name: /^Large/ }).isChecked()).toBe(true)
})
