import type { CreateCheckoutFromCurrentCartOptionsInput } from '@vitrine/client'
import { createCheckoutFromCurrentCart } from '@vitrine/client/currentCart'
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
  /** Creates a checkout from the cart, or updates the existing one, and returns its ID. For a checkout of your own. */
  readonly createCheckout: (options?: CreateCheckoutFromCurrentCartOptionsInput) => Promise<string>
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

  const createCheckout = async (options?: CreateCheckoutFromCurrentCartOptionsInput): Promise<string> => {
    await shared.part(cartPart).settled()
    const { send } = shared.client
    return (await createCheckoutFromCurrentCart(send)({ channelType: 'WEB', ...options })).checkoutId
  }

  const goToCheckout = async ({
    thankYouUrl = '/thank-you',
    cartUrl = location.href,
    storeUrl = '/',
    language,
  }: CheckoutReturns = {}): Promise<void> => {
    const ecomCheckout = { checkoutId: await createCheckout() }
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
    createCheckout,
    goToCheckout: async (returns) => {
      await run(() => goToCheckout(returns))
    },
  }
}
