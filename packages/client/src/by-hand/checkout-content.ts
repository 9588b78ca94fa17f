import type { CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../calls/checkout-content.ts'
import type { CheckoutContent } from '../generated.ts'

interface ContentIdentifiers {
  /** ID of the stores app. */
  readonly appId: string
  /** ID of the hosted checkout page: `7f0b7d1e-52f4-4b0d-9c53-2a6c1e0f9d44`. */
  readonly componentId: string
}

interface ContentOptions {
  /** Language, such as `de`. Default: that of the store. */
  readonly languageCode?: string
}

/**
 * Returns the titles and buttons of the hosted checkout page in a language.
 *
 * @example
 * const page = { appId: storesApp, componentId: '7f0b7d1e-52f4-4b0d-9c53-2a6c1e0f9d44' }
 * const { checkoutContent } = await owner.checkoutContent.getCheckoutContent(page, { languageCode: 'de' })
 */
export const getCheckoutContent =
  (send: ElevatedSend) =>
  (
    identifiers: ContentIdentifiers,
    options: ContentOptions = {},
    call?: CallOptions,
  ): Promise<{ checkoutContent: CheckoutContent }> =>
    send(
      calls.getCheckoutContent,
      { params: identifiers, query: options },
      { ...call, args: ['identifiers', '...options'] },
    )
