import type { Page } from 'playwright-core'

const widths = [1280, 360]
const schemes = ['light', 'dark'] as const

/** Saves screenshots of a page, wide and narrow, light and dark, with `SHOTS=folder`. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (!process.env.SHOTS) return
  const before = page.viewportSize()
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}
