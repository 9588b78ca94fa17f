import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { launchBrowser } from '../../browser.ts'
import { filmOf, modelOf } from '../../media-files.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner, waitForScripts } from '../stage/steps.ts'
import { enter } from '../stage/visitor.ts'

const { shop, openVisitor } = await openStage()
const address = `${shop.storefront}/product-page/orbit-vase`
const picture = join(import.meta.dirname, '../../../docs/storefront.webp')
const player = 'https://www.youtube-nocookie.com/**'
const userAgent = `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 client/${shop.clientId}`

/** Opens the vase in the back office. */
const openVase = async (page: Awaited<ReturnType<typeof openVisitor>>['page']) => {
  await signInOwner(page, shop)
  await openPage(page, 'Products')
  await page.getByRole('searchbox').first().fill('Orbit')
  await page.getByRole('link', { name: 'Orbit Vase' }).click()
  await page.getByRole('heading', { name: 'Images, videos, and 3D models' }).waitFor()
}

test('the owner adds a picture, a film, a 3D model and a video by address, and arranges and describes them', async () => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await openVase(page)
  const before = await page.getByRole('button', { name: /^Edit Image/ }).count()
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    { name: 'vase.glb', mimeType: '', buffer: modelOf() },
    { name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: filmOf('a film') },
  ])
  await page.getByText('manual.pdf can’t be used.').waitFor()
  await page.getByRole('button', { name: `Edit 3D model ${before + 1}` }).waitFor()
  await page.getByText('broken.mp4: Files of this type aren’t supported.').waitFor()
  await page.getByRole('button', { name: `Edit Video ${before + 2}` }).waitFor()
  await page.getByLabel('Choose files').setInputFiles(picture)
  await page.getByRole('button', { name: `Edit Image ${before + 3}` }).waitFor()

  const form = page.getByRole('group', { name: 'Address of a video or image' })
  await form.getByRole('textbox').fill('https://www.youtube.com/@potters')
  await form.getByRole('button', { name: 'Add' }).click()
  await form.getByText('This is not the address of a single video.').waitFor()
  await form.getByRole('textbox').fill('https://youtu.be/dQw4w9WgXcQ')
  await form.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: `Edit Video ${before + 4}` }).waitFor()

  await page.getByRole('button', { name: `Edit Video ${before + 4}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit media' })
  await dialog.getByLabel('Alternative text', { exact: true }).fill('A vase is thrown')
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByRole('button', { name: 'Remove preview image' }).waitFor()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Edit Image ${before + 3}` }).click()
  await dialog.locator('img').click({ position: { x: 10, y: 10 } })
  expect(Number(await dialog.getByLabel('Horizontal position').inputValue())).toBeLessThan(0.2)
  await shoot(page, 'desk-edit-media')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Move Image ${before + 3} forward` }).click()
  await page.getByRole('button', { name: `Edit Image ${before + 2}` }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'desk-product-media')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  const problems = await takeProblems()
  expect(problems.filter((problem) => !/400 \/(vitrine\/v1\/media|stores\/v1\/products)/.test(problem))).toEqual([])
})

test('a visitor plays a video and turns a 3D model; nothing is requested of others before', async () => {
  const browser = await launchBrowser({ draws3d: true })
  afterAll(() => browser.close())
  const { page, takeProblems, inspect } = await enter(browser, { userAgent })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Playing</h1>' }))
  await page.goto(address)
  await waitForScripts(page)
  const video = page.getByRole('link', { name: /^Play video: A vase is thrown/ })
  await video.scrollIntoViewIfNeeded()
  expect(await inspect()).toEqual([])
  expect(requested.filter((url) => /youtube|ytimg|\.glb|\.mp4$|show-model|model-view/.test(url))).toEqual([])
  await shoot(page, 'gallery-video')
  await video.click()
  await page.frameLocator('iframe[title="A vase is thrown"]').getByText('Playing').waitFor()
  expect(requested.find((url) => url.includes('youtube'))).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  )

  await page.getByRole('link', { name: /^View in 3D/ }).click()
  const canvas = page.locator('canvas[aria-busy=false]')
  await canvas.waitFor()
  await shoot(page, 'gallery-3d')
  /** What is drawn in answer to a key, read before the browser clears it. */
  const lookAfter = (key: string) =>
    canvas.evaluate((element: HTMLCanvasElement, name) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
      return element.toDataURL()
    }, key)
  const views = [await lookAfter('ArrowLeft'), await lookAfter('ArrowLeft'), await lookAfter('+')]
  expect(new Set(views).size).toBe(3)
  expect(await takeProblems()).toEqual([])
})

test('without scripts, films have a player, and other videos and 3D models are links', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(address)
  expect(await page.locator('video[controls][preload=none] source').getAttribute('type')).toBe('video/mp4')
  expect(await page.getByRole('link', { name: /^Play video/ }).getAttribute('href')).toContain('youtube.com/watch')
  expect(await page.getByRole('link', { name: /^View in 3D/ }).getAttribute('href')).toMatch(/\.glb$/)
})
