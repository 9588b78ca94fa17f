/**
 * `npm run check`: what a change has broken, within two minutes: types, lint, layers, format and the tests of what it
 * touches, by what imports it. The whole is `npm test`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'
import { bin, sourceChecks } from './source-checks.mjs'

ensureInstalled({ withDev: true })
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from the last commit of the main line, those that git does not know yet among them. */
const base = process.argv[2] ?? 'HEAD'
const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
]
const present = changed.filter((file) => existsSync(join(root, file)))
const sources = present.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))

const run = (name, command, args) => async () => {
  const startedMs = Date.now()
  const child = spawn(command, args, { cwd: root })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) process.stdout.write(`${Buffer.concat(output)}\n`)
  return code === 0
}

const checks = Object.entries(sourceChecks).map(([name, [command, args]]) => run(name, command, args))
const results = []
const takeTurns = async () => {
  for (let next = checks.shift(); next; next = checks.shift()) results.push(await next())
}
await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))

/** Tests of the rooms that were touched; of the packages below the server also those of whoever imports what changed. */
const roomOf = (file) => /^(packages\/server\/src\/[^/]+\/[^/]+|apps\/[^/]+|platform|test|scripts)\//.exec(file)?.[1]
const rooms = [...new Set(sources.map(roomOf).filter(Boolean))]
const shared = sources.filter((file) => /^packages\/(?!server\/)/.test(file))
const elsewhere = ['packages/server/**', 'conformance/**', 'test/**', 'apps/**', '**/pack.test.ts']
if (rooms.length > 0)
  // A name is looked for anywhere in a path: without its slash the room `test` would be every test.
  results.push(
    await run(`tests of ${rooms.length} rooms`, bin('vitest'), [
      'run',
      ...rooms.map((room) => `${room}/`),
      '--passWithNoTests',
    ])(),
  )
if (shared.length > 0) {
  const args = ['related', ...shared, '--run', '--passWithNoTests', ...elsewhere.map((glob) => `--exclude=${glob}`)]
  results.push(await run('tests of what imports the rest', bin('vitest'), args)())
}
process.exit(results.every(Boolean) ? 0 : 1)
