import type { Calls } from '../call.ts'
import { AccountActivity } from '../entities/activity.ts'
import { guid, list, shape } from '../schema.ts'

const response = shape({ activity: list(AccountActivity) })

/** What happened to accounts. The provider keeps it to itself: the paths are ours. */
export const activityCalls = {
  listMyActivity: {
    method: 'GET',
    path: '/vitrine/v1/members/my/activity',
    summary: 'Lists the latest 50 things that happened to the account of the signed-in member, the newest first.',
    roles: ['member'],
    repeatable: true,
    response,
  },
  listMemberActivity: {
    method: 'GET',
    path: '/vitrine/v1/members/{id}/activity',
    summary: 'Lists the latest 50 things that happened to the account of a member, the newest first.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ id: guid() }),
    response,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls
