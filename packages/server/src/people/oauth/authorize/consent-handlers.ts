import type { consentCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { denialAddress } from './authorize.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import { siteChannel } from '../../../ground/site/sites.ts'
import { deleteConsent, findConsent, saveConsent, listConsents, presentConsent } from '../../consent/api.ts'
import { requireReturnAddress } from './return-address.ts'
import { readQuestion } from './question.ts'

import {
  changeThirdPartyApp,
  deleteThirdPartyApp,
  findThirdPartyApp,
  insertThirdPartyApp,
  listThirdPartyApps,
  type StoredThirdPartyApp,
} from '../../../ground/site/third-party-apps.ts'
import { endFamilies } from '../token/grant-store.ts'

type AppInput = RequestOf<(typeof consentCalls)['createThirdPartyApp']>['body']['app']

const requireName = (name: string | undefined): string => {
  const trimmed = name?.trim()
  if (!trimmed) throw invalidField('app.name', 'must be set', 'REQUIRED_FIELD')
  return trimmed
}

const requireReturnAddresses = (given: AppInput['redirectUris']): string[] => {
  if (!given?.length) throw invalidField('app.redirectUris', 'must be set', 'REQUIRED_FIELD')
  return [...new Set(given.map((text, index) => requireReturnAddress(text, `app.redirectUris[${index}]`)))]
}

const presentApp = ({ client_id, name, redirect_uris, created_date }: StoredThirdPartyApp) => ({
  clientId: client_id,
  name,
  redirectUris: redirect_uris,
  createdDate: created_date.toISOString(),
})

/** Creates the handlers for calls about third-party apps and members' consents. */
export const createConsentHandlers = (context: Context): Handlers<typeof consentCalls> => {
  const { db, database, sites, now, newId } = context

  const requireApp = async (siteId: string, clientId: string): Promise<StoredThirdPartyApp> => {
    const app = await findThirdPartyApp(db, clientId)
    if (app?.site_id !== siteId) throw invalidField('request', 'belongs to an app that no longer exists')
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
      await saveConsent(db, { ...question, scopes, now: now() })
      return { url: `/oauth2/authorize?${query}` }
    },

    listConsents: async (caller) => ({ consents: (await listConsents(db, caller)).map(presentConsent) }),

    deleteConsent: async ({ siteId, memberId }, { params: { clientId } }) => {
      const isDeleted = await transact(db, async (transaction) => {
        await endFamilies(transaction, { siteId, memberId, clientId })
        return deleteConsent(transaction, { siteId, memberId, clientId })
      })
      if (!isDeleted) throw new Refusal('NOT_FOUND')
      return {}
    },

    listThirdPartyApps: async ({ siteId }) => ({ apps: (await listThirdPartyApps(db, siteId)).map(presentApp) }),

    createThirdPartyApp: async ({ siteId }, { body: { app } }) => {
      const row = {
        site_id: siteId,
        client_id: newId(),
        name: requireName(app.name),
        redirect_uris: requireReturnAddresses(app.redirectUris),
        created_date: now(),
      }
      await insertThirdPartyApp(db, row)
      await appsChanged(siteId)
      return { app: presentApp(row) }
    },

    updateThirdPartyApp: async ({ siteId }, { params: { clientId }, body: { app } }) => {
      const change = {
        ...(app.name !== undefined && { name: requireName(app.name) }),
        ...(app.redirectUris && { redirect_uris: requireReturnAddresses(app.redirectUris) }),
      }
      const changed = await changeThirdPartyApp(db, { siteId, clientId }, change)
      if (!changed) throw new Refusal('NOT_FOUND')
      await appsChanged(siteId)
      return { app: presentApp(changed) }
    },

    deleteThirdPartyApp: async ({ siteId }, { params: { clientId } }) => {
      const isDeleted = await transact(db, async (transaction) => {
        await endFamilies(transaction, { siteId, clientId })
        return deleteThirdPartyApp(transaction, { siteId, clientId })
      })
      if (!isDeleted) throw new Refusal('NOT_FOUND')
      await appsChanged(siteId)
      return {}
    },
  }
}
