import { readFileSync } from 'node:fs'
import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { expect, test } from 'vitest'
import { isInShard, isLongRun } from '../run-size.ts'
import { openStage } from './stage/stage.ts'
import {
  accountPages,
  addMug,
  fillCheckout,
  goToCheckout,
  goToHostedSignIn,
  pay,
  readToast,
  signIn,
  signInMember,
  signInOwner,
  viewCart,
} from './stage/steps.ts'

const { shop, openVisitor } = await openStage()

/** A short run opens one page of each kind: a list, a form, a single item, an empty list, an error. */
const storefrontPages = [
  '/',
  '/collections/all-products',
  '/product-page/tide-mug',
  '/search?q=nothing-is-called-that',
  '/sign-in',
  '/no-such-page',
  ...(isLongRun
    ? [
        '/collections/tableware',
        '/product-page/dune-bowl',
        '/search?q=vase',
        '/cart',
        '/sign-up',
        '/forgot',
        '/wish-list',
        '/accessibility',
      ]
    : []),
]
const hostedAccountPages = isLongRun ? accountPages : ['/orders', '/addresses?new']
/** The addresses of all pages of the back office that need nothing to exist. Links that are emailed have pages of their own. */
const listBackOfficePages = (): readonly string[] => {
  const source = readFileSync('apps/back-office/src/routes.tsx', 'utf8')
  const paths = Array.from(source.matchAll(/definePage\(\s*'\/([^':*]*)'/g), ([, path]) => path!)
  return paths.filter((path) => !['join', 'recover', 'email-change', 'set-up'].includes(path))
}
const backOfficePages = [
  '',
  'orders',
  'reviews?show=rejected',
  'delivery/local/new',
  ...(isLongRun
    ? [
        ...listBackOfficePages(),
        'customers?show=blocked',
        'staff/roles/support',
        'payments/BANK_TRANSFER',
        'reports/by/products',
        'emails/order-confirmation',
        'policies/terms',
      ]
    : []),
]

/** One entry of each list, opened from it. */
const backOfficeEntries = [
  ['coupons', 'SHORE5'],
  ...(isLongRun
    ? ([
        ['delivery', 'Standard'],
        ['tax', 'Everywhere else'],
        ['collections', 'Tableware'],
      ] as const)
    : []),
] as const

const narrow = { name: 'narrow', viewport: { width: 360, height: 740 } }
const wide = { name: 'wide', viewport: { width: 1280, height: 900 } }
const moreScreens = [768, 1024, 1920].map((width) => ({ name: `${width} px`, viewport: { width, height: 1000 } }))
const screens = isLongRun ? [narrow, wide, ...moreScreens].filter((_, index) => isInShard(index)) : [wide]

test('one page of each app is accessible on a narrow screen, in light and dark mode', async () => {
  const visitor = await openVisitor({ viewport: narrow.viewport, colorScheme: 'light' })
  const { page } = visitor
  await signInMember(page, shop)
  await signInOwner(page, shop)
  const faults: Record<string, string[]> = {}
  for (const address of [
    `${shop.storefront}/product-page/tide-mug`,
    `${shop.platform}/hosted/account`,
    `${shop.platform}/back-office/orders`,
  ]) {
    await page.goto(address)
    const found = [
      ...(await visitor.inspect({ inShortRun: true })),
      ...(await visitor.inspectInDark({ inShortRun: true })),
    ]
    if (found.length > 0) faults[address] = found
  }
  expect([faults, await visitor.takeProblems()]).toEqual([{}, []])
})

/** The walk over all pages takes six times as long where much else is done. */
const patience = 1_200_000

test.each(screens)(
  'pages are accessible in light and dark mode: $name',
  async ({ name: screen, viewport }) => {
    const { page, takeProblems, inspect, inspectInDark } = await openVisitor({ viewport, colorScheme: 'light' })
    const faults: Record<string, string[]> = {}
    const inspectPage = async (name: string) => {
      const rest = await inspect({ except: screen === 'narrow' ? ['color-contrast'] : [], inShortRun: true })
      // Colors don't depend on the screen size.
      const colors = isLongRun && screen === 'wide' ? await inspectInDark() : []
      const all = [...(await takeProblems()), ...rest, ...colors]
      const found = all.filter((fault) => fault !== '404 /no-such-page')
      if (found.length > 0) faults[name] = found
    }
    for (const path of storefrontPages) {
      await page.goto(shop.storefront + path)
      await inspectPage(path)
    }

    await addMug(page, shop)
    await inspectPage('cart drawer')
    await viewCart(page)
    await inspectPage('cart with a line')
    await goToCheckout(page)
    await inspectPage('checkout, contact')
    // Bypasses the browser's validation.
    await page.evaluate(() => document.querySelectorAll('form').forEach((form) => (form.noValidate = true)))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByText('This field is required.').first().waitFor()
    expect(await takeProblems()).toEqual(['422 /hosted/checkout'])
    await inspectPage('checkout, contact with gaps')
    await fillCheckout(page)
    await inspectPage('checkout, payment')
    await pay(page, 'asking')
    await page.getByRole('button', { name: 'Confirm payment' }).waitFor()
    await inspectPage('checkout, challenge')
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await inspectPage('thank you')

    await goToHostedSignIn(page, shop)
    await inspectPage('hosted sign-in')
    if (isLongRun) {
      await page.getByRole('link', { name: 'Create account' }).click()
      await page.waitForURL('**/hosted/sign-up**')
      await inspectPage('hosted sign-up')
      await page.goBack()
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.waitForURL('**/hosted/forgot**')
      await inspectPage('hosted forgot')
      await page.goBack()
    }
    await signIn(page, shop.member)
    await page.waitForURL(`${shop.storefront}/account`)
    await inspectPage('account')
    for (const path of hostedAccountPages) {
      await page.goto(`${shop.platform}/hosted/account${path}`)
      await inspectPage(`hosted account${path}`)
    }

    await page.goto(`${shop.platform}/back-office/`)
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await inspectPage('back office sign-in')
    await signInOwner(page, shop)
    for (const path of backOfficePages) {
      await page.goto(`${shop.platform}/back-office/${path}`)
      await inspectPage(`back office ${path}`)
    }
    await page.goto(`${shop.platform}/back-office/products?q=shoreline`)
    await page.getByRole('link', { name: 'Shoreline Art Print' }).click()
    await page.getByRole('form', { name: 'Product' }).waitFor()
    await inspectPage('back office product')
    if (isLongRun) {
      await page.goto(`${shop.platform}/back-office/customers?q=${shop.member.email}`)
      await page.getByRole('rowheader').getByRole('link').click()
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
      await inspectPage('back office customer')
      await page.getByRole('button', { name: /^Block/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
      await inspectPage('back office customer, asked before they are blocked')
    }
    for (const [list, name] of backOfficeEntries) {
      await page.goto(`${shop.platform}/back-office/${list}`)
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.getByRole('button', { name: 'Delete' }).waitFor()
      await inspectPage(`back office ${list} ${name}`)
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
      await inspectPage(`back office ${list} ${name}, asked before it goes`)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    if (viewport.width < 1000) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Marketing' }).waitFor()
      await inspectPage('back office sections')
    }
    expect(faults).toEqual({})
  },
  patience,
)

test.runIf(isLongRun && screens.length > 0)(
  'every page of the storefront is accessible in every language',
  async () => {
    const others = supportedLanguages.filter((language) => language !== 'en')
    const nameOf = new Intl.DisplayNames(['en'], { type: 'language' })
    const owner = await openVisitor()
    await signInOwner(owner.page, shop, 'settings')
    for (const language of others) await owner.page.getByLabel(nameOf.of(language)!, { exact: true }).check()
    await owner.page.getByRole('button', { name: 'Save' }).click()
    await readToast(owner.page, 'Saved')

    const faults: Record<string, string[]> = {}
    for (const viewport of screens.map((screen) => screen.viewport)) {
      const { page, takeProblems, inspect, inspectInDark } = await openVisitor({ viewport, colorScheme: 'light' })
      for (const path of others.flatMap((language) => storefrontPages.map((one) => `/${language}${one}`))) {
        await page.goto(shop.storefront + path)
        const all = [...(await takeProblems()), ...(await inspect()), ...(await inspectInDark())]
        const found = all.filter((fault) => fault !== `404 ${path}` || !path.endsWith('/no-such-page'))
        if (found.length > 0) faults[`${path} at ${viewport.width} px`] = found
      }
    }
    expect(faults).toEqual({})
  },
  600_000,
)
