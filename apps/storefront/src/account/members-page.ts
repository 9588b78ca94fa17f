import { isApiError, type Member } from '@vitrine/client'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { ownPage, type Answer, type Asked, type Route } from '../page.ts'
import type { ServerShop } from '../server-shop.ts'

export interface AskedByMember<Path extends string = string> extends Asked<ServerShop, Path> {
  readonly member: Member
}

interface MembersPage<Path extends string> {
  readonly path: Path
  readonly load: (asked: AskedByMember<Path>) => Promise<Answer>
  readonly act?: (asked: AskedByMember<Path>, form: FormData) => Promise<Answer>
}

/** Signs in first, and comes back to the page that was asked for. */
const toSignIn = ({ url: { pathname, search }, to }: Asked<ServerShop>): Response =>
  redirectTo(`${to('/sign-in')}?${new URLSearchParams({ next: pathname + search })}`)

const open = async <Path extends string>(
  asked: Asked<ServerShop, Path>,
  answer: (asked: AskedByMember<Path>) => Promise<Answer>,
): Promise<Answer> => {
  const { shop, call } = asked
  if (!shop.auth.loggedIn()) return toSignIn(asked)
  try {
    const { member } = await shop.members.getCurrentMember({ fieldsets: ['FULL'] }, call)
    return member ? await answer({ ...asked, member }) : toSignIn(asked)
  } catch (error) {
    // The session ended meanwhile; the visitor who is left has no account.
    if (isApiError(error, 'PERMISSION_DENIED', 'UNAUTHENTICATED')) return toSignIn(asked)
    throw error
  }
}

/** A page of the account: whoever is no member signs in first and comes back. */
export const membersPage = <const Path extends string>({ path, load, act }: MembersPage<Path>): Route =>
  ownPage({
    path,
    load: (asked) => open(asked, load),
    ...(act && { act: (asked: Asked<ServerShop, Path>, form: FormData) => open(asked, (member) => act(member, form)) }),
  })
