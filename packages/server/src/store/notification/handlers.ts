import { hasPermission } from '@vitrine/contract/areas.ts'
import type { alertCalls } from '@vitrine/contract'
import type { Alert } from '@vitrine/contract/entities/store/alerts.ts'
import { areaOfKind } from '@vitrine/domain/notification/alerts.ts'
import { notificationKinds, type NotificationKind } from '@vitrine/contract/entities/store/notification-settings.ts'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { countUnread, listAlerts, markRead, type StoredAlert } from './alert-store.ts'

const mostUnread = 100
const defaultLimit = 50

type Reader = CallerWithRole<'owner' | 'app'>

/** The kinds that a caller may see. */
const kindsOf = (caller: Reader): readonly NotificationKind[] => {
  const permissions = caller.role === 'owner' ? caller.permissions : undefined
  if (permissions === undefined) return notificationKinds
  return notificationKinds.filter((kind) => hasPermission(permissions, `${areaOfKind[kind]}.read`))
}

const readingOf = (caller: Reader) => ({
  siteId: caller.siteId,
  readerId: caller.role === 'owner' ? (caller.ownerId ?? '') : '',
  kinds: kindsOf(caller),
})

const presentAlert = (alert: StoredAlert & { readonly isRead: boolean }): Alert => ({
  id: alert.id,
  event: alert.event,
  createdDate: alert.created_date.toISOString(),
  read: alert.isRead,
  ...alert.subject,
})

/** Creates the handlers for calls about alerts. */
export const createAlertHandlers = ({ db }: Context): Handlers<typeof alertCalls> => ({
  listAlerts: async (caller, { query: { limit = defaultLimit, after } }) => {
    const reading = readingOf(caller)
    const [alerts, unreadCount] = await Promise.all([
      listAlerts(db, reading, { limit, after }),
      countUnread(db, reading, mostUnread),
    ])
    return { alerts: alerts.map(presentAlert), unreadCount }
  },

  markAlertsRead: async (caller, { body: { ids } }) => {
    const reading = readingOf(caller)
    await markRead(db, reading, ids)
    return { unreadCount: await countUnread(db, reading, mostUnread) }
  },
})
