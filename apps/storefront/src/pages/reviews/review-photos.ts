import { ApiError, ConnectionError, type Violation } from '@vitrine/client'
import type { ServerShop } from '../../server/server-shop.ts'
import type { AsideWords } from '../../words/aside-en.ts'
import type { Words } from '../../words/en.ts'
import { maxPhotoBytes, maxPhotos } from './photo-limits.ts'

/** Returns the uploaded photos. An empty file field sends an empty file. */
export const photosIn = (form: FormData): File[] =>
  form.getAll('photos').filter((one): one is File => typeof one !== 'string' && one.size > 0)

/** Validates photos before they are forwarded. */
export const refusalOf = (
  { words, aside }: { readonly words: Words; readonly aside: AsideWords },
  photos: readonly File[],
): string | undefined => {
  if (photos.length > maxPhotos) return words.reviews.photosTooMany(maxPhotos)
  return photos.some(({ size }) => size > maxPhotoBytes) ? aside.photos.tooLarge(maxPhotoBytes >> 20) : undefined
}

interface PhotoAnswer {
  readonly photo?: { readonly id: string }
  readonly details?: { readonly validationError?: { readonly fieldViolations?: readonly Violation[] } }
}

const codes: Readonly<Record<number, string>> = { 400: 'INVALID_ARGUMENT', 429: 'TOO_MANY_REQUESTS' }

/** The sender of photos. */
export interface Sender {
  readonly shop: Pick<ServerShop, 'fetchWithAuth' | 'send'>
  readonly call: { readonly signal: AbortSignal }
}

/** Uploads a photo to the platform as this visitor and returns its ID. */
export const sendPhoto = async ({ shop, call }: Sender, photo: File): Promise<string> => {
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = { method: 'POST', headers, body: photo, signal: call.signal }
  const answer = await shop.fetchWithAuth('/vitrine/v1/review-photos', sent).catch((cause: unknown) => {
    throw new ConnectionError('CONNECTION_FAILED', 'The platform does not respond.', cause)
  })
  const body = (await answer.json().catch(() => ({}))) as PhotoAnswer
  if (body.photo) return body.photo.id
  const { status } = answer
  const violations = body.details?.validationError?.fieldViolations ?? []
  throw new ApiError('The photo was not accepted.', { status, code: codes[status] ?? '', violations })
}
