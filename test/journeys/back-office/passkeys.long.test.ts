import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plugInAuthenticator } from '../stage/authenticator.ts'
import { shoot } from '../stage/shots.ts'
import { openOwnStage } from '../stage/stage.ts'
import { readToast } from '../stage/steps.ts'

const { shop, openVisitor } = await openOwnStage({ isEmpty: true, isEmbedded: true })

const email = 'you@shop.example'
const password = 'a quiet lighthouse'
const desk = (path: string) => `${shop.platform}/back-office/${path}`
const dialogOf = (page: Page) => page.getByRole('dialog')

/** Virtual authenticators select a passkey in the email field at once. Turns that off, from the next page on. */
const turnOffAutofill = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(desk('account'))
}
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Sign in to your store' }).waitFor()
}
/** Waits for the response to a request of the back office, and returns its body and what was sent. */
const signInCall = async (page: Page) => {
  const waiting = page.waitForRequest((request) => request.url().endsWith('/vitrine/v1/owner/passkey-sign-in'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  return (await waiting).postDataJSON() as { credential: unknown }
}
/** Sends a response of a passkey as a program would. */
const send = (page: Page, body: object) =>
  page.request.post(`${shop.platform}/vitrine/v1/owner/passkey-sign-in`, {
    data: body,
    headers: { origin: shop.platform },
  })

test('an owner sets a store up with a passkey, signs in with it, and manages passkeys and a password', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  const first = await plugInAuthenticator(page)
  await page.goto(shop.announced().setUpUrl!)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('radio', { name: 'With a passkey' }).check()
  await page.getByLabel('Name of the store').fill('Kiln')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Language').selectOption('en')
  expect(await inspect()).toEqual([])
  await shoot(page, 'passkey-set-up')
  await page.getByRole('button', { name: 'Create the store' }).click()
  await page.getByRole('heading', { name: 'Get ready to sell' }).waitFor()

  // The passkey is selected in the email field.
  const selected = page.waitForResponse((response) => response.url().endsWith('/vitrine/v1/owner/passkey-sign-in'))
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  expect((await selected).status()).toBe(200)
  await page.getByRole('heading', { name: 'Get ready to sell' }).waitFor()

  await turnOffAutofill(page)
  await signOut(page)
  expect(await inspect()).toEqual([])
  await shoot(page, 'passkey-sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Get ready to sell' }).waitFor()

  await page.goto(desk('account'))
  await page.getByRole('cell', { name: 'On one device' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'passkey-account')
  // The only passkey cannot be removed, as there is no password.
  await page.getByRole('button', { name: /^Remove / }).click()
  await dialogOf(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await dialogOf(page).getByText('Your account has no password, so it needs this passkey.').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await takeProblems()).toEqual([expect.stringMatching(/^428 .*\/remove$/)])

  // A device has one passkey per account. Confirming with it works, creating a second one does not.
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await shoot(page, 'passkey-add')
  await dialogOf(page).getByRole('button', { name: 'Add passkey' }).click()
  await dialogOf(page).getByText('already has a passkey for your account').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await readToast(page, 'Password set')

  await first.unplug()
  const second = await plugInAuthenticator(page, { transport: 'usb' })
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await dialogOf(page).getByLabel('Name').fill('Key')
  await dialogOf(page).getByLabel('Current password').fill(password)
  expect(await inspect()).toEqual([])
  await dialogOf(page).getByRole('button', { name: 'Add passkey' }).click()
  await readToast(page, 'Passkey added')
  await page.getByRole('button', { name: 'Rename Key' }).click()
  await dialogOf(page).getByLabel('Name').fill('Security key')
  await dialogOf(page).getByRole('button', { name: 'Rename' }).click()
  await readToast(page, 'Passkey renamed')
  await page.getByRole('button', { name: /^Remove Chrom/ }).click()
  await dialogOf(page).getByLabel('Current password').fill(password)
  await dialogOf(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await readToast(page, '“Chrome on Linux” removed')
  await page.getByRole('rowheader', { name: 'Security key' }).waitFor()
  expect(await page.getByRole('button', { name: /^Remove Chrom/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove password' }).click()
  await dialogOf(page).getByRole('button', { name: 'Remove password' }).click()
  await readToast(page, 'Password removed')
  expect(await takeProblems()).toEqual([])

  await signOut(page)
  await second.setVerified(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('No passkey was used.').waitFor()
  await shoot(page, 'passkey-canceled')
  await second.setVerified(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Get ready to sell' }).waitFor()
  await shop.mailTo(email, 'A passkey was removed')
  expect(await takeProblems()).toEqual([])

  const joiner = await openVisitor()
  await plugInAuthenticator(joiner.page)
  const invited = `${randomUUID()}@staff.test`
  await page.goto(desk('staff/invite'))
  await page.getByLabel('Email').fill(invited)
  await page.getByLabel('Role').selectOption('Fulfillment')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await readToast(page, `Invitation sent to ${invited}`)
  await joiner.page.goto(/https?:\S+/.exec((await shop.mailTo(invited, 'join#')).text)![0])
  await joiner.page.getByLabel('Your name').fill('Pia Packer')
  await joiner.page.getByRole('radio', { name: 'With a passkey' }).check()
  expect(await joiner.inspect()).toEqual([])
  await shoot(joiner.page, 'passkey-join')
  await joiner.page.getByRole('button', { name: 'Accept and sign in' }).click()
  await joiner.page.getByRole('navigation', { name: 'Menu' }).waitFor()
  await page.goto(desk('staff'))
  await page
    .getByRole('row', { name: /Pia Packer/ })
    .getByText('Passkey')
    .waitFor()

  // Who lost the passkey gets back in by email.
  await turnOffAutofill(joiner.page)
  await signOut(joiner.page)
  await joiner.page.getByRole('link', { name: 'Forgot your password, or lost your passkey?' }).click()
  await joiner.page.getByRole('heading', { name: 'Get back into your account' }).waitFor()
  await joiner.page.getByLabel('Email').fill(invited)
  expect(await joiner.inspect()).toEqual([])
  await shoot(joiner.page, 'passkey-recover')
  await joiner.page.getByRole('button', { name: 'Send link' }).click()
  await joiner.page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await joiner.page.goto(/https?:\S+/.exec((await shop.mailTo(invited, 'recover#')).text)![0])
  await joiner.page.getByRole('textbox', { name: 'New password' }).fill(password)
  await shoot(joiner.page, 'passkey-new-password')
  await joiner.page.getByRole('button', { name: 'Save and sign in' }).click()
  await joiner.page.getByRole('navigation', { name: 'Menu' }).waitFor()
  expect([...(await takeProblems()), ...(await joiner.takeProblems())]).toEqual([])
})

test('refuses replayed responses and those of other origins', async () => {
  const { page } = await openVisitor()
  const authenticator = await plugInAuthenticator(page)
  const invited = `${randomUUID()}@staff.test`
  const owner = await openVisitor()
  await owner.page.goto(desk('recover'))
  await owner.page.getByLabel('Email').fill(email)
  await owner.page.getByRole('button', { name: 'Send link' }).click()
  await owner.page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await owner.page.goto(/https?:\S+/.exec((await shop.mailTo(email, 'recover#')).text)![0])
  await owner.page.getByRole('textbox', { name: 'New password' }).fill(password)
  await owner.page.getByRole('button', { name: 'Save and sign in' }).click()
  await owner.page.getByRole('heading', { name: 'Get ready to sell' }).waitFor()
  await owner.page.goto(desk('staff/invite'))
  await owner.page.getByLabel('Email').fill(invited)
  await owner.page.getByLabel('Role').selectOption('Support')
  await owner.page.getByRole('button', { name: 'Send invitation' }).click()
  await readToast(owner.page, `Invitation sent to ${invited}`)
  await page.goto(/https?:\S+/.exec((await shop.mailTo(invited)).text)![0])
  await page.getByLabel('Your name').fill('Sam Support')
  await page.getByRole('radio', { name: 'With a passkey' }).check()
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  expect(await authenticator.listPasskeys()).toHaveLength(1)

  await turnOffAutofill(page)
  await signOut(page)
  const body = await signInCall(page)
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  const replayed = await send(page, body)
  expect([replayed.status(), await replayed.json()]).toMatchObject([
    403,
    { details: { applicationError: { code: 'PASSKEY_REFUSED' } } },
  ])

  // Pages of other ports have the same RP ID, so that browsers let them use the passkey.
  const begun = await page.request.post(`${shop.platform}/vitrine/v1/owner/passkey`, { data: {} })
  const { options } = (await begun.json()) as { options: object }
  await page.goto(shop.storefront)
  const stolen = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as PublicKeyCredentialRequestOptionsJSON)
    const credential = await navigator.credentials.get({ publicKey })
    return (credential as PublicKeyCredential).toJSON() as unknown
  }, options)
  expect((stolen as { response: { signature: string } }).response.signature).not.toBe('')
  const refused = await send(page, { credential: stolen })
  expect(refused.status()).toBe(403)
})
