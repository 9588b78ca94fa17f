import { defineRoom } from '../../ground/context/room.ts'
import { createFactorHandlers } from './handlers.ts'
import { createPhoneDelivery } from './phone-delivery.ts'
import { factorMigration } from './migration.ts'
import { phoneCodeMigration } from './phone-migration.ts'
import { prune } from './prune.ts'

export const factorRoom = defineRoom({
  handlers: createFactorHandlers,
  migrations: [factorMigration, phoneCodeMigration],
  workers: (context) => [createPhoneDelivery(context)],
  prune,
})
