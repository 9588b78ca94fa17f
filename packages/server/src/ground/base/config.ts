import { isIP } from 'node:net'
import { readPort } from './ports.mjs'
import { isServerAddress } from './server-address.ts'

/**
 * Which proxies are trusted to set `X-Forwarded-For`: none, a number of proxies in front of this server, or proxies at
 * these addresses (`10.0.0.0/8`). Entries further left, which clients can forge, are ignored.
 */
export type TrustedProxies = false | number | readonly string[]

export interface StripeAddresses {
  readonly apiUrl: string
  readonly scriptUrl: string
}

/** The cache (CDN) in front of storefronts. */
export interface CachePurge {
  /** The purge endpoint. */
  readonly url: string
  /** Headers that authenticate purge requests. */
  readonly headers: Readonly<Record<string, string>>
}

/** The configuration of a server, read once at startup. */
export interface Config {
  /** The public URL of this server, without a trailing slash: the token issuer and the base of its pages. */
  readonly publicUrl: string
  /** The URL of the first site's storefront. */
  readonly storefrontUrl: string
  /** The proxies that are trusted to report the client's address. */
  readonly trustProxy: TrustedProxies
  /** The SMTP server (`smtp://user:password@host:587`). Without it, emails go to the dev mailbox. */
  readonly smtpUrl?: string
  /** The sender of emails. */
  readonly mailFrom: string
  /** The folder of uploaded files and resized images. */
  readonly mediaFolder: string
  /** The maximum size of all resized images in bytes. The least recently used are deleted. Default: 2 GB. */
  readonly mediaCacheBytes?: number
  /** A file of postal codes and towns for address suggestions. The file is optional. */
  readonly placesFile?: string
  /** The URLs of Stripe's API and of the script for checkout pages. Default: Stripe's own. */
  readonly stripe?: StripeAddresses
  /** The URL of Mollie's API. Default: Mollie's own. */
  readonly mollieApiUrl?: string
  /** The URL of Shippo's API. Default: Shippo's own. */
  readonly shippoApiUrl?: string
  /** The cache to purge when something changes. Default: none. */
  readonly cachePurge?: CachePurge
  /** The host name or IP address that stores' domains should point to. Default: the host of `storefrontUrl`. */
  readonly domainTarget?: string
  /** DNS servers that look up the records of stores' domains (`192.0.2.53` or `192.0.2.53:53`). Default: the system's. */
  readonly dnsServers?: readonly string[]
  /** The address of the Prometheus metrics endpoint. Default: disabled. */
  readonly metrics?: { readonly host: string; readonly port: number }
}

type Environment = Readonly<Record<string, string | undefined>>

const maxProxies = 10
const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

const isProxyAddress = (text: string): boolean => isServerAddress(text) || proxyNames.includes(text)

const trustedProxies = (text = ''): TrustedProxies => {
  const entries = text.split(',').map((entry) => entry.trim())
  if (text === '' || text === '0') return false
  if (/^\d+$/.test(text) && Number(text) <= maxProxies) return Number(text)
  if (entries.every(isProxyAddress)) return entries
  throw new Error(
    `TRUST_PROXY is “${text}”. It must be the number of proxies in front (1 to ${maxProxies}), or their addresses: 10.0.0.0/8,127.0.0.1.`,
  )
}

const webAddress = (environment: Environment, name: string, fallback: string): string => {
  const text = environment[name] || fallback
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new Error(`${name} is “${text}”. It must be an address such as https://shop.example.`)
}

const headerForm = /^([\w-]+):\s*(\S.*)$/

const cachePurge = (environment: Environment): CachePurge | undefined => {
  if (!environment.CACHE_PURGE_URL) return undefined
  const url = webAddress(environment, 'CACHE_PURGE_URL', '')
  const text = environment.CACHE_PURGE_HEADER
  if (!text) return { url, headers: {} }
  const [, name, value] = headerForm.exec(text) ?? []
  // The header is a secret, so the message doesn't include it.
  if (name === undefined || value === undefined)
    throw new Error('CACHE_PURGE_HEADER must be a header such as “Authorization: Bearer …”.')
  return { url, headers: { [name.toLowerCase()]: value } }
}

const megabyte = 1_000_000
const minCacheMegabytes = 50

export const defaultMediaCacheBytes = 2000 * megabyte

