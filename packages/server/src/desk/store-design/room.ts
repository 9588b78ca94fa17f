import { defineRoom } from '../../ground/context/room.ts'
import { createStoreDesignHandlers } from './handlers.ts'
import { logoOfDesignMigration } from './logo-migration.ts'
import { storeDesignMigration } from './migration.ts'

export const storeDesignRoom = defineRoom({
  handlers: createStoreDesignHandlers,
  migrations: [storeDesignMigration, logoOfDesignMigration],
})
