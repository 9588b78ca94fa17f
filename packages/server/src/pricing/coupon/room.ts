import { defineRoom } from '../../ground/context/room.ts'
import { createCouponHandlers } from './handlers.ts'
import { couponMigration, couponRuleMigration } from './migration.ts'

export const couponRoom = defineRoom({
  handlers: createCouponHandlers,
  migrations: [couponMigration, couponRuleMigration],
})
