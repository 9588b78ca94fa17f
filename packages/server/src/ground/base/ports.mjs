// @ts-check
import { createServer } from 'node:net'

/** Where the parts of a shop listen unless the environment says otherwise. */
const defaultPorts = { PORT: 4000, STOREFRONT_PORT: 3000, METRICS_PORT: 9464 }

/**
 * The port that the environment names.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {keyof typeof defaultPorts} name
 */
export const readPort = (environment, name) => {
  const text = environment[name]
  if (text === undefined || text === '') return defaultPorts[name]
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} is “${text}”. It must be a number from 1 to 65535.`)
}

/**
 * Makes sure that nobody listens on a port yet, before anything is opened or filled.
 *
 * @param {{ name: keyof typeof defaultPorts, port: number, host: string }} place
 * @returns {Promise<void>}
 */
export const requireFreePort = ({ name, port, host }) =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (cause) => reject(new Error(sentenceFor(cause, { name, port, host }), { cause })))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })

/**
 * @param {NodeJS.ErrnoException} cause
 * @param {{ name: string, port: number, host: string }} place
 */
const sentenceFor = ({ code, message }, { name, port, host }) => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Is the store already running? Set ${name} to use another port.`
  if (code === 'EACCES') return `Port ${port} needs administrator rights. Set ${name} to a port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is “${host}”, which is not an address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for every network it is on.`
  return message
}
