import { AppStrategy } from '@vitrine/client'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { plugInAuthenticator } from '../stage/authenticator.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const openAppsAndKeys = async (page: Page): Promise<void> => {
  await openPage(page, 'Apps and keys')
  await page.getByRole('heading', { level: 1, name: 'Apps and keys' }).waitFor()
}

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click()

/** The app's own page, to which the owner returns. Redirects can't be intercepted, so the page must exist. */
const openAppPage = async () => {
  const server = createServer((_request, response) => response.end('Installed')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/installed`, close: () => server.close() }
}

const addApp = async (page: Page, back: string): Promise<AppStrategy> => {
  await page.getByRole('link', { name: 'Add app' }).click()
  await page.getByLabel('Name').fill('Books')
  await page.getByLabel('Redirect URLs').fill(back)
  await page.getByLabel('Orders, payments, and fulfillment').check()
  await save(page)
  const appSecret = await page.getByLabel('App secret').inputValue()
  const appId = await page.getByLabel('App ID').inputValue()
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Books' }).waitFor()
  expect(await page.content()).not.toContain(appSecret)
  return AppStrategy({ appId, appSecret, host: shop.platform })
}

const subscribe = async (page: Page): Promise<void> => {
  await page.getByText('No webhooks yet').waitFor()
  await page.getByLabel('URL', { exact: true }).fill('https://books.example/events')
  const events = page.getByRole('textbox', { name: 'Events' })
  await events.fill('wix.ecom.v1.order_aproved')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('did you mean wix.ecom.v1.order_approved?').first().waitFor()
  await events.fill('wix.ecom.v1.order_approved')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await readToast(page, 'Webhook added')
  await page.getByRole('rowheader', { name: 'https://books.example/events' }).waitFor()
  expect(await page.getByLabel('URL', { exact: true }).inputValue()).toBe('')
}

const unsubscribe = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Remove https://books.example/events' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await readToast(page, 'Webhook removed')
  await page.getByText('No webhooks yet').waitFor()
}

/** Grants an app access, as the owner who opens its install page. */
const letIn = async (page: Page, app: AppStrategy, back: string): Promise<void> => {
  await page.goto(app.getInstallUrl({ redirectUrl: back }))
  await page.getByLabel('Owner’s email').fill(shop.owner.email)
  await page.getByLabel('Password').fill(shop.owner.password)
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByText('Installed').waitFor()
}

test('the owner adds an app, subscribes it to events, installs it, uninstalls it and deletes it', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop)
  await openAppsAndKeys(page)
  const appPage = await openAppPage()
  const app = await addApp(page, appPage.url)
  await subscribe(page)
  expect(await inspect()).toEqual([])
  await unsubscribe(page)
  await letIn(page, app, appPage.url)
  appPage.close()

  await page.goto(`${shop.platform}/back-office/apps-and-keys`)
  await page.getByRole('button', { name: 'Uninstall Books' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uninstall' }).click()
  await readToast(page, '“Books” uninstalled')
  await page.getByText('No apps installed.').waitFor()
  await page.getByRole('link', { name: 'Books' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await readToast(page, '“Books” deleted')
  await page.getByRole('heading', { level: 1, name: 'Apps and keys' }).waitFor()
  expect(await page.getByRole('link', { name: 'Books' }).count()).toBe(0)
  expect(await takeProblems()).toEqual(['400 /vitrine/v1/webhook-subscriptions'])
})

test('an owner installs an app with a passkey, also after a canceled attempt', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  const authenticator = await plugInAuthenticator(page)
  await signInOwner(page, shop, 'account')
  await page.getByRole('button', { name: 'Add passkey' }).first().click()
  await page.getByRole('dialog').getByLabel('Current password').fill(shop.owner.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  await readToast(page, 'Passkey added')
  const appPage = await openAppPage()
  onTestFinished(() => void appPage.close())
  await openAppsAndKeys(page)
  const app = await addApp(page, appPage.url)
  await page.goto(app.getInstallUrl({ redirectUrl: appPage.url, state: 'the-state' }))
  expect(await inspect()).toEqual([])
  await authenticator.setVerified(false)
  await page.getByRole('button', { name: 'Allow with a passkey' }).click()
  await page.getByText('No passkey was used.').waitFor()
  await shoot(page, 'install-canceled')
  await authenticator.setVerified(true)
  await page.getByRole('button', { name: 'Allow with a passkey' }).click()
  await page.getByText('Installed').waitFor()
  await app.handleOAuthCallback(page.url(), { state: 'the-state' })
  expect((await app.getTokenInfo()).active).toBe(true)
  expect(await takeProblems()).toEqual([])
})
