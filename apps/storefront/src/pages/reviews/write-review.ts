import { isApiError, type ApiError, type Product } from '@vitrine/client'
import { createReview } from '@vitrine/client/reviews'
import { maxPhotoMegapixels } from '@vitrine/domain/media/picture-sizes.ts'
import { sentenceFor } from '../../sentences.ts'
import type { AsideWords } from '../../words/aside-en.ts'
import type { Words } from '../../words/en.ts'
import { photosIn, refusalOf, sendPhoto, type Sender } from './review-photos.ts'

/** A review as typed. */
interface TypedReview {
  readonly rating: string
  readonly title: string
  readonly body: string
  readonly name: string
}

/** A rejected review: the typed values and the reason. */
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

interface Sending extends Sender {
  readonly words: Words
  readonly aside: AsideWords
}

const send = async (sending: Sending, product: Product, { typed, photos }: { typed: TypedReview; photos: File[] }) => {
  const { rating, title, body, name } = typed
  const ids: string[] = []
  for (const photo of photos) ids.push(await sendPhoto(sending, photo))
  await createReview(sending.shop.send)({
    namespace: 'stores',
    entityId: product.id,
    author: { authorName: name },
    content: {
      rating: Number(rating),
      ...(title && { title }),
      ...(body && { body }),
      ...(ids.length > 0 && { media: ids.map((id) => ({ image: { id } })) }),
    },
  })
}

/** Only photos have a maximum size. */
const isPhotoTooLarge = ({ violations }: ApiError): boolean =>
  violations.some(({ violatedRule }) => violatedRule === 'MAX_SIZE')

const sentenceOf = ({ words, aside }: Sending, error: unknown): string => {
  if (isApiError(error, 'ALREADY_EXISTS')) return words.reviews.already
  if (isApiError(error, 'INVALID_ARGUMENT'))
    return isPhotoTooLarge(error) ? aside.photos.tooManyPixels(maxPhotoMegapixels) : aside.photos.bad
  return sentenceFor(words, error)
}

/** Sends a posted review with its photos, or returns why it was rejected. */
export const writeReview = async (
  sending: Sending,
  product: Product,
  form: FormData,
): Promise<RefusedReview | undefined> => {
  const { words } = sending
  const [typed, photos] = [typedIn(form), photosIn(form)]
  const missing = missingIn(words, typed) ?? refusalOf(sending, photos)
  if (missing !== undefined) return { typed, reviewFailure: missing }
  try {
    await send(sending, product, { typed, photos })
    return undefined
  } catch (error) {
    return { typed, reviewFailure: sentenceOf(sending, error) }
  }
}
