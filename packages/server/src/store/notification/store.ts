import type { NotificationRules } from '@vitrine/domain/notification/rules.ts'
import type { Db } from '../../ground/database/tables.ts'
import { mergeIntoSetting } from '../../ground/site/site-store.ts'

/** Saves the rules that change, in one statement, so that concurrent changes of others are kept. */
export const saveRules = (db: Db, siteId: string, change: Partial<NotificationRules>): Promise<void> =>
  mergeIntoSetting(db, siteId, { name: 'notifications', change })
