import { defineRoom } from '../../ground/context/room.ts'
import { pruneTaxAnswers } from './answers.ts'
import { createTaxHandlers } from './handlers.ts'
import { taxMigration } from './migration.ts'
import { taxRulesMigration } from './rules-of-tax-migration.ts'

export const taxRoom = defineRoom({
  handlers: createTaxHandlers,
  prune: pruneTaxAnswers,
  migrations: [taxMigration, taxRulesMigration],
})
