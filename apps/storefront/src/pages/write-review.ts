import { isApiError, type Product } from '@vitrine/client'
import { createReview } from '@vitrine/client/reviews'
import { sentenceFor } from '../sentences.ts'
import type { Send } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** A review as it was typed. */
export interface TypedReview {
  readonly rating: string
  readonly title: string
  readonly body: string
  readonly name: string
}

/** A review that was not taken: what was typed, and why not. */
export interface RefusedReview {
  readonly typed: TypedReview
  readonly reviewFailure: string
}

export const reviewIntent = 'review'

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

const typedIn = (form: FormData): TypedReview => ({
  rating: textIn(form, 'rating'),
  title: textIn(form, 'title'),
  body: textIn(form, 'body'),
  name: textIn(form, 'name'),
})

const missingIn = (words: Words, { rating, name }: TypedReview): string | undefined => {
  if (!/^[1-5]$/.test(rating)) return words.reviews.noRating
  return name === '' ? words.reviews.noName : undefined
}

/** Sends what a form says of a product, or tells why it was not taken. */
export const writeReview = async (
  { shop, words }: { readonly shop: { readonly send: Send }; readonly words: Words },
  product: Product,
  form: FormData,
): Promise<RefusedReview | undefined> => {
  const typed = typedIn(form)
  const { rating, title, body, name } = typed
  const missing = missingIn(words, typed)
  if (missing !== undefined) return { typed, reviewFailure: missing }
  try {
    await createReview(shop.send)({
      namespace: 'stores',
      entityId: product.id,
      author: { authorName: name },
      content: { rating: Number(rating), ...(title && { title }), ...(body && { body }) },
    })
    return undefined
  } catch (error) {
    const isSecond = isApiError(error, 'ALREADY_EXISTS')
    return { typed, reviewFailure: isSecond ? words.reviews.already : sentenceFor(words, error) }
  }
}
