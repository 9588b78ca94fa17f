import { ApiKeyStrategy, createClient, OAuthStrategy, products } from '@vitrine/client'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startExample } from '@vitrine/server/store/service-plugin/testing-example.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

const openAppsAndKeys = async (page: Page): Promise<void> => {
  await openPage(page, 'Apps and keys')
  await page.getByRole('heading', { level: 1, name: 'Apps and keys' }).waitFor()
}

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click()

const makeKey = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Create API key' }).click()
  await page.getByLabel('Name').fill('Ledger')
  await page.getByLabel('Allowed origins').fill('https://desk.example desk')
  await save(page)
  await page.getByText('Enter a complete URL').first().waitFor()
  await page.getByLabel('Allowed origins').fill('')
  await save(page)
  await page.getByText('You won’t be able to see it again.').waitFor()
  // The focus moves to the new key, not to the top of the page.
  await page.getByRole('status').and(page.locator(':focus')).waitFor()
  return page.getByLabel('API key', { exact: true }).inputValue()
}

test('the owner creates a key and sees it once; it works until it is deleted', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop)
  await openAppsAndKeys(page)
  expect(await inspect()).toEqual([])
  const key = await makeKey(page)
  expect(await inspect()).toEqual([])
  expect(await takeProblems()).toEqual(['400 /vitrine/v1/api-keys'])
  const auth = ApiKeyStrategy({ apiKey: key })
  const program = createClient({ host: shop.platform, auth, modules: { products } })
  const { product } = await program.products.createProduct({ name: 'By a program', priceData: { price: 3 } })
  await program.products.deleteProduct(product.id)

  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await page.getByRole('rowheader', { name: 'Ledger' }).waitFor()
  expect(await page.content()).not.toContain(key)
  await page.getByRole('button', { name: 'Delete Ledger' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await readToast(page, '“Ledger” deleted')
  expect(await caught(program.products.deleteProduct(product.id))).toMatchObject({ status: 401 })
  expect(await takeProblems()).toEqual([])
})

test('the owner adds an app’s payment provider once it responds, tests it, disables it and removes it', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop)
  await openAppsAndKeys(page)
  await page.getByRole('link', { name: 'Add app' }).click()
  await page.getByLabel('Name').fill('Example Pay')
  await save(page)
  await page.getByRole('heading', { level: 1, name: 'Example Pay' }).waitFor()
  const base = page.getByLabel('Base URL')
  await base.fill('http://127.0.0.1:1')
  await page.getByRole('button', { name: 'Add payment provider' }).click()
  await page.getByText('The app can’t be used').waitFor()
  expect(await takeProblems()).toEqual(['428 /vitrine/v1/service-plugins'])
  const appId = await page.getByLabel('App ID').inputValue()
  const publicKey = await (await fetch(await page.getByLabel('Public key URL').inputValue())).text()
  const example = await startExample({ appId, publicKey })
  onTestFinished(example.stop)

  await base.fill(example.baseUrl)
  await page.getByRole('button', { name: 'Add payment provider' }).click()
  expect(await page.getByLabel('Notification secret').inputValue()).toMatch(/\S{40}/)
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await readToast(page, 'The connection to Example Pay works')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await readToast(page, 'Payment provider turned off')
  await page.getByText('Off', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await readToast(page, 'Payment provider removed')
  await base.waitFor()
  expect(await takeProblems()).toEqual([])
})

test('the owner adds a storefront, which opens the shop by its client ID until it is deleted', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openAppsAndKeys(page)
  await page.getByRole('link', { name: 'Add storefront' }).click()
  await page.getByLabel('Name').fill('Summer shop')
  await page.getByLabel('Allowed origins').fill('https://summer.example')
  await page.getByRole('radio', { name: 'The provider’s SDK' }).check()
  await save(page)
  await readToast(page, '“Summer shop” added')
  const clientId = await page.getByLabel('Client ID').inputValue()
  const auth = () => OAuthStrategy({ clientId })
  const visit = () => createClient({ host: shop.platform, auth: auth(), modules: { products } }).products
  expect((await visit().queryProducts().limit(1).find()).items).toHaveLength(1)

  await page.getByLabel('Redirect URLs').fill('https://summer.example/#in')
  await openPage(page, 'Tax')
  await page
    .getByRole('dialog', { name: 'Leave page with unsaved changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await save(page)
  await page.getByText('Must not have a fragment').first().waitFor()
  await page.getByLabel('Redirect URLs').fill('https://summer.example/callback')
  await save(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelectorAll('textarea')[1]?.value === '')
  expect(await takeProblems()).toEqual([`400 /vitrine/v1/oauth-apps/${clientId}`])

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await readToast(page, '“Summer shop” deleted')
  expect(await caught(visit().queryProducts().find())).toMatchObject({ status: 401 })
  expect(await takeProblems()).toEqual([])
})
