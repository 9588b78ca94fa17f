import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { cardProvidersOf } from './methods.ts'
import type { Providers, SavedMethod } from '../provider.ts'
import { unansweredList } from '../attempts/unanswered.ts'

/** A payment method that a member has saved with a provider. */
export interface MembersMethod extends SavedMethod {
  readonly provider: string
  /** ID in the API. */
  readonly id: string
  readonly isExpired: boolean
}

/** A card expires at the end of its month. */
const isExpired = ({ expires }: Pick<SavedMethod, 'expires'>, now: Date): boolean =>
  expires !== undefined && Date.UTC(expires.year, expires.month, 1) <= now.getTime()

export interface OfMember {
  readonly site: Pick<Site, 'id' | 'acceptsTestCards'>
  readonly memberId: string
}

type Reading = Pick<Context, 'db' | 'now' | 'log'>

const listOf = async (
  { db, now, log }: Reading,
  providers: Providers,
  { name, site, memberId }: OfMember & { name: string },
): Promise<MembersMethod[]> => {
  const provider = await providers.find(db, { provider: name, site_id: site.id })
  const methods = await provider?.saved?.list(site.id, memberId).catch((error: unknown) => {
    log.error({ err: error, provider: name }, 'the payment provider did not list saved methods')
    throw unansweredList()
  })
  return (methods ?? []).map((method) => ({
    ...method,
    provider: name,
    id: `${name}:${method.reference}`,
    isExpired: isExpired(method, now()),
  }))
}

/** Lists a member's saved methods with all enabled providers, newest first at each. */
export const listSaved = async (reading: Reading, providers: Providers, of: OfMember): Promise<MembersMethod[]> => {
  const names = await cardProvidersOf(reading.db, of.site)
  return (await Promise.all(names.map((name) => listOf(reading, providers, { ...of, name })))).flat()
}

const unknown = (): Refusal => new Refusal('NOT_FOUND', 'There is no such saved payment method.')

/** Returns a saved method of a member. Methods of others are not found. */
export const requireSaved = async (
  reading: Reading,
  providers: Providers,
  { id, site, memberId }: Pick<OfMember, 'site'> & { memberId: string | undefined; id: string },
): Promise<MembersMethod> => {
  if (memberId === undefined) throw unknown()
  const of = { site, memberId }
  const found = (await listSaved(reading, providers, of)).find((method) => method.id === id)
  if (!found) throw unknown()
  return found
}

/** Removes a saved method at its provider. */
export const removeSaved = async (
  reading: Reading,
  providers: Providers,
  of: OfMember & { id: string },
): Promise<void> => {
  const { provider: name, reference } = await requireSaved(reading, providers, of)
  const provider = await providers.find(reading.db, { provider: name, site_id: of.site.id })
  await provider?.saved?.remove(of.site.id, of.memberId, reference).catch((error: unknown) => {
    reading.log.error({ err: error, provider: name }, 'the payment provider did not remove a saved method')
    throw unansweredList()
  })
}