const mediaCacheBytes = ({ MEDIA_CACHE_MB: text }: Environment): number => {
  if (!text) return defaultMediaCacheBytes
  if (/^\d{1,9}$/.test(text) && Number(text) >= minCacheMegabytes) return Number(text) * megabyte
  throw new Error(`MEDIA_CACHE_MB is “${text}”. It must be a whole number of megabytes, ${minCacheMegabytes} or more.`)
}

const hostForm = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

const domainTarget = ({ DOMAIN_TARGET: text }: Environment): string | undefined => {
  if (!text) return undefined
  if (isIP(text) !== 0 || hostForm.test(text)) return text.toLowerCase()
  throw new Error(`DOMAIN_TARGET is “${text}”. It must be a host name or an IP address, such as shops.example.`)
}

const maxDnsServers = 4

/** Whether a text is an IP address, with an optional port: `192.0.2.53`, `192.0.2.53:5353`, `[2001:db8::53]:5353`. */
const isDnsServer = (text: string): boolean => {
  const [, bracketed, plain, port = '53'] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(text) ?? []
  const isAddress = isIP(text) !== 0 || isIP(bracketed ?? plain ?? '') !== 0
  return isAddress && Number(port) >= 1 && Number(port) <= 65_535
}

const dnsServers = ({ DNS_SERVERS: text }: Environment): readonly string[] | undefined => {
  if (!text) return undefined
  const servers = text.split(',').map((entry) => entry.trim())
  if (servers.length <= maxDnsServers && servers.every(isDnsServer)) return servers
  throw new Error(
    `DNS_SERVERS is “${text}”. It must be one to ${maxDnsServers} IP addresses, with an optional port: 192.0.2.53,[2001:db8::53]:53.`,
  )
}

export const mollieApiUrl = 'https://api.mollie.com'

export const shippoApiUrl = 'https://api.goshippo.com'

/** Stripe's own URLs. The script matches the API version of the Stripe library. */
export const stripeAddresses: StripeAddresses = {
  apiUrl: 'https://api.stripe.com',
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
}

/** Reads the configuration from the environment. Throws an error that names the invalid variable. */
export const configFromEnvironment = (environment: Environment): Config => {
  const data = environment.VITRINE_DATA ?? './data'
  const [purge, target, servers] = [cachePurge(environment), domainTarget(environment), dnsServers(environment)]
  return {
    publicUrl: webAddress(environment, 'PUBLIC_URL', `http://localhost:${readPort(environment, 'PORT')}`),
    storefrontUrl: webAddress(
      environment,
      'STOREFRONT_URL',
      `http://localhost:${readPort(environment, 'STOREFRONT_PORT')}`,
    ),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    ...(environment.SMTP_URL && { smtpUrl: environment.SMTP_URL }),
    mailFrom: environment.MAIL_FROM ?? 'shop@localhost.localdomain',
    mediaFolder: `${data}/media`,
    mediaCacheBytes: mediaCacheBytes(environment),
    placesFile: `${data}/places.tsv`,
    mollieApiUrl: webAddress(environment, 'MOLLIE_API_URL', mollieApiUrl),
    shippoApiUrl: webAddress(environment, 'SHIPPO_API_URL', shippoApiUrl),
    stripe: {
      apiUrl: webAddress(environment, 'STRIPE_API_URL', stripeAddresses.apiUrl),
      scriptUrl: webAddress(environment, 'STRIPE_SCRIPT_URL', stripeAddresses.scriptUrl),
    },
    ...(purge && { cachePurge: purge }),
    ...(target !== undefined && { domainTarget: target }),
    ...(servers && { dnsServers: servers }),
    ...(environment.METRICS_PORT && {
      metrics: { host: environment.METRICS_HOST || '127.0.0.1', port: readPort(environment, 'METRICS_PORT') },
    }),
  }
}

/** Returns whether a host name is a loopback name or address. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '::1' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** Returns whether the server is for local use only. Enables the dev mailbox, demo accounts and sandbox cards. */
export const isLoopback = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  isLoopbackName(new URL(publicUrl).hostname)

/** Returns the address to listen on. Default: loopback only; override with `HOST`. */
export const listenAddress = (
  environment: Environment,
  config: Pick<Config, 'publicUrl'>,
): { readonly host: string; readonly port: number } => {
  const host = environment.HOST || '127.0.0.1'
  if (!isLoopbackName(host) && isLoopback(config)) {
    throw new Error(
      `HOST=${host} lets others reach this server, so PUBLIC_URL must be the address they use, such as PUBLIC_URL=https://shop.example.`,
    )
  }
  return { host, port: readPort(environment, 'PORT') }
}
