import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const room = import.meta.dirname

const versionsIn = (path) => {
  if (!existsSync(path)) return new Map()
  const { packages } = JSON.parse(readFileSync(path, 'utf8'))
  return new Map(Object.entries(packages).map(([name, { version }]) => [name, version]))
}

/** Installs the official SDK once. It is 200 MB, and only this folder needs it. */
export const ensureSdk = () => {
  const installed = versionsIn(join(room, 'node_modules/.package-lock.json'))
  const wanted = [...versionsIn(join(room, 'package-lock.json'))].filter(([name]) => name !== '')
  if (wanted.every(([name, version]) => installed.get(name) === version)) return
  console.log('Installing the official SDK …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, flags, { cwd: room, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
