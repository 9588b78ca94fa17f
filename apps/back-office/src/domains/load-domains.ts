import { calls, type Domain } from '@vitrine/client'
import { ownSiteId } from '../session/session.ts'
import { shop } from '../shop.ts'

export interface DomainsData {
  readonly domains: readonly Domain[]
  readonly maxDomains: number
  /** The address of the server, which is the store's without a primary domain. */
  readonly defaultUrl: string
  readonly storefrontUrl: string
}

export const loadDomains = async (): Promise<DomainsData> => {
  const [{ domains, maxDomains, defaultUrl }, { site }] = await Promise.all([
    shop.domains.listDomains(),
    ownSiteId().then((siteId) => shop.send(calls.getSite, { query: { siteId } })),
  ])
  return { domains, maxDomains, defaultUrl, storefrontUrl: site.storefrontUrl }
}
