/** Preloaded into a storefront's server: records every external host name it resolves. */
import { appendFileSync } from 'node:fs'
import dns from 'node:dns'

const { lookup } = dns
dns.lookup = (name, ...rest) => {
  if (name !== 'localhost') appendFileSync(process.env.NAMES_LOG, `${name}\n`)
  return lookup(name, ...rest)
}
