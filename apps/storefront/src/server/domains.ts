import type { SiteInfo } from '@vitrine/client'
import type { HostAnswer } from '@vitrine/web/page/page-server.ts'
import type { StorefrontConfig } from '../config.ts'

/** Milliseconds after which the domains are read again. */
const freshMs = 10_000
const timeoutMs = 3000

interface Domains {
  readonly hosts: ReadonlySet<string>
  /** Origin of the primary domain. */
  readonly primary: string | undefined
}

const none: Domains = { hosts: new Set(), primary: undefined }

const readDomains = async ({ platformUrl, clientId }: StorefrontConfig): Promise<Domains> => {
  const url = `${platformUrl}/vitrine/v1/site?${new URLSearchParams({ clientId })}`
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The platform responded with ${response.status}.`)
  const { site } = (await response.json()) as { site: Pick<SiteInfo, 'domains' | 'storefrontUrl'> }
  const hosts = new Set(site.domains)
  return { hosts, primary: hosts.has(new URL(site.storefrontUrl).hostname) ? site.storefrontUrl : undefined }
}

/** Creates the domains of the storefront's store, as its owner sets them in the back office. */
export const createDomains = (config: StorefrontConfig, now: () => number = Date.now) => {
  let known = none
  let readAt = -Infinity
  let reading: Promise<void> | undefined

  /** Reads the domains if they may have changed. If the platform does not respond, they stay as they are. */
  const refresh = async (): Promise<void> => {
    if (now() - readAt < freshMs) return
    reading ??= readDomains(config)
      .then(
        (found) => void (known = found),
        () => undefined,
      )
      .finally(() => {
        readAt = now()
        reading = undefined
      })
    await reading
  }

  return {
    /**
     * Answers at verified domains, and redirects to the primary one from the others. Any other name is the storefront's
     * own origin.
     */
    answerHost: async (name: string): Promise<HostAnswer> => {
      await refresh()
      const host = name.toLowerCase().replace(/\.$/, '')
      if (!known.hosts.has(host)) return { origin: config.origin }
      const origin = `https://${host}`
      return known.primary === undefined || known.primary === origin ? { origin } : { redirectTo: known.primary }
    },

    /** Returns the configuration for a page: its origin, and the one of its canonical URLs if that is another. */
    configFor: ({ url }: Pick<Request, 'url'>): StorefrontConfig => {
      const { origin } = new URL(url)
      const { primary = config.origin } = known
      return { ...config, origin, ...(primary !== origin && { primaryOrigin: primary }) }
    },
  }
}
