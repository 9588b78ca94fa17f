import type { Page } from 'playwright-core'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { isLongRun } from '../../run-size.ts'
import { openStage } from '../stage/stage.ts'
import {
  addToCart,
  buyer,
  confirmEmail,
  fillCheckout,
  fillContact,
  goToCheckout,
  goToHostedSignIn,
  goToPayment,
  openCheckout,
  openPage,
  pay,
  readOrderNumber,
  readToast,
  signIn,
  signInOwner,
  signInOwnerByForm,
  signUp,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test.runIf(isLongRun)('the owner ships an order, and the buyer is notified', async () => {
  await placeOrder(shop)
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByRole('button', { name: 'Fulfill order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tracking number').fill('TRACK-42')
  await dialog.getByRole('button', { name: 'Fulfill order' }).click()
  await readToast(page, 'Order fulfilled')
  await shop.mailTo(buyer.email, 'TRACK-42')
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)('the owner cancels an order with a message, which the buyer reads', async () => {
  const { number } = await placeOrder(shop)
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('link', { name: 'Cancel order' }).click()
  await page.getByLabel('Message to the customer').fill('The kiln is broken.')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await readToast(page, 'Order canceled')
  const { text } = await shop.mailTo(buyer.email, 'canceled')
  expect(text).toContain(number)
  expect(text).toContain('The kiln is broken.')
  expect(await takeProblems()).toEqual([])
})

test('a new price and stock show in the shop at once', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Products')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('decanter')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Still Decanter' }).click()
  await page.getByLabel('Price (EUR)').fill('77.70')
  await page.getByLabel('Quantity', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  expect(await takeProblems()).toEqual([])

  const visitor = await openVisitor()
  await visitor.page.goto(`${shop.storefront}/product-page/still-decanter`)
  await visitor.page.getByText('€77.70').first().waitFor()
  await visitor.page.getByText('Only 3 left').waitFor()
})

test('a wrong password is rejected, and signing out ends the session', async () => {
  const { page, takeProblems } = await openVisitor()
  await page.goto(`${shop.platform}/back-office/`)
  await signIn(page, { email: shop.owner.email, password: 'not the password' })
  await page.getByText('Incorrect email or password.').waitFor()
  expect(await takeProblems()).toEqual(['403 /vitrine/v1/owner/sign-in'])
  await signInOwnerByForm(page, shop)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await takeProblems()).toEqual([])
})

const readName = (page: Page) => page.getByLabel('Name', { exact: true }).inputValue()

test('unsaved changes are not lost by accident', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop, 'products?q=decanter')
  await page.getByRole('link', { name: 'Still Decanter' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Decanter with a slip')

  await openPage(page, 'Orders')
  const dialog = page.getByRole('dialog', { name: 'Leave page with unsaved changes?' })
  await dialog.waitFor()
  expect(await inspect()).toEqual([])
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await readName(page)).toBe('Decanter with a slip')

  const dialogs: string[] = []
  page.on('dialog', (question) => {
    dialogs.push(question.type())
    void question.dismiss()
  })
  await page.reload({ timeout: 3000 }).catch(() => undefined)
  expect(dialogs).toEqual(['beforeunload'])
  expect(await readName(page)).toBe('Decanter with a slip')

  // What was typed is offered again, and only then restored.
  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
  await page.getByRole('link', { name: 'Still Decanter' }).click()
  await page.getByRole('button', { name: /^Restore what you typed on/ }).waitFor()
  expect(await readName(page)).toBe('Still Decanter')
  await page.getByRole('button', { name: /^Restore what you typed on/ }).click()
  expect(await readName(page)).toBe('Decanter with a slip')
  await page.getByRole('button', { name: 'Discard' }).click()
  await readToast(page, 'Changes discarded')

  // A second tab is told that the first one has saved.
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByLabel('Brand').fill('Still Life')
  await page.bringToFront()
  await page.getByLabel('Name', { exact: true }).fill('Quiet Decanter')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await second.bringToFront()
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByRole('button', { name: 'Load their changes, keep mine' }).click()
  await expect.poll(() => readName(second)).toBe('Quiet Decanter')
  await second.getByRole('button', { name: 'Save' }).click()
  await readToast(second, 'Saved')
  await second.close()
  await openPage(page, 'Orders')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  expect(await takeProblems()).toEqual([])
})

test('an unknown back office URL says so and links to the overview', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop, 'no-such-page')
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  expect(await inspect()).toEqual([])
  await page.getByRole('link', { name: 'Go to overview' }).click()
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  expect(await takeProblems()).toEqual([])
})

