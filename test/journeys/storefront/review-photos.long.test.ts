import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()
const address = `${shop.storefront}/product-page/orbit-vase`

const photo = async (background: string, width = 2400) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('a buyer adds photos without scripts; the owner approves them, and everyone can enlarge them', async () => {
  const buyers = await openVisitor({ javaScriptEnabled: false })
  await buyers.page.goto(address)
  await buyers.page.getByText('Write a review').click()
  await buyers.page.getByRole('radio', { name: '4 stars' }).check()
  await buyers.page.getByLabel('Your name').fill('Ida')
  const text = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') }
  await buyers.page.getByLabel('Photos').setInputFiles(text)
  await buyers.page.getByRole('button', { name: 'Submit review' }).click()
  await buyers.page.getByText('One of the files can’t be used.').waitFor()
  await buyers.page.getByLabel('Photos').setInputFiles(await photo('#33aa33', 13_000))
  await buyers.page.getByRole('button', { name: 'Submit review' }).click()
  await buyers.page.getByText('A photo can have at most 20 megapixels.').waitFor()
  await buyers.page.getByLabel('Photos').setInputFiles([await photo('#aa3333'), await photo('#3333aa')])
  await buyers.page.getByRole('button', { name: 'Submit review' }).click()
  await buyers.page.getByText('Your review appears once the store has approved it.').waitFor()

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Reviews')
  const row = page.getByRole('row', { name: /Ida/ })
  await row.waitFor()
  const pictures = row.getByRole('img', { name: 'Image in the review' })
  expect(await pictures.count()).toBe(2)
  await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1897)
  const pending = (await pictures.first().getAttribute('src'))!.replace(/\?.*/, '')
  const statusOf = async () => (await page.request.get(pending)).status()
  expect(await statusOf()).toBe(404)
  await shoot(page, 'desk-review-photos')
  await row.getByRole('button', { name: 'Approve the review by Ida' }).click()
  await row.getByText('Approved').waitFor()
  expect(await statusOf()).toBe(200)

  await page.goto(`${address}#reviews`)
  const second = page.getByRole('link', { name: 'Image in the review: Image 2 of 2' })
  await second.scrollIntoViewIfNeeded()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'review-photos')
  await second.focus()
  await page.keyboard.press('Enter')
  const closeUp = page.getByRole('dialog', { name: 'Images' })
  await closeUp.getByText('Image 2 of 2').waitFor()
  await shoot(page, 'review-photo-enlarged')
  await page.keyboard.press('Escape')
  await closeUp.waitFor({ state: 'hidden' })
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining(new URL(pending).pathname)]),
  )
  expect(await takeProblems()).toEqual([])
})

test('photos are shrunk before upload, and too many are not sent', async () => {
  const { page, takeProblems } = await openVisitor()
  await page.goto(address)
  await page.getByText('Write a review').click()
  const field = page.getByLabel('Photos')
  const large = await photo('#33aa33', 6000)
  await field.setInputFiles(Array.from({ length: 5 }, () => large))
  await page.getByText('Choose at most 4 photos.').waitFor()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
  await field.setInputFiles([large])
  const size = () => field.evaluate((input: HTMLInputElement) => input.files![0]!.size)
  await expect.poll(size, { timeout: 10_000 }).toBeLessThan(large.buffer.byteLength)
  await shoot(page, 'review-form')
  await page.getByRole('radio', { name: '5 stars' }).check()
  await page.getByLabel('Your name').fill('Otto')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await page.getByText('Your review appears once the store has approved it.').waitFor()
  expect(await takeProblems()).toEqual([])
})

test('file uploads up to the size limit are accepted on pages with such a form', async () => {
  const post = async (path: string, body: FormData | Uint8Array, headers: Record<string, string> = {}) => {
    const named = { ...headers, 'user-agent': `client/${shop.clientId}` }
    const answer = await fetch(shop.storefront + path, { method: 'POST', body: body as BodyInit, headers: named })
    return answer.status
  }
  const form = new FormData()
  form.set('intent', 'review')
  expect(await post('/product-page/orbit-vase', form)).toBe(422)
  expect(await post('/cart', form)).toBe(415)
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await post('/product-page/orbit-vase', Buffer.from('no form'), type)).toBe(400)
  const many = new FormData()
  many.set('intent', 'review')
  many.set('rating', '5')
  many.set('name', 'Bo')
  for (let count = 0; count < 5; count += 1) many.append('photos', new File(['x'], 'x.jpg'))
  expect(await post('/product-page/orbit-vase', many)).toBe(422)
  many.delete('photos')
  many.append('photos', new File([Buffer.alloc(8 * 1024 * 1024 + 1)], 'large.jpg'))
  expect(await post('/product-page/orbit-vase', many)).toBe(422)
})
