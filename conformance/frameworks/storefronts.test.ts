import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installProject } from './install-project.ts'
import { namesIn, openStage, watchNames, type Stage } from './stage.ts'
import { walk } from './walk.ts'

const run = promisify(execFile)

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

test('what a server looks up outside is noticed here', async () => {
  const log = join(stage.data, 'names.log')
  const program = "await fetch('https://www.wixapis.com').catch(() => {})"
  const env = { ...process.env, NAMES_LOG: log }
  await run(process.execPath, ['--import', watchNames, '--input-type=module', '-e', program], { env })
  expect(await namesIn(log)).toEqual(['www.wixapis.com'])
})

const preload = '--import=@vitrine/redirect/preload'

test.each(['next', 'remix', 'astro', 'vite'])(
  'a storefront in %s on the official SDK shows its pictures and sells, and asks nobody but the server',
  async (name) => {
    const tried = await stage.tryStorefront(await installProject(name), walk, [preload])
    expect(tried).toEqual(stage.amongThemselves())
  },
  600_000,
)

test('so does one in Next where no one can set the options of Node', async () => {
  const tried = await stage.tryStorefront(await installProject('next', { adds: 'next-hosted' }), walk)
  expect(tried).toEqual(stage.amongThemselves())
}, 600_000)

test('so does one with the pages router of Next', async () => {
  const project = await installProject('next', { adds: 'next-pages', without: 'app' })
  const tried = await stage.tryStorefront(project, walk, [preload])
  expect(tried).toEqual(stage.amongThemselves())
}, 600_000)

test('a page that Astro writes to a file shows its pictures from the server', async () => {
  const folder = await installProject('astro')
  await stage.build(folder)
  const page = await readFile(join(folder, 'dist/client/window/index.html'), 'utf8')
  expect(page).toContain(`src="${stage.server}/media/`)
}, 600_000)
