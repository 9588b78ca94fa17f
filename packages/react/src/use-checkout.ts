import type { CreateCheckoutFromCurrentCartOptionsInput } from '@vitrine/client'
import { createCheckoutFromCurrentCart } from '@vitrine/client/currentCart'
import { createRedirectSession } from '@vitrine/client/redirects'
import { useShared } from './provider.tsx'
import { cartPart } from './shared.ts'
import { useTask, type TaskState } from './use-task.ts'

/** Where buyers come back to, as whole addresses or paths of this page's site. They have to be allowed addresses. */
export interface CheckoutReturns {
  /** Gets `?orderId=…` when the order is placed. */
  readonly thankYouUrl?: string
  /** Back to the cart; the page that was left unless told. */
  readonly cartUrl?: string
  /** On to the store; `/` unless told. */
  readonly storeUrl?: string
  /** The language of the hosted pages; the browser's unless told. */
  readonly language?: string
}

export interface CheckoutActions extends TaskState {
  /** Goes to the hosted checkout with what is in the cart. */
  readonly goToCheckout: (returns?: CheckoutReturns) => Promise<void>
  /** For a checkout of your own: creates it from the cart, or brings the former one up to date, and gives its ID. */
  readonly createCheckout: (options?: CreateCheckoutFromCurrentCartOptionsInput) => Promise<string>
}

const whole = (address: string): string => new URL(address, location.href).href

/**
 * From the cart to the checkout. Changes of the cart that are still on their way are awaited; if one of them is refused,
 * the buyer stays, since they would pay for something else than they saw.
 *
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
