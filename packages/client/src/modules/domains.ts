// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/domains.ts'
import type { Domain } from '../generated.ts'

const domainsDates = {
  createdDate: true,
  verifiedDate: true,
  recordMissingSince: true,
  lastCheck: { date: true },
} as const

const addDomainDates = { domain: domainsDates } as const

/**
 * Lists the domains of the store, with the DNS records to create for each. Elevated.
 *
 * @example
 * const { domains, defaultUrl } = await owner.domains.listDomains()
 */
export const listDomains = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.listDomains>>) =>
  bind(send, { route: 'GET /vitrine/v1/domains', repeatable: true, elevated: true, dates: { domains: domainsDates } })

/**
 * Adds a domain to the store. It has no effect until its DNS record is found by `checkDomain`. Elevated.
 *
 * @example
 * const { verificationRecord } = await owner.domains.addDomain({ name: 'lamps.example' })
 */
export const addDomain = (
  send: ElevatedSend,
): ((
  domain: {
    /** Host name without `https://` and path, such as `shop.example`. */
    name: string
  },
  call?: CallOptions,
) => Promise<Domain>) =>
  bind(send, { route: 'POST /vitrine/v1/domains domain', elevated: true, dates: addDomainDates }, 'domain')

/**
 * Looks up the DNS records of a domain now. A pending domain whose verification record is found becomes
 * verified. A store can make 60 checks an hour. Elevated.
 *
 * @example
 * const { status, lastCheck } = await owner.domains.checkDomain(verifiedDomain.name)
 */
export const checkDomain = (send: ElevatedSend): ((name: string, call?: CallOptions) => Promise<Domain>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/domains/{name}/check name', repeatable: true, elevated: true, dates: addDomainDates },
    'domain',
  )

/**
 * Makes a verified domain the address of the storefront in emails, product URLs and redirects. The other
 * verified domains redirect to it. Elevated.
 *
 * @example
 * const { primary } = await owner.domains.makeDomainPrimary(verifiedDomain.name)
 */
export const makeDomainPrimary = (send: ElevatedSend): ((name: string, call?: CallOptions) => Promise<Domain>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/domains/{name}/make-primary name',
      repeatable: true,
      elevated: true,
      dates: addDomainDates,
    },
    'domain',
  )

/**
 * Deletes a domain of the store. Its pages can no longer use the store, immediately. The primary domain can only
 * be deleted with `returnToDefaultUrl`. Elevated.
 *
 * @example
 * await owner.domains.deleteDomain(verifiedDomain.name, { returnToDefaultUrl: true })
 */
export const deleteDomain = (
  send: ElevatedSend,
): ((name: string, options?: { returnToDefaultUrl?: boolean }, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/domains/{name} name ...options', repeatable: true, elevated: true }, '')

/**
 * Succeeds for a verified domain, for reverse proxies that ask before they get a certificate. Responds with 404
 * to all other names.
 *
 * @example
 * await client.domains.checkCertificateDomain(verifiedDomain.name)
 */
export const checkCertificateDomain = (send: Send): ((domain: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'GET /vitrine/v1/domains/certificate domain', repeatable: true }, '')
