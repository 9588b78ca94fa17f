import { defineRoom } from '../../ground/context/room.ts'
import { createAccountHandlers } from './account/account.ts'
import { createEmailChangeLinkHandlers } from './email-change/confirm.ts'
import { createEmailChangeHandlers } from './email-change/request.ts'
import { createOwnerHandlers } from './owner.ts'
import { createOwnerTokens } from './owner-tokens.ts'
import { createPasskeyHandlers } from './passkeys/handlers.ts'
import { prune } from './prune.ts'
import { createRecoveryHandlers } from './recovery/recovery.ts'
import { ownerSchema } from './schema.ts'
import { createInvitationHandlers } from './staff/invitations.ts'
import { createJoinHandlers } from './staff/join.ts'
import { createRoleHandlers } from './staff/roles.ts'
import { createStaffHandlers } from './staff/staff.ts'

export const ownerRoom = defineRoom({
  schema: ownerSchema,
  handlers: (context) => ({
    ...createOwnerHandlers(context),
    ...createStaffHandlers(context),
    ...createRoleHandlers(context),
    ...createInvitationHandlers(context),
    ...createJoinHandlers(context),
    ...createAccountHandlers(context),
    ...createEmailChangeHandlers(context),
    ...createEmailChangeLinkHandlers(context),
    ...createPasskeyHandlers(context),
    ...createRecoveryHandlers(context),
  }),
  elevatedTokens: createOwnerTokens,
  prune,
})
