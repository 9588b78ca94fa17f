import type { CartV2Input } from '@vitrine/client'
import { createRedirectSession } from '@vitrine/client/redirects'
import { useShared } from '../provider.tsx'
import { cartPart } from '../shared.ts'
import { useTask, type TaskState } from './use-task.ts'

/** Return URLs of the checkout: absolute, or paths of this site. They must be allowed for the client. */
export interface CheckoutReturns {
  /** Receives `?orderId=…` once the order is placed. */
  readonly thankYouUrl?: string
  /** Back to the cart. Default: the current page. */
  readonly cartUrl?: string
  /** Continue shopping. Default: `/`. */
  readonly storeUrl?: string
  /** Language of the hosted pages. Default: the browser's. */
  readonly language?: string
}

export interface CheckoutActions extends TaskState {
  /** Goes to the hosted checkout with the current cart. */
  readonly goToCheckout: (returns?: CheckoutReturns) => Promise<void>
  /**
   * Saves pending changes, and these fields, and returns the ID of the cart. For a checkout page of your own, which uses
   * the client's module `cartV2`. Rejects without a cart.
   */
  readonly prepareCheckout: (cart?: CartV2Input) => Promise<string>
}

const whole = (address: string): string => new URL(address, location.href).href

/**
 * Leads from the cart to the checkout. Waits for pending cart changes. If one is refused, the buyer stays, since they
 * would pay for something other than they saw.
 * @example
 * const { goToCheckout, busy, error } = useCheckout()
 */
export const useCheckout = (): CheckoutActions => {
  const shared = useShared()
  const { run, busy, error } = useTask()

  const prepareCheckout = async (fields?: CartV2Input): Promise<string> => {
    const { actions, settled, get } = shared.part(cartPart)
    await settled()
    // A page without a cart on it has not read it.
    await (fields ? actions.updateCart(fields) : get().cart ? undefined : actions.refresh())
    const { cart } = get()
    if (!cart) throw new Error('There is no cart.')
    return cart.id
  }

  const goToCheckout = async ({
    thankYouUrl = '/thank-you',
    cartUrl = location.href,
    storeUrl = '/',
    language,
  }: CheckoutReturns = {}): Promise<void> => {
    const ecomCheckout = { checkoutId: await prepareCheckout() }
    const { redirectSession } = await createRedirectSession(shared.client.send)({
      ecomCheckout,
      callbacks: {
        thankYouPageUrl: whole(thankYouUrl),
        cartPageUrl: whole(cartUrl),
        postFlowUrl: whole(storeUrl),
      },
      ...(language !== undefined && { preferences: { additionalQueryParameters: { lang: language } } }),
    })
    location.assign(redirectSession.fullUrl)
  }

  return {
    busy,
    error,
    prepareCheckout,
    goToCheckout: async (returns) => {
      await run(() => goToCheckout(returns))
    },
  }
}