const addDelivery = async (page: Page): Promise<void> => {
  await openPage(page, 'Delivery')
  await page.getByRole('link', { name: 'Add delivery method' }).click()
  await page.getByLabel('Name').fill('By bicycle')
  await page.getByLabel('Price (EUR)', { exact: true }).fill('3,50')
  // The buyer's price follows the input.
  await page.getByText('€3.50').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“By bicycle” added').waitFor()
}

const addTaxRegion = async (page: Page): Promise<void> => {
  await openPage(page, 'Tax')
  await page.getByRole('link', { name: 'Add tax region' }).click()
  await page.getByRole('heading', { name: 'Add tax region' }).waitFor()
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Products (%)').fill('much')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter a number, such as 12.50.').first().waitFor()
  await page.getByLabel('Products (%)').fill('10')
  await page.getByLabel('Prices in this region').selectOption('Tax is added to prices')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Germany” added').waitFor()
}

const addCoupon = async (page: Page): Promise<void> => {
  await openPage(page, 'Coupons')
  await page.getByRole('link', { name: 'Add coupon' }).click()
  await page.getByLabel('Code').fill('neighbour')
  await page.getByLabel('Name').fill('For neighbours')
  await page.getByRole('radio', { name: 'Fixed amount' }).check()
  await page.getByLabel('Amount off (EUR)').fill('€ 5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“NEIGHBOUR” added').waitFor()
}

const deleteCoupon = async (page: Page): Promise<void> => {
  await openPage(page, 'Coupons')
  await page.getByRole('link', { name: 'NEIGHBOUR' }).click()
  await page.getByLabel('Name').fill('Never saved')
  const remove = page.getByRole('form', { name: 'Coupon' }).getByRole('button', { name: 'Delete' })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“NEIGHBOUR” deleted').waitFor()
  await page.getByRole('heading', { name: 'Coupons' }).waitFor()
  expect(await page.getByRole('link', { name: 'NEIGHBOUR' }).count()).toBe(0)
}

test.runIf(isLongRun)('delivery, tax and coupon settings apply to a buyer’s totals', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await addDelivery(page)
  await addTaxRegion(page)
  await addCoupon(page)
  expect(await takeProblems()).toEqual([])

  const visitor = await openVisitor()
  await openCheckout(visitor.page, shop)
  await visitor.page.getByRole('textbox', { name: 'Coupon' }).fill('neighbour')
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByRole('button', { name: 'Remove NEIGHBOUR' }).waitFor()
  await fillContact(visitor.page)
  await goToPayment(visitor.page)
  await visitor.page.getByRole('radio', { name: 'By bicycle' }).check()
  // The total updates with the selection.
  await visitor.page
    .locator('dl > div')
    .filter({ hasText: /^Delivery: By bicycle/ })
    .last()
    .waitFor()
  const amountOf = async (label: RegExp): Promise<number> => {
    const row = visitor.page.locator('dl > div').filter({ hasText: label }).last()
    return Number((await row.locator('dd').innerText()).replaceAll(/[^\d.−]/g, '').replace('−', '-'))
  }
  const goods = await amountOf(/^Subtotal/)
  expect(await amountOf(/^Discount \(NEIGHBOUR\)/)).toBe(-5)
  expect(await amountOf(/^Delivery: By bicycle/)).toBe(3.5)
  const beforeTax = goods - 5 + 3.5
  const tax = await amountOf(/^Tax/)
  expect(tax).toBeCloseTo(beforeTax / 10, 1)
  expect(await amountOf(/^Total/)).toBeCloseTo(beforeTax + tax)
  expect(await visitor.takeProblems()).toEqual([])

  await deleteCoupon(page)
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)('paid modifiers cost the same from the product page to the order', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Products')
  await page.getByRole('link', { name: 'Ledger Notebook' }).first().click()
  const form = page.getByRole('form', { name: 'Product' })
  await form.getByRole('button', { name: 'Add modifier' }).click()
  await form.getByRole('group', { name: 'Modifier', exact: true }).getByLabel('Name').fill('Sleeve')
  const sleeve = form.getByRole('group', { name: 'Sleeve' })
  await sleeve.getByLabel('Required').check()
  await sleeve.getByLabel('Choice', { exact: true }).fill('Felt')
  await sleeve.getByLabel('Added price (EUR)').fill('4,50')
  await form.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  expect(await takeProblems()).toEqual([])

  const visitor = await openVisitor()
  await visitor.page.goto(`${shop.storefront}/product-page/ledger-notebook`)
  await visitor.page.getByText('€24.00').first().waitFor()
  await addToCart(visitor.page)
  // The page itself asks for mandatory choices.
  expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  await visitor.page.getByLabel('Initials (+€6.00)').fill('AB')
  await visitor.page.getByRole('radio', { name: 'Felt (+€4.50)' }).check()
  await visitor.page.getByText('€34.50').first().waitFor()
  expect(await visitor.inspect()).toEqual([])
  await addToCart(visitor.page)
  const chosen = 'Ochre, Plain, Initials: AB (+€6.00), Sleeve: Felt (+€4.50)'
  await visitor.page.getByRole('dialog').getByText(chosen).waitFor()
  await visitor.page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await goToCheckout(visitor.page)
  await fillCheckout(visitor.page)
  // Narrow screens have their own list, which is hidden here.
  await visitor.page.getByText(chosen).last().waitFor()
  await pay(visitor.page)
  const number = await readOrderNumber(visitor.page)
  await visitor.page.getByText(chosen).first().waitFor()
  expect((await shop.mailTo(buyer.email, number)).text).toContain(chosen)
  expect(await visitor.takeProblems()).toEqual([])
  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: number }).click()
  await page.getByText(chosen).waitFor()
  expect(await takeProblems()).toEqual([])
})

