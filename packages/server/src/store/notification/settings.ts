import type { NotificationSettings } from '@vitrine/contract/entities/store/notification-settings.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import {
  notificationRules,
  repeatedRecipient,
  type KindRecipients,
  type NotificationRules,
} from '@vitrine/domain/notification/rules.ts'
import { required, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requireSite, siteChannel, type Site } from '../../ground/site/sites.ts'
import { listOwnersOf } from '../../people/owner/api.ts'
import { normalEmail } from '../../people/member/api.ts'
import { saveRules } from './store.ts'

export const presentNotificationSettings = async (db: Db, site: Site): Promise<NotificationSettings> => {
  const { recipients, kindRecipients, digestKinds, ...rules } = notificationRules(site.settings.notifications)
  return {
    ...rules,
    recipients: [...recipients],
    kindRecipients: kindRecipients.map((one) => ({ ...one, recipients: [...one.recipients] })),
    digestKinds: [...digestKinds],
    ownerEmails: [...(await listOwnersOf(db, site.id))],
  }
}

type Sent = Omit<Input<NotificationSettings>, 'ownerEmails'>

const path = 'notificationSettings'

const readRecipients = (sent: readonly string[], field: string): readonly string[] => {
  const recipients = sent.map((one) => normalEmail(one))
  const repeated = repeatedRecipient(recipients)
  if (repeated >= 0) throw invalidBecause(`${field}[${repeated}]`, 'LISTED_TWICE')
  return recipients
}

const readKindRecipients = (sent: NonNullable<Sent['kindRecipients']>): readonly KindRecipients[] =>
  sent.map(({ kind, recipients }, index) => {
    const field = `${path}.kindRecipients[${index}]`
    if (sent.findIndex((one) => one.kind === kind) < index) throw invalidBecause(`${field}.kind`, 'LISTED_TWICE')
    const addresses = required(recipients, `${field}.recipients`)
    return { kind: required(kind, `${field}.kind`), recipients: readRecipients(addresses, `${field}.recipients`) }
  })

/** Saves the sent settings and notifies every process. */
export const saveNotificationSettings = async (
  { db, database, sites }: Context,
  siteId: string,
  { recipients, kindRecipients, digestKinds, ...sent }: Sent,
): Promise<Site> => {
  const change: Partial<NotificationRules> = {
    ...sent,
    ...(recipients && { recipients: readRecipients(recipients, `${path}.recipients`) }),
    ...(kindRecipients && { kindRecipients: readKindRecipients(kindRecipients) }),
    ...(digestKinds && { digestKinds: [...new Set(digestKinds)] }),
  }
  await saveRules(db, siteId, change)
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return requireSite(sites, siteId)
}
