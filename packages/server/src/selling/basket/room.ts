import { defineRoom } from '../../ground/context/room.ts'
import { rulesMigration } from './rules-migration.ts'

export const basketRoom = defineRoom({
  migrations: [rulesMigration],
})
