/** Steps that people take on the pages. */
import type { Page } from 'playwright-core'
import { goodPassword } from '../../credentials.ts'
import type { LiveShop } from './live-shop.ts'

export const buyer = {
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  street: 'Invalidenstraße 1',
  postalCode: '10115',
  city: 'Berlin',
}

/** Pages of a member's account. */
export const accountPages = [
  '',
  '/addresses',
  '/addresses?new',
  '/contact',
  '/payment-methods',
  '/security',
  '/orders',
  '/company',
  '/store-credit',
  '/data',
  '/data?delete',
  '/bookings',
]

/** URL pattern of the scripts of all apps. */
export const scripts = '**/assets/*.js'

/** Blocks the scripts of the following pages. Returns a function that releases them. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return letThrough
}

/** Waits for the hydration of a storefront page. */
export const waitForScripts = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const app = document.getElementById('app')
    return app !== null && Object.keys(app).some((key) => key.startsWith('_reactListening'))
  })
}

/**
 * Clicks “Add to cart” after hydration, which opens the cart drawer. Before that, the click opens the cart page; see
 * late-scripts.test.ts.
 */
export const addToCart = async (page: Page): Promise<void> => {
  await waitForScripts(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
}

export const addMug = async (page: Page, { storefront }: LiveShop): Promise<void> => {
  await page.goto(`${storefront}/product-page/tide-mug`)
  await addToCart(page)
  await page.getByRole('dialog').getByText('Tide Mug').first().waitFor()
}

/** Posts a form as a browser without scripts does, without rendering the pages in between. */
const postForm = async (page: Page, url: string, fields: object): Promise<string> => {
  const headers = { origin: new URL(url).origin }
  const response = await page.request.post(url, { form: { ...fields }, headers, maxRedirects: 0 })
  if (response.status() !== 303) throw new Error(`${url}: ${response.status()} ${await response.text()}`)
  return new URL(response.headers().location!, url).href
}

/** Adds a mug to the visitor's cart and opens the checkout. */
export const openCheckout = async (page: Page, { storefront }: LiveShop): Promise<void> => {
  const choices = { 'choice:Color': 'Chalk', 'choice:Size': 'Small' }
  const cart = await postForm(page, `${storefront}/product-page/tide-mug`, { ...choices, quantity: '1' })
  await page.goto(await postForm(page, cart, { intent: 'checkout' }))
}

export const viewCart = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('button', { name: 'Check out' }).waitFor()
}

export const fillContact = async (page: Page, person: typeof buyer = buyer): Promise<void> => {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Address', { exact: true }).fill(person.street)
  await page.getByLabel('Postal code').fill(person.postalCode)
  await page.getByLabel('City').fill(person.city)
}

export const goToCheckout = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL('**/hosted/checkout**')
}

/** Continues from the last field to the payment: automatically with scripts, otherwise with a click. */
export const goToPayment = async (page: Page): Promise<void> => {
  const payment = page.getByRole('button', { name: /^(Pay|Place order)/ })
  await page.keyboard.press('Tab')
  const isThere = await payment.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  // On a slow machine the payment may appear meanwhile and remove the button.
  const go = page.getByRole('button', { name: 'Continue', exact: true })
  if (!isThere) await Promise.race([go.click().catch(() => undefined), payment.waitFor()])
  await payment.waitFor()
}

/** Fills in the checkout, up to the payment. */
export const fillCheckout = async (page: Page, person: typeof buyer = buyer): Promise<void> => {
  await fillContact(page, person)
  await goToPayment(page)
}

export const fillCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('04 / 35')
  await page.getByLabel('Security code').fill('123')
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asking: '4000 0000 0000 3220',
} as const

export const pay = async (page: Page, card: keyof typeof cards = 'good'): Promise<void> => {
  await fillCard(page, cards[card])
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** Buys a mug, from the checkout to the thank-you page. */
export const orderMug = async (page: Page, shop: LiveShop): Promise<void> => {
  await openCheckout(page, shop)
  await fillCheckout(page)
  await pay(page)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

/** Returns the order number of the thank-you page. */
export const readOrderNumber = async (page: Page): Promise<string> =>
  /1\d{4}/.exec(await page.getByText(/Your order number is 1\d{4}/).innerText())![0]

/** Opens the hosted sign-in page from the storefront. */
export const goToHostedSignIn = async (page: Page, { storefront }: LiveShop): Promise<void> => {
  await page.goto(`${storefront}/sign-in`)
  await page.getByRole('button', { name: 'Sign in on the secure page' }).click()
  await page.waitForURL('**/hosted/sign-in**')
}

export const fillSignIn = async (
  page: Page,
  { email, password = goodPassword }: { email: string; password?: string },
) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export const signIn = async (page: Page, person: { email: string; password?: string }): Promise<void> => {
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs the store's member in on the platform and opens their account at the storefront. */
export const signInMember = async (page: Page, { platform, storefront, member }: LiveShop): Promise<void> => {
  await postForm(page, `${platform}/hosted/sign-in`, member)
  await page.goto(`${storefront}/account`)
  await page.waitForURL(`${storefront}/account`)
}

/** Fills in the hosted sign-up form, up to the emailed code. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await fillSignIn(page, { email })
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/hosted/verify**')
}

/** Enters the emailed code. */
export const confirmEmail = async (page: Page, { mailTo }: LiveShop, email: string): Promise<void> => {
  const { text } = await mailTo(email)
  await page.getByLabel(/^Verification code/).fill(/\b\d{6}\b/.exec(text)![0])
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Signs the owner in with the form of the back office. */
export const signInOwnerByForm = async (page: Page, { platform, owner }: LiveShop): Promise<void> => {
  await page.goto(`${platform}/back-office/`)
  await signIn(page, owner)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

/** Opens a page of the back office as the owner. Default: the overview. */
export const signInOwner = async (page: Page, { platform, owner }: LiveShop, path = ''): Promise<void> => {
  const headers = { origin: platform }
  const response = await page.request.post(`${platform}/vitrine/v1/owner/sign-in`, { data: owner, headers })
  if (!response.ok()) throw new Error(await response.text())
  // The back office remembers that its browser has a session.
  await page.addInitScript((origin) => {
    if (location.origin === origin) localStorage.setItem('vitrine-owner', 'signed-in')
  }, platform)
  await page.goto(`${platform}/back-office/${path}`)
  if (path === '') await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

/** Opens a page of the back office by the navigation, whose groups unfold where one of their pages is open. */
export const openPage = async (page: Page, name: string): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: 'Menu' })
  const named = page.getByRole('link', { name: new RegExp(`^${name}( ?[,\\d]|$)`), includeHidden: true })
  const group = navigation.locator('ul').first().locator('> li').filter({ has: named })
  const link = group.getByRole('link', { name: new RegExp(`^${name}( ?[,\\d]|$)`) })
  if (!(await link.isVisible())) await group.getByRole('link').first().click()
  await link.click()
}

/** Reads a toast and dismisses it, since the same message may appear again. */
export const readToast = async (page: Page, message: string): Promise<void> => {
  const toasts = page.getByRole('region', { name: 'Notifications' })
  const toast = toasts.getByText(message, { exact: true })
  await toast.waitFor()
  await toasts.getByRole('button', { name: 'Dismiss' }).last().click()
  await toast.waitFor({ state: 'hidden' })
}
