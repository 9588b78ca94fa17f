import { isApiError, type Product } from '@vitrine/client'
import { createBackInStockNotificationRequest } from '@vitrine/client/backInStockNotifications'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { sentenceFor } from '../sentences.ts'
import type { Send } from '@vitrine/client'
import type { Words } from '../words/en.ts'
import type { Choices } from './product-choices.ts'

/** Tells forms of a product's page apart. */
export const waitingIntent = 'back-in-stock'

/** What became of a form that asks to hear of a product. */
export interface Asked {
  readonly email: string
  /** The choices of the variant that was asked for. */
  readonly chosen: Choices
  readonly thanks?: string
  readonly problem?: string
}

const problemOf = (words: Words, error: unknown): string => {
  if (isApiError(error, 'ITEM_IN_STOCK')) return words.waiting.backAlready
  if (isApiError(error, 'REQUEST_COLLECTION_DISABLED')) return words.waiting.notOffered
  return isApiError(error, 'INVALID_ARGUMENT') ? words.waiting.badEmail : sentenceFor(words, error)
}

/** Asks the store for an email when what a form names is back. */
export const askToHear = async (
  { shop, words }: { readonly shop: { readonly send: Send }; readonly words: Words },
  product: Product,
  form: FormData,
): Promise<Asked> => {
  const email = String(form.get('email') ?? '').trim()
  const id = form.get('variant')
  const variant = product.manageVariants ? product.variants.find((one) => one.id === id) : product.variants[0]
  const chosen = variant?.choices ?? {}
  const asked = { email, chosen }
  if (!/^\S+@\S+$/.test(email)) return { ...asked, problem: words.waiting.badEmail }
  const options = product.manageVariants ? { variantId: variant?.id ?? '' } : {}
  const catalogReference = { catalogItemId: product.id, appId: storesAppId, options }
  const price = String((variant?.variant.priceData ?? product.priceData).discountedPrice)
  try {
    const ask = createBackInStockNotificationRequest(shop.send)
    await ask({ catalogReference, email }, { name: product.name, price })
    return { ...asked, thanks: words.waiting.thanks(email) }
  } catch (error) {
    if (isApiError(error, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'))
      return { ...asked, thanks: words.waiting.noted(email) }
    return { ...asked, problem: problemOf(words, error) }
  }
}
