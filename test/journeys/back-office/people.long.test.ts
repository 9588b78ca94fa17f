import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { newPkce } from '../../credentials.ts'
import { openStage } from '../stage/stage.ts'
import { confirmEmail, readToast, signIn, signInOwner, signUp } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

/** A third-party app: a page that browsers are redirected to. */
const app = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end('<title>Forum</title>')
}).listen(0, '127.0.0.1')
await once(app, 'listening')
afterAll(() => void app.close())
const forum = `http://localhost:${(app.address() as AddressInfo).port}/signed-in`

const account = (path = '') => `${shop.platform}/hosted/account${path}`

const openDesk = async (path: string) => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop, `${path}`)
  return owner
}

test('the storefront’s form uses the captcha of the shop: visible for new visitors, invisible afterwards', async () => {
  const owner = await openDesk('sign-in-settings')
  const settings = owner.page.getByRole('form', { name: 'Sign-in settings' })
  await settings.getByRole('radio', { name: 'Always' }).check()
  await settings.getByRole('button', { name: 'Save' }).click()
  await readToast(owner.page, 'Saved')

  const { page, takeProblems, inspect } = await openVisitor()
  await page.goto(`${shop.storefront}/sign-in`)
  const box = page.getByRole('checkbox', { name: 'I’m not a robot' })
  expect(await box.count()).toBe(0)
  await signIn(page, shop.member)
  await page.getByText('Check the box to show that you’re not a robot').waitFor()
  expect(await takeProblems()).toEqual(['403 /_api/iam/authentication/v2/login'])
  expect(await inspect()).toEqual([])
  await box.check()
  await page.getByText('Verified').waitFor()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${shop.storefront}/account`)
  expect(await takeProblems()).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${shop.storefront}/`)
  await page.goto(`${shop.storefront}/sign-in`)
  await signIn(page, shop.member)
  await page.waitForURL(`${shop.storefront}/account`)
  expect(await box.count()).toBe(0)
  expect(await takeProblems()).toEqual([])
  await settings.getByRole('radio', { name: /^Never/ }).check()
  await settings.getByRole('button', { name: 'Save' }).click()
  await readToast(owner.page, 'Saved')
})

