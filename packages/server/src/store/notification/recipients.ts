import { notificationRules, type NotificationKind } from '@vitrine/domain/notification/rules.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { listOwnersOf } from '../../people/owner/api.ts'

/** Lists who receives the notifications of a store: the addresses that its owner chose, or all its owners. */
export const listRecipients = async (db: Db, site: Site): Promise<readonly string[]> => {
  const { recipients } = notificationRules(site.settings.notifications)
  return recipients.length > 0 ? recipients : listOwnersOf(db, site.id)
}

/** Lists who receives notifications of one kind: nobody where it is off. */
export const listRecipientsOf = async (db: Db, site: Site, kind: NotificationKind): Promise<readonly string[]> => {
  const rules = notificationRules(site.settings.notifications)
  if (!rules[kind]) return []
  const own = rules.kindRecipients.find((one) => one.kind === kind)
  return own ? own.recipients : listRecipients(db, site)
}

/** Returns the address of a page of the back office. */
export const backOfficePage = ({ publicUrl }: Site, path: string): string => `${publicUrl}/back-office${path}`
