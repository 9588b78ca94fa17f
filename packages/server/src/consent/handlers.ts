import type { consentCalls } from '@vitrine/contract'
import type { Context } from '../context.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../handlers.ts'
import { denialAddress } from '../redirect/authorize.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { siteChannel } from '../site/sites.ts'
import { presentConsent } from './present.ts'
import { requireReturnAddress } from './return-address.ts'
import { readQuestion } from './question.ts'
import {
  deleteConsent,
  deleteThirdPartyApp,
  findConsent,
  findThirdPartyApp,
  insertThirdPartyApp,
  keepConsent,
  listConsents,
  listThirdPartyApps,
  type StoredThirdPartyApp,
} from './store.ts'

const presentApp = ({ client_id, name, redirect_uris, created_date }: StoredThirdPartyApp) => ({
  clientId: client_id,
  name,
  redirectUris: redirect_uris,
  createdDate: created_date.toISOString(),
})

/** Apps of others, and what members allow them. */
export const createConsentHandlers = (context: Context): Handlers<typeof consentCalls> => {
  const { db, database, sites, now, newId } = context

  const requireApp = async (siteId: string, clientId: string): Promise<StoredThirdPartyApp> => {
    const app = await findThirdPartyApp(db, clientId)
    if (app?.site_id !== siteId) throw invalidField('request', 'is of an app that is no more')
    return app
  }

  const appsChanged = async (siteId: string) => {
    sites.refresh()
    await database.notify(siteChannel, siteId)
  }

  return {
    readConsentRequest: async (caller, { body }) => {
      const { siteId, clientId, scopes, query } = await readQuestion(context, body.request, caller)
      const { name } = await requireApp(siteId, clientId)
      const redirectUri = new URLSearchParams(query).get('redirect_uri') ?? ''
      return { appName: name, scopes: [...scopes], redirectUri }
    },

    answerConsentRequest: async (caller, { body }) => {
      const question = await readQuestion(context, body.request, caller)
      const { siteId, clientId, query } = question
      await requireApp(siteId, clientId)
      if (!body.allow) return { url: await denialAddress(context, new URLSearchParams(query)) }
      const known = await findConsent(db, question)
      const scopes = [...new Set([...(known?.scopes ?? []), ...question.scopes])]
      await keepConsent(db, { ...question, scopes, now: now() })
      return { url: `/oauth2/authorize?${query}` }
    },

    listConsents: async (caller) => ({ consents: (await listConsents(db, caller)).map(presentConsent) }),

    deleteConsent: async ({ siteId, memberId }, { params: { clientId } }) => {
      const isGone = await transact(db, (transaction) => deleteConsent(transaction, { siteId, memberId, clientId }))
      if (!isGone) throw new Refusal('NOT_FOUND')
      return {}
    },

    listThirdPartyApps: async ({ siteId }) => ({ apps: (await listThirdPartyApps(db, siteId)).map(presentApp) }),

    createThirdPartyApp: async ({ siteId }, { body: { app } }) => {
      const name = app.name?.trim()
      if (!name) throw invalidField('app.name', 'must be set', 'REQUIRED_FIELD')
      if (!app.redirectUris?.length) throw invalidField('app.redirectUris', 'must be set', 'REQUIRED_FIELD')
      const redirectUris = app.redirectUris.map((text, index) =>
        requireReturnAddress(text, `app.redirectUris[${index}]`),
      )
      const row = {
        site_id: siteId,
        client_id: newId(),
        name,
        redirect_uris: [...new Set(redirectUris)],
        created_date: now(),
      }
      await insertThirdPartyApp(db, row)
      await appsChanged(siteId)
      return { app: presentApp(row) }
    },

    deleteThirdPartyApp: async ({ siteId }, { params: { clientId } }) => {
      const isGone = await transact(db, (transaction) => deleteThirdPartyApp(transaction, { siteId, clientId }))
      if (!isGone) throw new Refusal('NOT_FOUND')
      await appsChanged(siteId)
      return {}
    },
  }
}
