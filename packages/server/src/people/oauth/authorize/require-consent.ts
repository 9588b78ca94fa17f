import type { Context } from '../../../ground/context/context.ts'
import { scopeWords } from '../token/scopes.ts'
import { signVisit, type Visit } from './visits.ts'
import type { Client } from '../../../ground/site/sites.ts'
import { signQuestion } from './question.ts'
import { findConsent } from '../../consent/api.ts'

interface ConsentRequest {
  readonly app: Client
  readonly query: URLSearchParams
  readonly visit: Visit
  readonly scope: string
  readonly memberId: string
}

/** Returns the question for the member if a third-party app needs consent; `undefined` if it was given. */
export const requireConsent = async (
  context: Context,
  { app, query, visit, scope, memberId }: ConsentRequest,
): Promise<string | undefined> => {
  const { site_id: siteId, client_id: clientId } = app
  const scopes = scopeWords(scope)
  const known = await findConsent(context.db, { siteId, memberId, clientId })
  const isCovered = known !== undefined && scopes.every((word) => known.scopes.includes(word))
  const isConsentRequested = (query.get('prompt') ?? '').split(' ').includes('consent')
  const isFresh = visit.allowedAfter !== undefined && (known?.updated_date.getTime() ?? -1) >= visit.allowedAfter
  if (isCovered && (!isConsentRequested || isFresh)) return undefined
  const next = new URLSearchParams(query)
  next.delete('session')
  next.set('visit', await signVisit(context, { ...visit, allowedAfter: context.now().getTime() }))
  return signQuestion(context, { siteId, memberId, clientId, scopes, query: next.toString() })
}
