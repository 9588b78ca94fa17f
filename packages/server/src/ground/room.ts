import { defineRoom } from './context/room.ts'
import { siteMigration } from './site/migration.ts'
import { mailMigration } from './mail/migration.ts'
import { mediaMigration } from './media/migration.ts'
import { eventMigration } from './event/migration.ts'
import { unheardEventsMigration } from './event/unheard-migration.ts'
import { attemptMigration } from './limit/migration.ts'
import { pruneLimits } from './limit/prune.ts'
import { deleteUnaddressed } from './mail/outbox.ts'

/** The tables that all other rooms stand on. */
export const groundRoom = defineRoom({
  migrations: [siteMigration, mailMigration, mediaMigration, eventMigration, unheardEventsMigration, attemptMigration],
  prune: async (db, now) => {
    await pruneLimits(db, now)
    await deleteUnaddressed(db, now)
  },
})
