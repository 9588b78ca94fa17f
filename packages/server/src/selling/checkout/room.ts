import { defineRoom } from '../../ground/context/room.ts'
import { createCheckoutHandlers } from './handlers.ts'
import { deleteOpenCheckoutsOf } from './store.ts'
import { createTipOffering } from './tip-offer.ts'
import { shownMigration } from './shown-migration.ts'

export const checkoutRoom = defineRoom({
  handlers: (context) => ({ ...createCheckoutHandlers(context), ...createTipOffering(context) }),
  migrations: [shownMigration],
  memberHooks: { deleted: (db, { siteId, memberId }) => deleteOpenCheckoutsOf(db, siteId, `member:${memberId}`) },
})
