import type { activityCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { findMember } from '../member/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { listActivity } from '../activity/api.ts'

/** Creates the handlers for calls about account activity, for members and the owner. */
export const createActivityHandlers = ({ db }: Context): Handlers<typeof activityCalls> => ({
  listMyActivity: async (caller) => ({ activity: await listActivity(db, caller) }),
  listMemberActivity: async ({ siteId }, { params }) => {
    if (!(await findMember(db, siteId, params.id))) throw new Refusal('NOT_FOUND', 'The member was not found.')
    return { activity: await listActivity(db, { siteId, memberId: params.id }) }
  },
})
