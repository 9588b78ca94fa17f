/** Loaded into a storefront's server: leaves a note of every name that is looked up outside this machine. */
import { appendFileSync } from 'node:fs'
import dns from 'node:dns'

const { lookup } = dns
dns.lookup = (name, ...rest) => {
  if (name !== 'localhost') appendFileSync(process.env.NAMES_LOG, `${name}\n`)
  return lookup(name, ...rest)
}
