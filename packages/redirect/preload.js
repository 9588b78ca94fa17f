/** `VITRINE_URL=http://localhost:4000 node --import @vitrine/redirect/preload storefront.mjs` */
import { redirectPages } from './pages.js'
import { redirectSockets } from './sockets.js'

const example = 'for example http://localhost:4000'

const readAddress = (name) => {
  const text = process.env[name] ?? ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url
  throw new Error(`${name} must name a Vitrine server by scheme, host and port, ${example}; it is “${text}”.`)
}

const server = readAddress('VITRINE_URL')
/** Where browsers reach the server, if that is not where this machine does. */
const publicServer = process.env.VITRINE_PUBLIC_URL === undefined ? server : readAddress('VITRINE_PUBLIC_URL')

redirectSockets(server)
redirectPages(publicServer.origin)
