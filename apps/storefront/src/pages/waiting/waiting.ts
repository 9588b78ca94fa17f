import { isApiError, type Product } from '@vitrine/client'
import { createBackInStockNotificationRequest } from '@vitrine/client/backInStockNotifications'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { sentenceFor } from '../../sentences.ts'
import type { Send } from '@vitrine/client'
import type { Words } from '../../words/en.ts'
import type { Choices } from '../offer/product-choices.ts'

/** Value of `intent` in the back-in-stock form. */
export const waitingIntent = 'back-in-stock'

/** Result of a back-in-stock form. */
export interface WaitingResult {
  readonly email: string
  /** Choices of the requested variant. */
  readonly chosen: Choices
  readonly thanks?: string
  readonly problem?: string
}

const problemOf = (words: Words, error: unknown): string => {
  if (isApiError(error, 'ITEM_IN_STOCK')) return words.waiting.backAlready
  if (isApiError(error, 'REQUEST_COLLECTION_DISABLED')) return words.waiting.notOffered
  return isApiError(error, 'INVALID_ARGUMENT') ? words.waiting.badEmail : sentenceFor(words, error)
}

/** Requests an email for when the posted variant is back in stock. */
export const requestStockAlert = async (
  { shop, words }: { readonly shop: { readonly send: Send }; readonly words: Words },
  product: Product,
  form: FormData,
): Promise<WaitingResult> => {
  const email = String(form.get('email') ?? '').trim()
  const id = form.get('variant')
  const variant = product.manageVariants ? product.variants.find((one) => one.id === id) : product.variants[0]
  const chosen = variant?.choices ?? {}
  const request = { email, chosen }
  if (!/^\S+@\S+$/.test(email)) return { ...request, problem: words.waiting.badEmail }
  const options = product.manageVariants ? { variantId: variant?.id ?? '' } : {}
  const catalogReference = { catalogItemId: product.id, appId: storesAppId, options }
  const price = String((variant?.variant.priceData ?? product.priceData).discountedPrice)
  try {
    const ask = createBackInStockNotificationRequest(shop.send)
    await ask({ catalogReference, email }, { name: product.name, price })
    return { ...request, thanks: words.waiting.thanks(email) }
  } catch (error) {
    if (isApiError(error, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'))
      return { ...request, thanks: words.waiting.noted(email) }
    return { ...request, problem: problemOf(words, error) }
  }
}
