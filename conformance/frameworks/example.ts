import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { npm, quiet, rooms } from './project.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Packs the client and the hooks as they are published; gives the files to install. */
export const packOurs = (): Promise<readonly string[]> =>
  Promise.all(
    ['client', 'react'].map(async (name) => {
      const folder = join(rooms, 'packed', name)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await run(process.execPath, [join(root, 'packages', name, 'pack.mjs'), folder], { cwd: root })
      const { stdout } = await run(npm, ['pack', '--silent', folder], { cwd: join(rooms, 'packed') })
      return join(rooms, 'packed', stdout.trim())
    }),
  )

/** Empties a folder, but for what was fetched from the registry. */
const emptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const left = (await readdir(folder)).filter((name) => name !== 'node_modules')
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  await rm(join(folder, 'node_modules/@vitrine'), { recursive: true, force: true })
}

/** Copies an example into an empty folder and installs it as its guide says. */
export const installExample = async (name: string, packages: readonly string[]): Promise<string> => {
  const folder = join(rooms, `example-${name}`)
  await emptyFolder(folder)
  await cp(join(root, 'examples', name), folder, { recursive: true })
  await run(npm, ['install', ...quiet, ...packages], { cwd: folder })
  return folder
}

/** Has the starter, as it is published, write a storefront into an empty folder, and installs that. */
export const installStarted = async (): Promise<string> => {
  const packed = join(rooms, 'packed', 'create-storefront')
  await rm(packed, { recursive: true, force: true })
  await mkdir(packed, { recursive: true })
  const maker = join(root, 'packages/create-storefront/pack.mjs')
  await run(process.execPath, [maker, packed], { cwd: root })
  const { stdout } = await run(npm, ['pack', '--silent', packed], { cwd: join(rooms, 'packed') })
  const folder = join(rooms, 'started')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const words = ['exec', '--yes', `--package=${join(rooms, 'packed', stdout.trim())}`, '--', 'create-storefront']
  await run(npm, [...words, 'my-store', '--yes'], { cwd: folder })
  await run(npm, ['install', ...quiet], { cwd: join(folder, 'my-store') })
  return join(folder, 'my-store')
}
