import { readPort } from './ports.mjs'
import { isServerAddress } from './server-address.ts'

/**
 * Whose `X-Forwarded-For` is believed: nobody's; that many proxies in a row before this server; or proxies at these
 * addresses (`10.0.0.0/8`). What a buyer writes into the header themselves stands further left and is never read.
 */
export type TrustedProxies = false | number | readonly string[]

export interface StripeAddresses {
  readonly apiUrl: string
  readonly scriptUrl: string
}

/** The cache in front of storefronts. */
export interface CachePurge {
  /** Where it is asked to let go of pages. */
  readonly url: string
  /** What it knows us by. */
  readonly headers: Readonly<Record<string, string>>
}

/** What a server is told from outside, once, at its start. */
export interface Config {
  /** Where buyers reach this server, without a slash at the end: the issuer of its tokens, the base of its pages. */
  readonly publicUrl: string
  /** Where the storefront of the first site is. */
  readonly storefrontUrl: string
  /** The proxies in front that tell the buyer's address. */
  readonly trustProxy: TrustedProxies
  /** Where mail leaves from (`smtp://user:password@host:587`); without it, mail lands in the dev mailbox. */
  readonly smtpUrl?: string
  /** The sender of mail. */
  readonly mailFrom: string
  /** Where uploaded files and resized pictures lie. */
  readonly mediaFolder: string
  /** Resized pictures take at most so many bytes; those used longest ago are deleted. 2 GB unless told. */
  readonly mediaCacheBytes?: number
  /** A list of postal codes and towns, from which addresses are suggested; it need not be there. */
  readonly placesFile?: string
  /** Where Stripe's API is, and the script that pages of the checkout load from it; Stripe's own unless told. */
  readonly stripe?: StripeAddresses
  /** Where Mollie's API is; Mollie's own unless told. */
  readonly mollieApiUrl?: string
  /** Where the label provider's API is; its own unless told. */
  readonly shippoApiUrl?: string
  /** The cache that is told what changed; none unless told. */
  readonly cachePurge?: CachePurge
  /** Where Prometheus reads metrics; nowhere unless told. */
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
  // What it says is a secret.
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

/** Mollie itself. */
export const mollieApiUrl = 'https://api.mollie.com'

/** The label provider itself. */
export const shippoApiUrl = 'https://api.goshippo.com'

/** Stripe itself: the script is the one of the API's version that the library speaks. */
export const stripeAddresses: StripeAddresses = {
  apiUrl: 'https://api.stripe.com',
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
}

/** Reads the environment; what it cannot use it names in one sentence. */
export const configFromEnvironment = (environment: Environment): Config => {
  const data = environment.VITRINE_DATA ?? './data'
  const purge = cachePurge(environment)
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
    ...(environment.METRICS_PORT && {
      metrics: { host: environment.METRICS_HOST || '127.0.0.1', port: readPort(environment, 'METRICS_PORT') },
    }),
  }
}

/** Names by which a machine reaches itself. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '::1' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** Whether a server is for this machine alone: the dev mailbox, demo accounts and sandbox cards answer only then. */
export const isLoopback = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  isLoopbackName(new URL(publicUrl).hostname)

/** Where this process listens: on this machine alone unless `HOST` says otherwise. */
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
