import type { Context } from '../../ground/context/context.ts'
import { scopeWords } from './scopes.ts'
import { signVisit, type Visit } from './visits.ts'
import type { Client } from '../../ground/site/sites.ts'
import { signQuestion } from './question.ts'
import { findConsent } from '../consent/api.ts'

interface Asked {
  readonly app: Client
  readonly query: URLSearchParams
  readonly visit: Visit
  readonly scope: string
  readonly memberId: string
}

/** What a member has to be asked before an app of someone else may go on; nothing where they allowed it already. */
export const requireConsent = async (
  context: Context,
  { app, query, visit, scope, memberId }: Asked,
): Promise<string | undefined> => {
  const { site_id: siteId, client_id: clientId } = app
  const scopes = scopeWords(scope)
  const known = await findConsent(context.db, { siteId, memberId, clientId })
  const isCovered = known !== undefined && scopes.every((word) => known.scopes.includes(word))
  const isAskedAnew = (query.get('prompt') ?? '').split(' ').includes('consent')
  const isFresh = visit.allowedAfter !== undefined && (known?.updated_date.getTime() ?? -1) >= visit.allowedAfter
  if (isCovered && (!isAskedAnew || isFresh)) return undefined
  const next = new URLSearchParams(query)
  next.delete('session')
  next.set('visit', await signVisit(context, { ...visit, allowedAfter: context.now().getTime() }))
  return signQuestion(context, { siteId, memberId, clientId, scopes, query: next.toString() })
}
