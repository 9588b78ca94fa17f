// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, Domain } from '../generated.ts'

const domainsDates = {
  createdDate: true,
  verifiedDate: true,
  recordMissingSince: true,
  lastCheck: { date: true },
} as const

const addDomainDates = { domain: domainsDates } as const

/** Lists the domains of the store, with the DNS records to create for each. */
export const listDomains: ElevatedEndpoint<
  {},
  {
    /** The primary domain first, then by name. */
    domains: readonly Domain[]
    /** Number of domains that a store can have. */
    maxDomains: number
    /** URL of the storefront while no domain is primary. */
    defaultUrl: string
    /**
     * Host name or IP address that domains should point to. Absent if the operator has not set it and the server is
     * only reachable from its own machine.
     */
    target?: string
  }
> = { route: 'GET /vitrine/v1/domains', repeatable: true, elevated: true, dates: { domains: domainsDates } }

/** Adds a domain to the store. It has no effect until its DNS record is found by `checkDomain`. */
export const addDomain: ElevatedEndpoint<
  {
    body: {
      domain: {
        /** Host name without `https://` and path, such as `shop.example`. */
        name: string
      }
    }
  },
  { domain: Domain }
> = { route: 'POST /vitrine/v1/domains', elevated: true, dates: addDomainDates }

/**
 * Looks up the DNS records of a domain now. A pending domain whose verification record is found becomes
 * verified. A store can make 60 checks an hour.
 */
export const checkDomain: ElevatedEndpoint<
  {
    params: {
      /** Host name of the domain. */
      name: string
    }
  },
  { domain: Domain }
> = { route: 'POST /vitrine/v1/domains/{name}/check', repeatable: true, elevated: true, dates: addDomainDates }

/**
 * Makes a verified domain the address of the storefront in emails, product URLs and redirects. The other
 * verified domains redirect to it.
 */
export const makeDomainPrimary: ElevatedEndpoint<
  {
    params: {
      /** Host name of the domain. */
      name: string
    }
  },
  { domain: Domain }
> = { route: 'POST /vitrine/v1/domains/{name}/make-primary', repeatable: true, elevated: true, dates: addDomainDates }

/**
 * Deletes a domain of the store. Its pages can no longer use the store, immediately. The primary domain can only
 * be deleted with `returnToDefaultUrl`.
 */
export const deleteDomain: ElevatedEndpoint<
  {
    params: {
      /** Host name of the domain. */
      name: string
    }
    query?: {
      /**
       * Whether the storefront returns to `defaultUrl` if the domain is primary. To keep a domain, make another one
       * primary first.
       */
      returnToDefaultUrl?: boolean
    }
  },
  {}
> = { route: 'DELETE /vitrine/v1/domains/{name}', repeatable: true, elevated: true }

/**
 * Succeeds for a verified domain, for reverse proxies that ask before they get a certificate. Responds with 404
 * to all other names.
 */
export const checkCertificateDomain: Endpoint<
  {
    query: {
      /** Host name that a certificate is wanted for. */
      domain: string
    }
  },
  {}
> = { route: 'GET /vitrine/v1/domains/certificate', repeatable: true }
