// @ts-check
import { createServer } from 'node:net'

/** The default ports of the parts of a store. */
const defaultPorts = { PORT: 4000, STOREFRONT_PORT: 3000, METRICS_PORT: 9464 }

/**
 * Returns the port that the environment sets, or the default. Throws if it is not a valid port.
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
 * Checks that a port is free, before anything is opened or filled. Throws if it is in use.
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
