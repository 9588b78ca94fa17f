import './rate-limit/tables.ts'
import './token/tables.ts'
import { defineRoom } from './context/room.ts'
import { siteMigration } from './site/migration.ts'
import { serverSettingMigration } from './site/server-setting-migration.ts'
import { mailAttachmentsMigration } from './mail/attachments-migration.ts'
import { mailMigration } from './mail/migration.ts'
import { guardedMediaMigration } from './media/guarded-migration.ts'
import { mediaMigration } from './media/migration.ts'
import { eventActorMigration } from './event/actor-migration.ts'
import { eventMigration } from './event/migration.ts'
import { countedSubscriptionsMigration } from './event/subscriptions-migration.ts'
import { unheardEventsMigration } from './event/unheard-migration.ts'
import { rateLimitMigration } from './rate-limit/migration.ts'
import { rateLimitNamesMigration } from './rate-limit/names-migration.ts'
import { pruneLimits } from './rate-limit/prune.ts'
import { deleteUnaddressed } from './mail/outbox.ts'

/** The tables that all other rooms stand on. */
export const groundRoom = defineRoom({
  migrations: [
    siteMigration,
    mailMigration,
    mailAttachmentsMigration,
    mediaMigration,
    guardedMediaMigration,
    eventMigration,
    unheardEventsMigration,
    eventActorMigration,
    countedSubscriptionsMigration,
    rateLimitMigration,
    rateLimitNamesMigration,
    serverSettingMigration,
  ],
  prune: async (db, now) => {
    await pruneLimits(db, now)
    await deleteUnaddressed(db, now)
  },
})
