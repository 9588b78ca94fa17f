/** `VITRINE_URL=http://localhost:4000 node --import @vitrine/redirect/preload storefront.mjs` */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { redirectPages } from './pages.js'
import { redirectSockets } from './sockets.js'

/** Frameworks read this file too, but later. */
const kept = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}

const readAddress = (name, otherwise = '') => {
  const text = process.env[name] ?? kept[name] ?? otherwise
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    const example = 'for example http://localhost:4000'
    throw new Error(`${name} must be the scheme, host and port of a Vitrine server, ${example}; it is “${text}”.`)
  }
  // For processes that this one starts elsewhere.
  process.env[name] = text
  return url
}

const server = readAddress('VITRINE_URL')
/** Where browsers reach the server, if that is not where this machine does. */
const publicServer = readAddress('VITRINE_PUBLIC_URL', server.origin)

/** An import in a storefront's code may come after the one in the options of Node. */
const isPreloaded = Symbol.for('vitrine.redirect.preload')
if (!globalThis[isPreloaded]) {
  redirectSockets(server)
  redirectPages(publicServer.origin)
}
globalThis[isPreloaded] = true
