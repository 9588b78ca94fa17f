/**
 * Hydrogen's skeleton: downloaded from npm into a temporary folder, built and served by its own commands, with a double
 * of its API. Nothing of it is stored in this repository.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { media } from '@vitrine/client'
import { freePort } from '../measure/running-shop.ts'
import type { Catalog } from './catalog.ts'
import { openFront } from './front.ts'
import { answerQueries, type Picture } from './storefront-api.ts'

const run = promisify(execFile)

const source = '@shopify/cli-hydrogen@13.0.4'
const within = 'package/dist/assets/hydrogen/starter'
const folder = join(tmpdir(), 'vitrine-bench-skeleton-13.0.4')
const command = join(folder, 'node_modules/@shopify/cli/bin/run.js')
/** Size of images without an explicit size. */
const plainSize = 1200
const installTimeout = 10 * 60_000
const startTimeout = 60_000

/** Redirects the CLI's configuration and disables its telemetry. */
const quiet = { HOME: folder, XDG_CONFIG_HOME: folder, SHOPIFY_CLI_NO_ANALYTICS: '1', CI: '1' }

const install = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { stdout } = await run('npm', ['pack', source, '--silent', '--pack-destination', folder])
  const depth = within.split('/').length
  await run('tar', ['xzf', join(folder, stdout.trim()), '-C', folder, `--strip-components=${depth}`, within])
  await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder, timeout: installTimeout })
  await run(process.execPath, [command, 'hydrogen', 'build', '--path', folder], {
    cwd: folder,
    env: { ...process.env, ...quiet, NODE_ENV: 'production' },
    timeout: installTimeout,
  })
}

/** Downloads and builds it, once per machine. Returns whether it is available. */
const ensureBuilt = async (): Promise<boolean> => {
  const stamp = join(folder, '.built')
  if (existsSync(stamp)) return true
  console.log(`Fetching ${source} and what it needs into ${folder} …`)
  try {
    await install()
  } catch (error) {
    console.log(`The skeleton could not be fetched or built; ours is measured alone. ${String(error)}`)
    return false
  }
  writeFileSync(stamp, '')
  return true
}

const readBody = async (incoming: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of incoming) text += String(part)
  return text
}

/** Serves the double of the API. */
const openApi = async (answer: ReturnType<typeof answerQueries>) => {
  const server = createServer((incoming, response) => {
    const send = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    readBody(incoming)
      .then((text) => {
        const { query, variables } = JSON.parse(text) as { query: string; variables: Record<string, unknown> }
        send({ data: answer(query, variables) })
      })
      .catch((error: unknown) => {
        console.error('the double could not answer', error)
        send({ errors: [{ message: String(error) }] })
      })
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Stops a process with its children. */
const end = ({ pid }: ChildProcess): void => {
  try {
    process.kill(-pid!)
  } catch {
    // Already stopped.
  }
}

const startPreview = async (port: number, apiUrl: string): Promise<ChildProcess> => {
  const settings = {
    SESSION_SECRET: 'bench',
    PUBLIC_STORE_DOMAIN: apiUrl,
    PUBLIC_STOREFRONT_API_TOKEN: 'bench',
    PUBLIC_STOREFRONT_ID: '1',
    PUBLIC_CHECKOUT_DOMAIN: 'localhost',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(join(folder, '.env'), lines.join('\n'))
  const child = spawn(process.execPath, [command, 'hydrogen', 'preview', '--port', String(port), '--path', folder], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    stdio: 'ignore',
    // In its own process group, to be stopped with its children.
    detached: true,
  })
  // Stops with a failed bench.
  process.once('exit', () => end(child))
  for (const started = Date.now(); Date.now() - started < startTimeout; await wait(200)) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined)
    if (answer?.ok) return child
  }
  throw new Error('The skeleton did not start')
}

/** Starts the skeleton, or says why it isn't available. */
export const openSkeleton = async (
  catalog: Catalog,
): Promise<{ readonly url: string; readonly close: () => Promise<void> } | undefined> => {
  if (!(await ensureBuilt())) return undefined
  const pictures: Picture[] = []
  const port = await freePort()
  const picture = (url: URL): Promise<Response> => {
    const image = pictures[Number(url.pathname.split('/').at(-1))]!
    const side = (name: string) => Number(url.searchParams.get(name) ?? plainSize)
    return fetch(media.getScaledToFillImageUrl(image, side('width'), side('height')))
  }
  const front = await openFront({ port, picture })
  const addressOf = (image: Picture) => {
    const known = pictures.findIndex(({ url }) => url === image.url)
    return `${front.url}/pictures/${known === -1 ? pictures.push(image) - 1 : known}`
  }
  const api = await openApi(answerQueries(catalog, { url: front.url, addressOf }))
  const preview = await startPreview(port, api.url)
  console.log('The skeleton is served by its own preview (MiniOxygen), its files packed in front of it.')
  const close = async () => {
    const ended = once(preview, 'exit')
    end(preview)
    await ended
    front.close()
    api.close()
  }
  return { url: front.url, close }
}
