import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

/** Media of the product, as buyers see it. */
interface Seen {
  readonly id: string
  readonly image: { readonly width: number; readonly height: number; readonly altText?: string }
}

test('the owner crops an image with the pointer and to a ratio, and discards a crop', async () => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  const readMain = async (): Promise<Seen> => {
    const response = await page.request.get(`${shop.platform}/stores-reader/v1/products/${productId}`, {
      headers: { authorization: shop.apiKey },
    })
    return (await response.json()).product.media.mainMedia
  }
  await signInOwner(page, shop)
  await openPage(page, 'Products')
  await page.getByRole('searchbox').first().fill('Cap Portable')
  await page.getByRole('link', { name: 'Cap Portable Lamp' }).click()
  await page.getByRole('heading', { name: 'Images, videos, and 3D models' }).waitFor()
  const productId = new URL(page.url()).pathname.split('/').at(-1)!
  const before = await readMain()
  const edit = page.getByRole('button', { name: 'Edit Image 1' })
  const dialog = page.getByRole('dialog', { name: 'Edit media' })
  const area = dialog.getByTestId('crop-area')

  await edit.click()
  await dialog.getByLabel('Alternative text', { exact: true }).fill('The top of a lamp')
  await dialog.getByRole('button', { name: 'Crop image' }).click()
  await dialog.getByLabel('Aspect ratio').selectOption('Wide (16:9)')
  await expect.poll(async () => (await area.boundingBox())!.height).toBeGreaterThan(20)
  // The frame is dragged to the top, and made smaller by its lower right corner.
  const box = (await area.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y - 500, { steps: 4 })
  await page.mouse.up()
  expect(Number(await dialog.getByLabel('From the top').inputValue())).toBe(0)
  const { x, y, width, height } = (await area.boundingBox())!
  await page.mouse.move(x + width - 6, y + height - 6)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(Number(await dialog.getByLabel('Width').inputValue())).toBeLessThan(0.7)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'crop-image')
  await dialog.getByRole('button', { name: 'Don’t crop' }).click()

  await dialog.getByRole('button', { name: 'Crop image' }).click()
  await dialog.getByLabel('Aspect ratio').selectOption('Square (1:1)')
  await dialog.getByLabel('Width').fill('0.5')
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
  await dialog.getByRole('button', { name: 'Crop image' }).waitFor()
  await shoot(page, 'cropped-image')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  const after = await readMain()
  expect(after.id).not.toBe(before.id)
  expect(after.image.altText).toBe('The top of a lamp')
  expect(after.image.width).toBe(after.image.height)
  expect(Math.abs(after.image.width - before.image.width / 2)).toBeLessThan(4)
  expect(await takeProblems()).toEqual([])
})
