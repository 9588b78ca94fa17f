import type { domainCalls } from '@vitrine/contract'
import { decideAddDomain, maxDomains } from '@vitrine/domain/store-domain/status.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Db } from '../../ground/database/tables.ts'
import { deleteJob } from '../../ground/job/store.ts'
import { enforceRateLimit, rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { createWindowLimit } from '../../ground/rate-limit/window-limit.ts'
import * as store from '../../ground/site/domain-store.ts'
import { lockSite } from '../../ground/site/site-store.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { checkDomain, domainJobKind, domainsChanged } from './check-domain.ts'
import { isHostName, readHostName, targetOf } from './host-name.ts'
import { presentDomain } from './present.ts'

interface DomainKey {
  readonly siteId: string
  readonly host: string
}

const requireDomain = async (db: Db, { siteId, host }: DomainKey): Promise<store.StoredDomain> => {
  const found = await store.findDomain(db, { siteId, host })
  if (!found) throw new Refusal('NOT_FOUND', 'The store has no such domain.')
  return found
}

/** Adds a domain, unless the store has it or too many, or another store has verified it. */
const addDomain = ({ db, now }: Context, { siteId, host }: DomainKey): Promise<store.StoredDomain> =>
  transact(db, async (transaction) => {
    await lockSite(transaction, siteId)
    const known = await store.listDomainsOf(transaction, siteId)
    if (known.some((one) => one.host === host)) throw new Refusal('ALREADY_EXISTS', 'The store has this domain.')
    const decision = decideAddDomain(known.length)
    if (!decision.ok) throw new Refusal('DOMAINS_LIMIT_EXCEEDED')
    if ((await store.findSiteOfDomain(transaction, host)) !== undefined) throw new Refusal('DOMAIN_IN_USE')
    const added = { siteId, host, status: decision.status, token: newSecret(), now: now() }
    return (await store.insertDomain(transaction, added))!
  })

const makePrimary = ({ db }: Context, key: DomainKey): Promise<store.StoredDomain> =>
  transact(db, async (transaction) => {
    await lockSite(transaction, key.siteId)
    const { status } = await requireDomain(transaction, key)
    if (status !== 'VERIFIED') throw new Refusal('DOMAIN_NOT_VERIFIED')
    await store.savePrimaryDomain(transaction, key)
    return requireDomain(transaction, key)
  })

const deleteDomain = ({ db }: Context, key: DomainKey, mayBePrimary: boolean): Promise<void> =>
  transact(db, async (transaction) => {
    await lockSite(transaction, key.siteId)
    const { is_primary: isPrimary } = await requireDomain(transaction, key)
    if (isPrimary && !mayBePrimary) throw new Refusal('DOMAIN_IS_PRIMARY')
    await store.deleteDomainOf(transaction, key)
    await deleteJob(transaction, { siteId: key.siteId, kind: domainJobKind, key: key.host })
  })

/** Creates the handlers for calls about the domains of stores. */
export const createDomainHandlers = (context: Context): Handlers<typeof domainCalls> => {
  const { db, sites, config, now } = context
  const countCertificate = createWindowLimit('certificateDomains')
  const present = (domain: store.StoredDomain) => ({ domain: presentDomain(context, domain) })
  const target = targetOf(config)

  return {
    listDomains: async ({ siteId }) => ({
      domains: (await store.listDomainsOf(db, siteId)).map((one) => presentDomain(context, one)),
      maxDomains,
      defaultUrl: config.storefrontUrl,
      ...(target !== undefined && { target }),
    }),

    addDomain: async ({ siteId }, { body }) =>
      present(await addDomain(context, { siteId, host: readHostName(body.domain.name, config) })),

    checkDomain: async ({ siteId }, { params: { name } }) => {
      const domain = await requireDomain(db, { siteId, host: name })
      await enforceRateLimit(db, { siteId, rule: 'domainChecks', subject: siteId }, now())
      const checked = await checkDomain(context, domain)
      if (!checked) throw new Refusal('NOT_FOUND', 'The domain was deleted during the check.')
      return present(checked)
    },

    makeDomainPrimary: async ({ siteId }, { params: { name } }) => {
      const domain = await makePrimary(context, { siteId, host: name })
      await domainsChanged(context, siteId)
      return present(domain)
    },

    deleteDomain: async ({ siteId }, { params: { name }, query: { returnToDefaultUrl = false } }) => {
      await deleteDomain(context, { siteId, host: name }, returnToDefaultUrl)
      await domainsChanged(context, siteId)
      return {}
    },

    checkCertificateDomain: async (_caller, { query: { domain } }, { ip }) => {
      const { free } = rateLimits.certificateDomains
      countCertificate({ siteId: '', subject: addressOf(ip), free, now: now() })
      const host = domain.toLowerCase()
      const siteId = isHostName(host) ? await sites.findByDomain(host) : undefined
      if (siteId === undefined) throw new Refusal('NOT_FOUND', 'No store has verified this domain.')
      return {}
    },
  }
}