test('the owner adds a number and a date field; members fill them in, and the owner sees them', async () => {
  const owner = await openDesk('sign-in-settings')
  const memberFields = owner.page.getByRole('form', { name: 'Member fields' })
  await memberFields.getByRole('button', { name: 'Add field' }).click()
  await memberFields.getByLabel('Label').fill('Shoe size')
  await memberFields.getByLabel('Type').selectOption('Number')
  await memberFields.getByRole('button', { name: 'Add field' }).click()
  await memberFields.getByLabel('Label').nth(1).fill('Runner since')
  await memberFields.getByLabel('Type').nth(1).selectOption('Date')
  expect(await owner.inspect()).toEqual([])
  await memberFields.getByRole('button', { name: 'Save' }).click()
  await readToast(owner.page, 'Saved')

  const { page, takeProblems, inspect } = await openVisitor()
  await page.goto(account())
  await signIn(page, shop.member)
  await page.waitForURL(account())
  await page.getByLabel('Shoe size').fill('42.5')
  await page.getByLabel('Runner since').fill('2020-02-29')
  await page.getByRole('form', { name: 'Personal information' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your changes have been saved.').waitFor()
  expect(await page.getByLabel('Shoe size').inputValue()).toBe('42.5')
  expect(await page.getByLabel('Runner since').inputValue()).toBe('2020-02-29')
  expect([...(await takeProblems()), ...(await inspect())]).toEqual([])

  await owner.page.goto(`${shop.platform}/back-office/customers?q=${shop.member.email}`)
  await owner.page.getByRole('rowheader').getByRole('link').click()
  await owner.page.getByText('42.5').waitFor()
  await owner.page.getByText('Feb 29, 2020').waitFor()
  expect([...(await owner.takeProblems()), ...(await owner.inspect())]).toEqual([])
})

const ways = [
  ['with scripts', true],
  ['without scripts', false],
] as const

test.each(ways)('a member edits addresses, emails and phone numbers, %s', async (_name, javaScriptEnabled) => {
  const { page, takeProblems } = await openVisitor({ javaScriptEnabled })
  await page.goto(account('/addresses'))
  await signIn(page, shop.member)
  await page.waitForURL(account('/addresses'))
  await page.getByText('No addresses yet').waitFor()
  for (const [street, tag] of [
    ['Ring 1', 'Home'],
    ['Markt 2', 'Billing'],
  ] as const) {
    await page.getByRole('link', { name: 'Add address' }).click()
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('Address', { exact: true }).fill(street)
    await page.getByLabel('Postal code').fill('10115')
    await page.getByLabel('City').fill('Berlin')
    await page.getByLabel('Label').selectOption(tag)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Address saved.').waitFor()
  }
  await page.getByRole('button', { name: /^Set as default: Markt 2/ }).click()
  await page.getByText('Default address changed.').waitFor()
  expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Berlin' }).first().innerText()).toMatch(
    /Default[^]*Billing[^]*Markt 2/,
  )
  await page.getByRole('link', { name: /^Edit: Ring 1/ }).click()
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('Ring 1')
  await page.getByLabel('Address', { exact: true }).fill('Ring 10')
  await page.getByRole('button', { name: 'Save' }).click()
  for (const street of ['Ring 10', 'Markt 2']) {
    await page.getByRole('link', { name: new RegExp(`^Delete: ${street}`) }).click()
    await page.getByRole('heading', { name: 'Delete this address?' }).waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Address deleted.').waitFor()
  }

  await page.getByRole('link', { name: 'Contact information' }).click()
  const adding = page.getByRole('form', { name: 'Add phone number' })
  await adding.getByLabel('Phone number').fill('+49 30 1234567')
  await adding.getByLabel('Label').selectOption('Mobile')
  await adding.getByRole('button', { name: 'Add phone number' }).click()
  await page.getByText('Your contact information has been saved.').waitFor()
  await page.getByRole('link', { name: 'Remove +49 30 1234567' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No phone numbers yet').waitFor()
  expect(await takeProblems()).toEqual([])
})

test.each(ways)(
  'a third-party app asks a member, who refuses, accepts, and removes its access, %s',
  async (name, javaScriptEnabled) => {
    const owner = await openDesk('sign-in-settings/apps/new')
    await owner.page.getByLabel('App name').fill(`Forum ${name}`)
    await owner.page.getByLabel('Redirect URLs').fill('http://forum.example')
    await owner.page.getByRole('button', { name: 'Save' }).click()
    await owner.page.getByText('Enter a complete URL').first().waitFor()
    expect(await owner.takeProblems()).toEqual(['400 /vitrine/v1/third-party-apps'])
    await owner.page.getByLabel('Redirect URLs').fill(forum)
    await owner.page.getByRole('button', { name: 'Save' }).click()
    const clientId = await owner.page.getByLabel('Client ID').inputValue()
    expect([...(await owner.takeProblems()), ...(await owner.inspect())]).toEqual([])

    const { page, takeProblems } = await openVisitor({ javaScriptEnabled })
    const { verifier, challenge } = newPkce()
    const ask = () =>
      page.goto(
        `${shop.platform}/oauth2/authorize?${new URLSearchParams({
          client_id: clientId,
          redirect_uri: forum,
          response_type: 'code',
          scope: 'openid email',
          state: 'the-state',
          code_challenge: challenge,
          code_challenge_method: 'S256',
        })}`,
      )
    await ask()
    await signIn(page, shop.member)
    await page.getByRole('heading', { name: `Forum ${name} wants to access your account` }).waitFor()
    await page.getByText('See your email address').waitFor()
    await page.getByRole('button', { name: 'Deny' }).click()
    await page.waitForURL(({ href }) => href.startsWith(`${forum}?error=access_denied`))
    expect(new URL(page.url()).searchParams.get('state')).toBe('the-state')

    await ask()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.waitForURL(({ href }) => href.startsWith(`${forum}?code=`))
    const code = new URL(page.url()).searchParams.get('code')!
    const form = {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: forum,
      code,
      code_verifier: verifier,
    }
    const exchanged = await fetch(`${shop.platform}/oauth2/token`, { method: 'POST', body: new URLSearchParams(form) })
    const { access_token } = (await exchanged.json()) as { access_token: string }
    const authorization = `Bearer ${access_token}`
    const userInfo = () => fetch(`${shop.platform}/oauth2/user-info`, { headers: { authorization } })
    expect(await (await userInfo()).json()).toMatchObject({ email: shop.member.email })
    await ask()
    await page.waitForURL(({ href }) => href.startsWith(`${forum}?code=`))

    await page.goto(account('/security'))
    await page.getByRole('link', { name: `Remove access: Forum ${name}` }).click()
    await page.getByRole('button', { name: 'Remove access' }).click()
    await page.getByText('No apps have access to your account.').waitFor()
    expect((await userInfo()).status).toBe(401)
    await ask()
    await page.getByRole('heading', { name: `Forum ${name} wants to access your account` }).waitFor()
    expect(await takeProblems()).toEqual([])
  },
)

test('the owner resends a verification email and approves a waiting member', async () => {
  const owner = await openDesk('sign-in-settings')
  const settings = owner.page.getByRole('form', { name: 'Sign-in settings' })
  const approval = settings.getByLabel('Require approval for new accounts')
  const save = async () => {
    await settings.getByRole('button', { name: 'Save' }).click()
    await readToast(owner.page, 'Saved')
  }
  await approval.check()
  await save()

  const begin = async (email: string) => {
    const visitor = await openVisitor()
    await visitor.page.goto(`${shop.platform}/hosted/sign-up`)
    await signUp(visitor.page, email)
    return visitor
  }
  const waits = await begin('waits@people.test')
  await confirmEmail(waits.page, shop, 'waits@people.test')
  await waits.page.getByRole('heading', { name: 'Waiting for approval' }).waitFor()
  const forgot = await begin('forgot@people.test')

  await approval.uncheck()
  await save()
  await owner.page.getByText('1 member is still pending approval').waitFor()
  expect(await owner.inspect()).toEqual([])
  await owner.page.getByRole('button', { name: 'Approve all' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Approve all' }).click()
  await owner.page.getByText('1 member is still pending approval').waitFor({ state: 'hidden' })
  await waits.page.goto(`${shop.platform}/hosted/sign-in`)
  await signIn(waits.page, { email: 'waits@people.test' })
  await waits.page.waitForURL(account())

  await owner.page.goto(`${shop.platform}/back-office/customers?show=unconfirmed`)
  await owner.page.getByText('Email not verified').first().waitFor()
  expect(await owner.inspect()).toEqual([])
  await owner.page.getByRole('button', { name: 'Resend email to forgot@people.test' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Resend email' }).click()
  await owner.page.getByText('Email sent to forgot@people.test').waitFor()
  const { text } = await shop.mailTo('forgot@people.test', 'http')
  await forgot.page.goto(/http\S+/.exec(text)![0])
  await forgot.page.getByLabel('New password', { exact: true }).fill('another quiet lighthouse')
  await forgot.page.getByRole('button', { name: 'Save password' }).click()
  await forgot.page.waitForURL(account())
  await owner.page.reload()
  await owner.page.getByText('No matching customers').waitFor()
  expect(await owner.takeProblems()).toEqual([])
})

test('the owner edits a sign-in provider and removes it', async () => {
  const owner = await openDesk('sign-in-settings/providers/new')
  const { page } = owner
  await page.getByLabel('Name', { exact: true }).fill('Example ID')
  await page.getByLabel('Issuer').fill('https://id.example')
  await page.getByLabel('Client ID').fill('the-shop')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Example ID' }).waitFor()
  const form = page.getByRole('form', { name: 'Provider' })
  await form.getByLabel('Name', { exact: true }).fill('Example Account')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Example Account' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Example ID' }).waitFor()
  expect([...(await owner.takeProblems()), ...(await owner.inspect())]).toEqual([])
})
