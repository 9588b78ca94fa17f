/** `npm run mutants -- discount`: runs the mutation tester over a folder of the domain, or `auth` of the client. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/root.mjs'

const room = import.meta.dirname
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Installed when it is first needed: it has sixty megabytes, and nothing else needs it. */
const ensureStryker = () => {
  if (existsSync(join(room, 'node_modules/@stryker-mutator/vitest-runner'))) return
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: room,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** What is mutated, and the tests that may notice. */
const targetOf = (name) => {
  const path = name === 'auth' ? 'packages/client/src/auth' : `packages/domain/src/${name}`
  if (!existsSync(join(root, path))) throw new Error(`There is no folder ${path}`)
  return { path, tests: `${path}/**/*.test.ts` }
}

/**
 * Forgets that changes of constants survived, and that no test ran some code. Stryker tries a change again when a test that
 * ran it is new, and does not know which tests read a constant.
 */
const forgetConstants = (file) => {
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  for (const source of Object.values(report.files))
    source.mutants = source.mutants.filter(
      ({ static: isConstant, status }) => status !== 'NoCoverage' && (!isConstant || status === 'Killed'),
    )
  writeFileSync(file, JSON.stringify(report))
}

const run = (name) => {
  const { path, tests } = targetOf(name)
  const cache = `mutants/.cache/${name}.json`
  forgetConstants(join(root, cache))
  const args = [
    join(room, 'node_modules/.bin/stryker'),
    'run',
    join(room, 'stryker.config.json'),
    '--mutate',
    `${path}/**/*.ts,!**/*.test.ts,!**/testing*.ts`,
    '--incrementalFile',
    cache,
  ]
  const env = { ...process.env, VITRINE_MUTANT_TESTS: tests }
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

ensureStryker()
const names = process.argv.slice(2)
if (names.length === 0) throw new Error('Name a folder, such as: npm run mutants -- discount')
const results = names.map(run)
process.exit(results.every(Boolean) ? 0 : 1)
