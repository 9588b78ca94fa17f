/** Installs what is missing: compares what the lock file names with what lies in node_modules. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Packages that the lock file names and that are absent or of another version; optional ones may be absent. */
const missingPackages = ({ withDev }) => {
  const installedPath = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedPath)) return ['everything']
  const wanted = readJson(join(root, 'package-lock.json')).packages
  const installed = readJson(installedPath).packages
  return Object.entries(wanted)
    .filter(([path, { dev, optional, devOptional, link }]) => {
      if (!path.includes('node_modules/') || link || optional || devOptional) return false
      return withDev || !dev
    })
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path)
}

/** Makes sure that all packages are there: those that run, and with `withDev` those that test. */
export const ensureInstalled = ({ withDev }) => {
  const missing = missingPackages({ withDev })
  if (missing.length === 0) return
  const what = missing[0] === 'everything' ? 'packages' : `${missing.length} packages`
  console.log(`Installing ${what} …`)
  const started = Date.now()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', withDev ? '--include=dev' : '--omit=dev']
  const { status } = spawnSync(npm, flags, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('Installing failed. Check that the npm registry is reachable, then run: npm ci')
    process.exit(status ?? 1)
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
