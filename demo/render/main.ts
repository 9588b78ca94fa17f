import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../../test/browser.ts'
import { demoCatalog } from '../catalog.ts'
import { demoShop } from '../shop.ts'

const draft = process.argv.includes('--draft')
const folder = fileURLToPath(new URL(draft ? '../.cache/' : '../pictures/', import.meta.url))
const quality = draft ? { frames: 4, scale: 0.5 } : { frames: 7, scale: 1 }

/**
 * Renders the demo shop's pictures: all of them, or those of the slugs and names given as arguments.
 * With `--draft`, small and quickly, into `demo/.cache/`.
 */
async function main(wanted: string[]): Promise<void> {
  const files = pictureFiles(wanted)
  if (files.length === 0) throw new Error(`No product, collection or picture is called ${wanted.join(' or ')}`)
  await mkdir(folder, { recursive: true })
  const browser = await launchBrowser({ draws3d: true })
  try {
    const page = await openStudio(await browser.newPage())
    for (const file of files) await takePicture(page, file)
  } finally {
    await browser.close()
  }
}

function pictureFiles(wanted: string[]): string[] {
  const owners = [
    { name: 'hero', files: [demoShop.hero.file] },
    { name: 'stories', files: demoShop.stories.map(({ file }) => file) },
    ...demoCatalog.collections.map(({ slug, picture }) => ({ name: slug, files: picture ? [picture.file] : [] })),
    ...demoCatalog.products.map(({ slug, pictures }) => ({ name: slug, files: pictures.map(({ file }) => file) })),
  ]
  const all = owners.flatMap(({ name, files }) => files.map((file) => ({ name, file })))
  if (wanted.length === 0) return all.map(({ file }) => file)
  return all
    .filter(({ name, file }) => wanted.includes(name) || wanted.includes(file.replace('.webp', '')))
    .map(({ file }) => file)
}

async function openStudio(page: Page): Promise<Page> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'warning',
  })
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text())
  })
  await page.setContent('<canvas width="1000" height="1000"></canvas>')
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text })
  return page
}

async function takePicture(page: Page, file: string): Promise<void> {
  const started = performance.now()
  const url = await page.evaluate(([name, quality]) => window.takePicture(name, quality), [
    file.replace('.webp', ''),
    quality,
  ] as const)
  const negative = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const size = await develop(negative, folder + file)
  console.log(`${file}  ${Math.round(size / 1000)} kB  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Cloth fills a picture with detail; it may be a little coarser so that pages stay quick. */
async function develop(negative: Buffer, path: string): Promise<number> {
  const fine = await sharp(negative).webp({ quality: 84, effort: 5 }).toBuffer()
  const print = fine.length < 70_000 ? fine : await sharp(negative).webp({ quality: 68, effort: 5 }).toBuffer()
  await writeFile(path, print)
  return print.length
}

await main(process.argv.slice(2).filter((word) => word !== '--draft'))
