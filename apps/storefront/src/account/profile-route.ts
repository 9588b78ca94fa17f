import { isApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { show } from '../page.ts'
import { privately } from '../shell/head.tsx'
import { membersPage, type MemberPageContext } from './members-page.ts'
import type { ProfileValues } from './profile.tsx'

const path = '/account/profile'

const showProfile = async ({ member, url }: MemberPageContext, refused?: ProfileValues) =>
  show('profile', {
    ...(refused && { status: 422 }),
    data: {
      member,
      values: refused ?? {
        firstName: member.contact?.firstName ?? '',
        lastName: member.contact?.lastName ?? '',
        nickname: member.profile?.nickname ?? '',
      },
      isRefused: refused !== undefined,
      isSaved: refused === undefined && url.searchParams.has('saved'),
    },
    meta: ({ shell, aside }) => privately(aside.profile, shell),
  })

/** Shows and edits a member's profile. */
export const profileRoute = membersPage({
  path,
  load: (context) => showProfile(context),
  act: async (context, form) => {
    const { shop, member, to } = context
    const read = (name: keyof ProfileValues) => readLine(form, name).slice(0, 100)
    const [firstName, lastName, nickname] = [read('firstName'), read('lastName'), read('nickname')]
    try {
      await shop.members.updateMember(member.id, { contact: { firstName, lastName }, profile: { nickname } })
    } catch (error) {
      if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
      return showProfile(context, { firstName, lastName, nickname })
    }
    return redirectTo(`${to(path)}?saved=1`)
  },
})
