/** `npm start`: installs what is missing, builds what has changed, opens the shop. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readPort, requireFreePort } from '../packages/server/src/ground/base/ports.mjs'
import { welcome } from '../platform/welcome.mjs'
import { ensureInstalled } from './install.mjs'
import { lean } from './imports/lean.mjs'
import { root } from './root.mjs'

const onlyPlatform = process.argv.includes('--only-platform')
const host = process.env.HOST || '127.0.0.1'

try {
  for (const name of onlyPlatform ? ['PORT'] : ['PORT', 'STOREFRONT_PORT'])
    await requireFreePort({ name, port: readPort(process.env, name), host })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

ensureInstalled({ withDev: false })
const { buildAll } = await import('./build.mjs')
await buildAll(onlyPlatform ? ['platform', 'hosted', 'back-office'] : undefined)

const children = new Map()
let stopping = false

/** Ends all parts; what was confirmed is on disk. */
const stop = (code) => {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children.values()) child.kill('SIGTERM')
}

const run = (name, file, settings = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...lean.flags, '--enable-source-maps', join(root, file)], {
      cwd: root,
      // Its own group: Ctrl-C reaches this process alone, which ends the parts in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...lean.env, ...process.env, ...settings, NODE_ENV: 'production' },
    })
    children.set(name, child)
    let started = false
    child.on('message', (message) => {
      if (started) void showStore(message)
      started = true
      resolve(message)
    })
    child.once('exit', (code, signal) => {
      const isReplaced = children.get(name) !== child
      if (!isReplaced) children.delete(name)
      if (!stopping && !isReplaced) {
        // A part that could not start has said why itself.
        if (started || code !== 1) console.error(`The ${name} stopped (${signal ?? code}).`)
        stop(code ?? 1)
      }
      resolve(undefined)
    })
  })

const runStorefront = ({ storefrontClientId: id }) =>
  // Without a store, the storefront says how to create one.
  run('storefront', 'apps/storefront/dist/serve.mjs', id && { STOREFRONT_CLIENT_ID: id })

/** Starts the storefront again, for the store that was just set up. */
const showStore = async (store) => {
  const storefront = children.get('storefront')
  if (!storefront || stopping) return
  children.delete('storefront')
  const ended = new Promise((resolve) => storefront.once('exit', resolve))
  storefront.kill('SIGTERM')
  await ended
  if (!stopping) await runStorefront(store)
}

process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
process.on('SIGHUP', () => stop(0))
// The shell between npm and us dies of a signal to npm without passing it on; we end with it.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(0), 500).unref()

const platform = await run('platform', 'packages/server/dist/main.mjs')
const storefront = platform && !onlyPlatform ? await runStorefront(platform) : undefined
if (platform) console.log(welcome(platform, storefront?.url))
