import { execFile } from 'node:child_process'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { typeGuide } from './guide.ts'
import { emptyFolder, npm, quiet, rooms } from './project.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Copies an example into an empty folder and runs the commands of its guide there. */
export const installExample = async (name: string): Promise<string> => {
  const folder = join(rooms, `example-${name}`)
  await emptyFolder(folder)
  await cp(join(root, 'examples', name), folder, { recursive: true, dereference: true })
  await typeGuide(`hooks-${name}`, folder)
  return folder
}

/** Runs the published starter in an empty folder and installs the result. */
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
