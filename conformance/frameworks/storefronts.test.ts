import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInShard } from '../../test/run-size.ts'
import { installProject } from './install-project.ts'
import { namesIn, openStage, watchNames, type Stage } from './stage.ts'
import { walkComponents } from './walk-components.ts'
import { walk } from './walk.ts'

const run = promisify(execFile)

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

test('records host names that a server resolves', async () => {
  const log = join(stage.data, 'names.log')
  const program = "await fetch('https://www.wixapis.com').catch(() => {})"
  const env = { ...process.env, NAMES_LOG: log }
  await run(process.execPath, ['--import', watchNames, '--input-type=module', '-e', program], { env })
  expect(await namesIn(log)).toEqual(['www.wixapis.com'])
})

const preload = '--import=@vitrine/redirect/preload'

test.each(['next', 'remix', 'astro', 'vite'].filter((_, index) => isInShard(index)))(
  'a storefront in %s on the official SDK shows images and sells, contacting only the server',
  async (name) => {
    const tried = await stage.tryStorefront(await installProject(name), walk, [preload])
    expect(tried).toEqual(stage.amongThemselves())
  },
  600_000,
)

test.runIf(isInShard(4))(
  'so does Next.js if the options of Node.js cannot be set',
  async () => {
    const tried = await stage.tryStorefront(await installProject('next', { adds: 'next-hosted' }), walk)
    expect(tried).toEqual(stage.amongThemselves())
  },
  600_000,
)

test.runIf(isInShard(5))(
  'so does Next.js with the pages router',
  async () => {
    const project = await installProject('next', { adds: 'next-pages', without: 'app' })
    const tried = await stage.tryStorefront(project, walk, [preload])
    expect(tried).toEqual(stage.amongThemselves())
  },
  600_000,
)

test.runIf(isInShard(7))(
  'so does one of the provider’s integration for Astro and its components',
  async () => {
    await stage.allowSignIns()
    const tried = await stage.tryStorefront(await installProject('astro-components'), walkComponents, [preload])
    expect(tried).toEqual(stage.amongThemselves())
  },
  600_000,
)

test.runIf(isInShard(6))(
  'a static Astro page shows images from the server',
  async () => {
    const folder = await installProject('astro')
    await stage.build(folder)
    const page = await readFile(join(folder, 'dist/client/window/index.html'), 'utf8')
    expect(page).toContain(`src="${stage.server}/media/`)
  },
  600_000,
)
