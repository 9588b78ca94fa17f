import type { backOfficeCalls } from '@vitrine/contract'
import { eventTypes, everyEvent } from '@vitrine/contract/event-types.ts'
import { eventDefinitions } from '@vitrine/contract/events.ts'
import { nearest } from '@vitrine/domain/nearest.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { InvalidRequest, invalidField, Refusal, type Violation, wrongFormat } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { ForbiddenAddress, requireAllowedAddress } from '../../ground/outbound/public-address.ts'
import {
  deleteSubscription,
  findApp,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  type Subscription,
} from '../../ground/event/store.ts'

/**
 * Validates a receiver's URL. Events contain personal data, so they are sent encrypted; a demo site may send them to
 * this machine.
 */
const requireReceiver = (text: string, { demo }: Site): string => {
  const field = 'url'
  if (!URL.canParse(text)) throw wrongFormat(field, 'WEB_URL', 'must be a URL')
  const url = new URL(text)
  if (url.protocol !== 'https:' && !demo) throw wrongFormat(field, 'WEB_URL', 'must start with https://')
  try {
    requireAllowedAddress(url, { loopback: demo })
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw invalidField(field, `cannot be used: ${error.message}`)
    throw error
  }
  return url.href
}

const sent: ReadonlySet<string> = new Set([...eventTypes, everyEvent])
const known: ReadonlySet<string> = new Set(
  Object.entries(eventDefinitions).flatMap(([entity, { events }]) => events.map((event) => `${entity}_${event}`)),
)

const problemOf = (type: string): string =>
  known.has(type)
    ? 'is not an event that this server sends yet'
    : `is not an event type: did you mean ${nearest(type, eventTypes)}? Use “${everyEvent}” for all events`

/** Refuses unknown event types, for which a subscription would never receive anything. */
const requireEventTypes = (types: readonly string[]): string[] => {
  const violations = types.flatMap((type, index): Violation[] =>
    sent.has(type)
      ? []
      : [{ field: `eventTypes[${index}]`, description: problemOf(type), violatedRule: 'INVALID_ENUM_VALUE' }],
  )
  if (violations.length > 0) throw new InvalidRequest(violations)
  return [...new Set(types)].sort()
}

const presentSubscription = ({ id, app_id: appId, url, event_types: eventTypes, created_date }: Subscription) => ({
  id,
  appId,
  url,
  eventTypes,
  createdDate: created_date.toISOString(),
})

type EventHandlers = Pick<
  Handlers<typeof backOfficeCalls>,
  'createWebhookSubscription' | 'listWebhookSubscriptions' | 'deleteWebhookSubscription'
>

export const createEventHandlers = ({ db, sites, newId }: Context): EventHandlers => ({
  createWebhookSubscription: async ({ siteId }, { body }) => {
    const site = await requireSite(sites, siteId)
    const app = await findApp(db, body.appId)
    if (app?.site_id !== siteId) throw new Refusal('NOT_FOUND', 'The store has no app with this ID.')
    const wanted = {
      site_id: siteId,
      app_id: app.app_id,
      url: requireReceiver(body.url, site),
      event_types: requireEventTypes(body.eventTypes),
    }
    // A repeated subscription must not deliver events twice.
    const row = (await findSubscription(db, wanted)) ?? (await insertSubscription(db, { ...wanted, id: newId() }))
    return { subscription: presentSubscription(row) }
  },

  listWebhookSubscriptions: async ({ siteId }, { query }) => ({
    subscriptions: (await listSubscriptions(db, siteId, query.appId)).map(presentSubscription),
  }),

  deleteWebhookSubscription: async ({ siteId }, { params: { id } }) => {
    if (!(await deleteSubscription(db, siteId, id))) throw new Refusal('NOT_FOUND')
    return {}
  },
})
