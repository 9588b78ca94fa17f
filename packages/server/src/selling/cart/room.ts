import { defineRoom } from '../../ground/context/room.ts'
import { createCartHandlers } from './handlers.ts'
import { createCartByIdHandlers } from './by-id-handlers.ts'
import { createUntouchedRemoval } from './untouched.ts'
import { cartMigration } from './migration.ts'
import { currentCartMigration } from './current-migration.ts'
import { oneBasketMigration } from './one-basket-migration.ts'
import { untouchedCartsMigration } from './untouched-migration.ts'
import { plainJsonMigration } from './json-migration.ts'
import { cartHooks } from './of-member.ts'

export const cartRoom = defineRoom({
  handlers: (context) => ({ ...createCartHandlers(context), ...createCartByIdHandlers(context) }),
  migrations: [cartMigration, currentCartMigration, untouchedCartsMigration, oneBasketMigration, plainJsonMigration],
  workers: (context) => [createUntouchedRemoval(context)],
  memberHooks: cartHooks,
})
