import { isApiError } from '@vitrine/client'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { visitorPage } from '../../page.ts'

/** Adds the items of an abandoned checkout to the visitor's cart. The server has shown why other links can't be opened. */
export const restoreRoute = visitorPage({
  path: '/restore-cart',
  load: async ({ shop, url, to }) => {
    const token = url.searchParams.get('restoreToken') ?? ''
    try {
      if (token !== '') await shop.abandonedCheckouts.restoreAbandonedCheckout(token)
    } catch (error) {
      const isUnusable = isApiError(error, 'NOT_FOUND') || isApiError(error, 'CHECKOUT_ALREADY_COMPLETED')
      if (!isUnusable) throw error
    }
    return redirectTo(to('/cart'))
  },
})
