import type { backOfficeCalls } from '@vitrine/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../handlers.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { requireSite, type Site } from '../site/sites.ts'
import { ForbiddenAddress, requireAddress } from './public-address.ts'
import { findApp, findSubscription, insertSubscription } from './store.ts'

/** Events carry what buyers told: they leave encrypted, and only on a demo site for this machine. */
const requireReceiver = (text: string, { demo }: Site): string => {
  const field = 'url'
  if (!URL.canParse(text)) throw invalidField(field, 'must be a web address', 'FORMAT')
  const url = new URL(text)
  if (url.protocol !== 'https:' && !demo) throw invalidField(field, 'must begin with https://', 'FORMAT')
  try {
    requireAddress(url, { loopback: demo })
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw invalidField(field, `cannot be used: ${error.message}`)
    throw error
  }
  return url.href
}

export const createEventHandlers = ({
  db,
  sites,
  newId,
}: Context): Pick<Handlers<typeof backOfficeCalls>, 'createWebhookSubscription'> => ({
  createWebhookSubscription: async ({ siteId }, { body }) => {
    const site = await requireSite(sites, siteId)
    const app = await findApp(db, body.appId)
    if (app?.site_id !== siteId) throw new Refusal('NOT_FOUND', 'The store has no app with this id.')
    const wanted = {
      site_id: siteId,
      app_id: app.app_id,
      url: requireReceiver(body.url, site),
      event_types: [...new Set(body.eventTypes)].sort(),
    }
    // Asking twice must not bring every event twice.
    const row = (await findSubscription(db, wanted)) ?? (await insertSubscription(db, { ...wanted, id: newId() }))
    const { id, app_id: appId, url, event_types: eventTypes, created_date } = row
    return { subscription: { id, appId, url, eventTypes, createdDate: created_date.toISOString() } }
  },
})
