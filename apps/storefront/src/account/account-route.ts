import { isApiError } from '@vitrine/client'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { ownPage, show, type Asked } from '../page.ts'
import { privately } from '../shell/head.tsx'
import type { ServerShop } from '../server-shop.ts'

/** Pages of the account are for members: whoever is none signs in first and comes back. */
export const requireMember = ({ shop, url: { pathname, search }, to }: Asked<ServerShop>): void => {
  if (shop.auth.loggedIn()) return
  throw redirectTo(`${to('/sign-in')}?${new URLSearchParams({ next: pathname + search })}`)
}

export const accountRoute = ownPage({
  path: '/account',
  load: async (asked) => {
    const { shop, call, to } = asked
    requireMember(asked)
    const signIn = () => redirectTo(`${to('/sign-in')}?${new URLSearchParams({ next: to('/account') })}`)
    try {
      const [{ member }, { orders }] = await Promise.all([
        shop.members.getCurrentMember({ fieldsets: ['FULL'] }, call),
        shop.orders.searchOrders({ cursorPaging: { limit: 50 } }, call),
      ])
      if (!member) return signIn()
      return show('account', {
        data: { member, orders },
        meta: ({ shell, words }) => privately(words.account, shell),
      })
    } catch (error) {
      // The session ended meanwhile; the visitor who is left has no account.
      if (isApiError(error, 'PERMISSION_DENIED', 'UNAUTHENTICATED')) return signIn()
      throw error
    }
  },
})
