import { execFile } from 'node:child_process'
import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rooms } from './project.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** The options of `quiet` as environment variables, for commands that don't pass them. */
const quietly = {
  npm_config_include: 'dev',
  npm_config_package_lock: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_loglevel: 'error',
}

/** Returns the first commands of a guide, without those that build and start. */
const commandsOf = async (name: string): Promise<readonly string[]> => {
  const guide = await readFile(join(root, 'docs/frameworks', `${name}.md`), 'utf8')
  const [, commands = ''] = /```\n([^]*?)```/.exec(guide) ?? []
  const typed = commands
    .trim()
    .split('\n')
    .filter((command) => !command.startsWith('npm run build'))
  if (typed.length === 0) throw new Error(`The guide ${name}.md begins with no command.`)
  return typed
}

/** Guides refer to a folder with this repository next to the storefront. */
const layRepository = async (): Promise<void> => {
  const place = join(rooms, 'vitrine')
  await rm(place, { force: true })
  await symlink(root, place)
}

/** Runs the commands of a guide in a storefront's folder. */
export const typeGuide = async (name: string, folder: string): Promise<void> => {
  await layRepository()
  const options = { cwd: folder, env: { ...process.env, ...quietly }, maxBuffer: 1e8 }
  for (const command of await commandsOf(name)) await run('sh', ['-c', command], options)
}