const picture = join(import.meta.dirname, '../../../docs/storefront.webp')

/** Fills the variants as in a spreadsheet. */
const fillVariants = async (page: Page): Promise<void> => {
  const cell = (column: string, row: string) => page.getByLabel(`${column}, ${row}`, { exact: true })
  expect(await cell('Price (EUR)', 'Slate').inputValue()).toBe('1.234,50')
  await cell('Stock', 'Sand').fill('4')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  expect(await cell('Stock', 'Slate').inputValue()).toBe('4')
  await page.keyboard.press('Control+z')
  expect(await cell('Stock', 'Slate').inputValue()).toBe('')
  await page.keyboard.press('ArrowUp')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '4\tJUG-1\n5\tJUG-2\n')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  expect(await cell('SKU', 'Slate').inputValue()).toBe('JUG-2')
  await cell('Cost per item', 'Sand').fill('617.25')
  await page.getByRole('row', { name: /^Sand/ }).getByText('50%').waitFor()
}

const addProduct = async (page: Page): Promise<void> => {
  await openPage(page, 'Products')
  await page.getByRole('link', { name: 'Add product' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ferry Jug')
  await page.getByLabel('Price (EUR)').fill('1.234,50')
  await page.getByLabel('Track quantity').check()
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('button', { name: 'Remove Image 1' }).waitFor()
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByLabel('Option name').fill('Glaze')
  await page.getByLabel('Add a choice of Glaze').fill('Sand, Slate')
  await page.keyboard.press('Enter')
  await fillVariants(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Ferry Jug” added').waitFor()
  await expect.poll(() => page.getByLabel('Stock, Slate').inputValue()).toBe('5')
}

const addCollection = async (page: Page): Promise<void> => {
  await openPage(page, 'Collections')
  await page.getByRole('link', { name: 'Add collection' }).click()
  await page.getByLabel('Name').fill('Harbour')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Find a product').fill('ferry')
  await page.getByRole('button', { name: 'Add Ferry Jug' }).click()
  await page.getByRole('button', { name: 'Remove Ferry Jug' }).waitFor()
}

const makeLink = async (page: Page): Promise<string> => {
  await openPage(page, 'Checkout')
  await page.getByRole('link', { name: 'Create checkout link' }).click()
  await page.getByLabel('Find a product').fill('ferry')
  await page.getByRole('button', { name: 'Add Ferry Jug' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  return page.getByRole('textbox', { name: 'Checkout link', exact: true }).inputValue()
}

test.runIf(isLongRun)(
  'a new product appears in its collection with its image, and a link leads straight to checkout',
  async () => {
    const { page, takeProblems } = await openVisitor()
    await signInOwner(page, shop)
    await addProduct(page)
    await addCollection(page)
    const link = await makeLink(page)
    expect(await takeProblems()).toEqual([])

    const visitor = await openVisitor()
    await visitor.page.goto(`${shop.storefront}/collections/harbour`)
    await visitor.page.getByRole('link', { name: 'Ferry Jug' }).first().click()
    await visitor.page.getByText('€1,234.50').first().waitFor()
    await visitor.page.getByRole('radio', { name: 'Slate' }).waitFor()
    await visitor.page.goto(link)
    await visitor.page.waitForURL('**/hosted/checkout**')
    await visitor.page.getByText('Ferry Jug').filter({ visible: true }).first().waitFor()
    expect(await visitor.takeProblems()).toEqual([])

    await page.goto(`${shop.platform}/back-office/products?q=ferry`)
    await page.getByRole('button', { name: 'Duplicate Ferry Jug' }).click()
    await page.getByRole('heading', { level: 1, name: 'Copy of Ferry Jug' }).waitFor()
    expect(await page.getByLabel('Price (EUR), Slate').inputValue()).toBe('1234.50')
    expect(await page.getByLabel('SKU, Slate').inputValue()).toBe('')
    expect(await page.getByRole('radio', { name: 'Draft' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Copy of Ferry Jug” deleted').waitFor()
    expect(await takeProblems()).toEqual([])
  },
)

test('a gift card is issued, shown once, and disabled permanently', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Gift cards')
  await page.getByRole('link', { name: 'Issue gift card' }).click()
  await page.getByLabel('Value (EUR)').fill('50')
  await page.getByRole('button', { name: 'Issue gift card' }).click()
  const code = await page.getByLabel('Code (€50.00)').inputValue()
  expect(code).toMatch(/^(?:\w{4}-){3}\w{4}$/)
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await page.getByRole('rowheader', { name: code.slice(-4) }).waitFor()
  expect(await page.getByText(code).count()).toBe(0)
  await page.getByRole('button', { name: /^Deactivate/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Gift card deactivated').waitFor()
  expect(await takeProblems()).toEqual([])
})

const setApproval = async (page: Page, isOn: boolean): Promise<void> => {
  await openPage(page, 'Sign-in')
  await page.getByLabel('Require approval for new accounts').setChecked(isOn)
  await page.getByRole('form', { name: 'Sign-in settings' }).getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
}

const newcomer = { email: 'newcomer@people.test' }

const signUpHosted = async (page: Page): Promise<void> => {
  await goToHostedSignIn(page, shop)
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.waitForURL('**/hosted/sign-up**')
  await signUp(page, newcomer.email)
  await confirmEmail(page, shop, newcomer.email)
  await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor()
}

const signInHosted = async (page: Page): Promise<void> => {
  await goToHostedSignIn(page, shop)
  await signIn(page, newcomer)
}

const answer = async (page: Page, word: string): Promise<void> => {
  await page.getByRole('button', { name: `${word} ${newcomer.email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: word }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

test.runIf(isLongRun)(
  'a newcomer waits until the owner approves them, is out once blocked, and in again once unblocked',
  async () => {
    const { page, takeProblems } = await openVisitor()
    await signInOwner(page, shop)
    await openPage(page, 'Sign-in')
    await page.getByLabel('Minimum password length').fill('3')
    await page.getByRole('form', { name: 'Sign-in settings' }).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /^Minimum password length: / }).waitFor()
    expect(await takeProblems()).toEqual(['400 /vitrine/v1/site-settings'])
    await openPage(page, 'Overview')
    await page.getByRole('dialog').getByRole('button', { name: 'Leave page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    await setApproval(page, true)

    const visitor = await openVisitor()
    await signUpHosted(visitor.page)
    expect(await visitor.takeProblems()).toEqual([])

    await openPage(page, 'Overview')
    await page.getByText('1 member is waiting for your approval.').waitFor()
    await page.getByRole('link', { name: 'Review members' }).click()
    await answer(page, 'Approve')
    await page.getByText(`${newcomer.email} can sign in now`).waitFor()
    await page.getByRole('heading', { name: 'No matching customers' }).waitFor()
    // When a button disappears, the focus moves to the main content.
    await page.locator('main:focus').waitFor()
    await signInHosted(visitor.page)
    await visitor.page.waitForURL(`${shop.storefront}/account`)
    expect(await visitor.takeProblems()).toEqual([])

    await openPage(page, 'Customers')
    // The previous page has the same search field.
    await page.locator('[aria-current=page]', { hasText: /^All$/ }).waitFor()
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('newcomer people')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: newcomer.email }).click()
    // The list has the same button, until the page has loaded.
    await page.getByRole('heading', { level: 1, name: newcomer.email }).waitFor()
    await answer(page, 'Block')
    await page.getByText(`${newcomer.email} is blocked`).waitFor()
    const again = await openVisitor()
    await signInHosted(again.page)
    await again.page.getByRole('alert').waitFor()
    await answer(page, 'Unblock')
    await signInHosted(again.page)
    await again.page.waitForURL(`${shop.storefront}/account`)

    await setApproval(page, false)
    expect(await takeProblems()).toEqual([])
  },
)

test.runIf(isLongRun)('members can sign in with an identity provider as long as it is configured', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Sign-in')
  await page.getByRole('link', { name: 'Add provider' }).click()
  await page.getByLabel('Name').fill('Harbour ID')
  await page.getByLabel('Issuer').fill('https://id.harbour.example/?a=b')
  await page.getByLabel('Client ID').fill('the-shop')
  await page.getByLabel('Client secret').fill('between us')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: /^Issuer: / }).waitFor()
  expect(await takeProblems()).toEqual(['400 /vitrine/v1/sign-in-providers'])
  await page.getByLabel('Issuer').fill('https://id.harbour.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Harbour ID” added').waitFor()
  expect(await page.getByLabel('Redirect URL').inputValue()).toMatch(/\/oauth2\/provider\/.+\/callback$/)
  expect(await page.getByText('between us').count()).toBe(0)

  const visitor = await openVisitor()
  const seeDoor = async () => {
    await goToHostedSignIn(visitor.page, shop)
    await visitor.page.getByLabel('Email').waitFor()
    return visitor.page.getByText('Harbour ID').count()
  }
  expect(await seeDoor()).toBe(1)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Harbour ID” deleted').waitFor()
  expect(await seeDoor()).toBe(0)
  expect(await takeProblems()).toEqual([])
})

test('the owner limits visitors’ carts, and an invalid number is reported at its field', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Checkout')
  const carts = page.getByRole('form', { name: 'Carts and visitors', exact: true })
  const perHour = carts.getByLabel('New carts per IP address per hour')
  await perHour.fill('5')
  await carts.getByLabel('Days to keep an inactive cart').fill('90')
  await carts.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => perHour.getAttribute('aria-invalid')).toBe('true')
  // The browser logs the 4xx response.
  await takeProblems()

  await perHour.fill('500')
  await carts.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await page.reload()
  await expect.poll(() => perHour.inputValue()).toBe('500')
  expect(await carts.getByLabel('Days to keep an inactive cart').inputValue()).toBe('90')
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)(
  'a buyer writes a review without scripts, the owner approves and answers it, and everyone reads both',
  async () => {
    const buyers = await openVisitor({ javaScriptEnabled: false })
    await buyers.page.goto(`${shop.storefront}/product-page/orbit-vase`)
    await buyers.page.getByText('Write a review').click()
    await buyers.page.getByRole('radio', { name: '4 stars' }).check()
    await buyers.page.getByLabel('Title').fill('Rounder than the moon')
    await buyers.page.getByLabel('Your name').fill('Ida')
    await buyers.page.getByRole('button', { name: 'Submit review' }).click()
    await buyers.page.getByText('Your review appears once the store has approved it.').waitFor()
    expect(await buyers.page.getByText('Rounder than the moon').count()).toBe(0)

    const { page, takeProblems, inspect } = await openVisitor()
    await signInOwner(page, shop)
    await openPage(page, 'Reviews')
    await page.getByRole('link', { name: /^Reviews ?, \d+ pending$/ }).waitFor()
    const row = page.getByRole('row', { name: /Rounder than the moon/ })
    await row.getByRole('button', { name: 'Reply to Ida' }).click()
    await page.getByRole('dialog').getByLabel('Your reply').fill('And it holds water.')
    await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click()
    await readToast(page, 'Reply saved')
    await row.getByRole('button', { name: 'Approve the review by Ida' }).click()
    await readToast(page, 'Review by Ida published')
    await row.getByText('Approved').waitFor()
    expect(await inspect()).toEqual([])

    await page.goto(`${shop.storefront}/product-page/orbit-vase`)
    await page.getByRole('link', { name: '1 review' }).click()
    await page.getByRole('heading', { name: 'Rounder than the moon' }).waitFor()
    await page.getByText('And it holds water.').waitFor()
    await page.getByText('Write a review').click()
    await page.getByRole('radio', { name: '5 stars' }).check()
    await page.getByLabel('Your name').fill('Otto')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.getByText('Your review appears once the store has approved it.').waitFor()
    expect(await takeProblems()).toEqual([])
  },
)
