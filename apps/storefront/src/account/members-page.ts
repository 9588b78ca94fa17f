import { isApiError, type Member } from '@vitrine/client'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { visitorPage, type Answer, type PageContext, type Route } from '../page.ts'
import type { ServerShop } from '../server/server-shop.ts'

export interface MemberPageContext<Path extends string = string> extends PageContext<ServerShop, Path> {
  readonly member: Member
}

interface MembersPage<Path extends string> {
  readonly path: Path
  readonly load: (context: MemberPageContext<Path>) => Promise<Answer>
  readonly act?: (context: MemberPageContext<Path>, form: FormData) => Promise<Answer>
}

/** Redirects to the sign-in, which returns to the requested page. */
const toSignIn = ({ url: { pathname, search }, to }: PageContext<ServerShop>): Response =>
  redirectTo(`${to('/sign-in')}?${new URLSearchParams({ next: pathname + search })}`)

const open = async <Path extends string>(
  context: PageContext<ServerShop, Path>,
  answer: (context: MemberPageContext<Path>) => Promise<Answer>,
): Promise<Answer> => {
  const { shop, call } = context
  if (!shop.auth.loggedIn()) return toSignIn(context)
  try {
    const { member } = await shop.members.getCurrentMember({ fieldsets: ['FULL'] }, call)
    return member ? await answer({ ...context, member }) : toSignIn(context)
  } catch (error) {
    // The session has ended meanwhile; the remaining visitor has no account.
    if (isApiError(error, 'PERMISSION_DENIED', 'UNAUTHENTICATED')) return toSignIn(context)
    throw error
  }
}

/** Defines an account page. Visitors sign in first and then return to it. */
export const membersPage = <const Path extends string>({ path, load, act }: MembersPage<Path>): Route =>
  visitorPage({
    path,
    load: (context) => open(context, load),
    ...(act && {
      act: (context: PageContext<ServerShop, Path>, form: FormData) => open(context, (member) => act(member, form)),
    }),
  })
