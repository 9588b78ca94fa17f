import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { emptyFolder, npm, quiet, rooms } from './project.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Installs without a word, as the options of `quiet` say it to commands that do not name them. */
const quietly = {
  npm_config_include: 'dev',
  npm_config_package_lock: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_loglevel: 'error',
}

/** The commands of a guide that install an example, as its reader types them. */
const commandsOf = async (name: string): Promise<readonly string[]> => {
  const guide = await readFile(join(root, 'docs/frameworks', `hooks-${name}.md`), 'utf8')
  const [, commands = ''] = /```\n([^]*?)```/.exec(guide) ?? []
  return commands
    .trim()
    .split('\n')
    .filter((command) => !command.startsWith('npm run build'))
}

/** Guides speak of a folder beside the storefront that has this repository. */
const layRepository = async (): Promise<void> => {
  const place = join(rooms, 'vitrine')
  await rm(place, { force: true })
  await symlink(root, place)
}

/** Copies an example into an empty folder and types the commands of its guide there. */
export const installExample = async (name: string): Promise<string> => {
  const folder = join(rooms, `example-${name}`)
  await emptyFolder(folder)
  await cp(join(root, 'examples', name), folder, { recursive: true })
  await layRepository()
  const options = { cwd: folder, env: { ...process.env, ...quietly }, maxBuffer: 1e8 }
  for (const command of await commandsOf(name)) await run('sh', ['-c', command], options)
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
