import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isLongRun } from '../../run-size.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { addToCart, waitForScripts } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('a visitor gets suggestions while typing, also by keyboard', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await page.goto(shop.storefront)
  const field = page.getByRole('search').getByLabel('Search the store')
  await field.fill('tid')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await list.getByRole('option', { name: /Tide Mug/ }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'suggestions')
  await field.press('Escape')
  await list.waitFor({ state: 'detached' })
  await field.fill('tide')
  await list.getByRole('option', { name: /Tide Mug/ }).waitFor()
  const options = await list.getByRole('option').allTextContents()
  const place = options.findIndex((text) => text.includes('Tide Mug'))
  for (let step = 0; step <= place; step += 1) await field.press('ArrowDown')
  await field.press('Enter')
  await page.getByRole('heading', { name: 'Tide Mug', level: 1 }).waitFor()
  expect(await takeProblems()).toEqual([])
})

test('browsing starts no session; adding to the cart does', async () => {
  const { page, takeProblems } = await openVisitor()
  const cookies = async () => (await page.context().cookies(shop.storefront)).map(({ name }) => name)
  await page.goto(shop.storefront)
  await page.getByRole('link', { name: 'Light', exact: true }).first().click()
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.waitForURL('**sort=price*')
  expect(await cookies()).toEqual([])
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }).waitFor()
  expect(await cookies()).toHaveLength(1)
  await page.reload()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  expect(await takeProblems()).toEqual([])
})

test('a variant is chosen in a list and added to the cart', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await page.goto(`${shop.storefront}/collections/tableware`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tide Mug' }) })
  const dialog = page.getByRole('dialog', { name: 'Tide Mug' })
  await waitForScripts(page)
  await card.getByRole('link', { name: 'Choose options' }).click()
  await dialog.getByRole('radio', { name: /Ink/ }).check()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'Cart' }).getByText('Ink, Small').waitFor()
  expect(await takeProblems()).toEqual([])
})

test('images are swiped, selected and enlarged, and the URL follows the selection', async () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor(phone)
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('radio', { name: /Ink/ }).check()
  await page.waitForURL('**Color=Ink*')
  await page.getByRole('button', { name: 'Image 2 of' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Image 2 of' }).getAttribute('aria-current')).toBe('true')
  await page.getByRole('button', { name: 'Enlarge image' }).click()
  const closeUp = page.getByRole('dialog', { name: 'Images' })
  await closeUp.getByText('Image 2 of').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'close-up')
  await closeUp.getByRole('button', { name: 'Next image' }).click()
  await closeUp.getByText('Image 3 of').waitFor()
  await page.keyboard.press('Escape')
  // On wide screens all images are shown, and each is enlarged on click.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('list', { name: 'Images' }).getByRole('button').nth(1).click()
  await closeUp.getByText('Image 2 of').waitFor()
  await page.keyboard.press('Escape')
  const friend = await openVisitor({ javaScriptEnabled: false })
  await friend.page.goto(page.url())
  expect(await friend.page.getByRole('radio', { name: /Ink/ }).isChecked()).toBe(true)
  expect(await takeProblems()).toEqual([])
})

test('saved products are found again and shared, and recently viewed ones are shown', async () => {
  const { page, inspect, takeProblems } = await openVisitor()
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: /Save for later.*Tide Mug/ }).click()
  await page.goto(`${shop.storefront}/product-page/dune-bowl`)
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: 'Tide Mug' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'product')
  await page.getByRole('link', { name: 'Wish list' }).first().click()
  await page.waitForURL('**items=*')
  await page.getByRole('link', { name: 'Tide Mug' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'wish-list')
  const friend = await openVisitor()
  await friend.page.goto(page.url())
  await friend.page.getByRole('button', { name: /Save for later.*Tide Mug/ }).waitFor()
  expect([...(await takeProblems()), ...(await friend.takeProblems())]).toEqual([])
})

test.runIf(isLongRun)('on a phone the buy button stays in reach', async () => {
  const { page, inspect, takeProblems } = await openVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('heading', { name: 'Reviews' }).evaluate((heading) => heading.scrollIntoView())
  const buttons = page.getByRole('button', { name: 'Add to cart', exact: true })
  await expect.poll(() => buttons.count(), { timeout: 10_000 }).toBe(2)
  expect(await inspect()).toEqual([])
  await buttons.last().click()
  await page.getByRole('dialog', { name: 'Cart' }).getByText('Tide Mug').waitFor()
  expect(await takeProblems()).toEqual([])
})

test('typefaces that arrive after the first paint do not move a page', async () => {
  const { page, inspect } = await openVisitor({ viewport: { width: 360, height: 740 } })
  const heading = page.getByRole('heading', { name: 'Tide Mug', level: 1 })
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  // Browsers use a typeface that arrives within 100 ms.
  await page.route('**/*.woff2', async (route) => {
    await heading.waitFor()
    await pause(300)
    await route.continue()
  })
  await page.route('**/*.css', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  expect(await inspect()).toEqual([])
})

test('the cart drawer recommends products and adds them', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await page.goto(`${shop.storefront}/product-page/pebble-espresso-cups`)
  await addToCart(page)
  const drawer = page.getByRole('dialog', { name: 'Cart' })
  const offers = drawer.getByRole('region', { name: 'You may also like' })
  const add = offers.getByRole('button', { name: /^Add .* to cart$/ }).first()
  await add.waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'cart-offers')
  const name = /^Add (.*) to cart$/.exec((await add.getAttribute('aria-label'))!)![1]!
  await add.click()
  await drawer.locator('li[data-line]', { hasText: name }).waitFor()
  // Products in the cart are not recommended.
  await expect.poll(() => offers.getByText(name).count(), { timeout: 10_000 }).toBe(0)
  expect(await takeProblems()).toEqual([])
})
