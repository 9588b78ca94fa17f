import { inArea } from '../../call.ts'
import { AccountActivity } from '../../entities/people/activity.ts'
import { guid, list, shape } from '../../schema.ts'

const response = shape({ activity: list(AccountActivity) })

/** Account activity. The provider has no public calls for it: the paths are specific to Vitrine. */
export const activityCalls = inArea('customers')({
  listMyActivity: {
    method: 'GET',
    path: '/vitrine/v1/members/my/activity',
    summary: "Lists the signed-in member's 50 latest account activities, such as sign-ins, newest first.",
    roles: ['member'],
    repeatable: true,
    response,
    client: {
      module: 'activity',
      gives: 'activity',
      example: 'const [latest] = await signedIn.activity.listMyActivity()',
    },
  },
  listMemberActivity: {
    method: 'GET',
    path: '/vitrine/v1/members/{id}/activity',
    summary: 'Lists the 50 latest activities in a member’s account, newest first.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ id: guid() }),
    response,
    errors: ['NOT_FOUND'],
    client: {
      module: 'activity',
      gives: 'activity',
      example: 'const activities = await owner.activity.listMemberActivity(member.id)',
    },
  },
})
