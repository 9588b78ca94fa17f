import type { NotificationSettings } from '@vitrine/contract/entities/store/notification-settings.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { notificationRules, repeatedRecipient, type NotificationRules } from '@vitrine/domain/notification/rules.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requireSite, siteChannel, type Site } from '../../ground/site/sites.ts'
import { listOwnersOf } from '../../people/owner/api.ts'
import { normalEmail } from '../../people/member/api.ts'
import { saveRules } from './store.ts'

export const presentNotificationSettings = async (db: Db, site: Site): Promise<NotificationSettings> => {
  const { recipients, ...rules } = notificationRules(site.settings.notifications)
  return { ...rules, recipients: [...recipients], ownerEmails: [...(await listOwnersOf(db, site.id))] }
}

type Sent = Omit<Input<NotificationSettings>, 'ownerEmails'>

const readRecipients = (sent: readonly string[]): readonly string[] => {
  const recipients = sent.map((one) => normalEmail(one))
  const repeated = repeatedRecipient(recipients)
  if (repeated >= 0) throw invalidField(`notificationSettings.recipients[${repeated}]`, 'is in the list twice')
  return recipients
}

/** Saves the sent settings and notifies every process. */
export const saveNotificationSettings = async (
  { db, database, sites }: Context,
  siteId: string,
  { recipients, ...sent }: Sent,
): Promise<Site> => {
  const change: Partial<NotificationRules> = {
    ...sent,
    ...(recipients && { recipients: readRecipients(recipients) }),
  }
  await saveRules(db, siteId, change)
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return requireSite(sites, siteId)
}
