import { defineRoom } from '../../ground/context/room.ts'
import { createDownloadDelivery } from './deliver.ts'
import { createDigitalHandlers } from './handlers.ts'
import { digitalMigration } from './migration.ts'

export const digitalRoom = defineRoom({
  handlers: createDigitalHandlers,
  migrations: [digitalMigration],
  workers: (context) => [createDownloadDelivery(context)],
})
