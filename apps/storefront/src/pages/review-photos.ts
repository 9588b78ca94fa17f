import { ApiError, ConnectionError } from '@vitrine/client'
import type { StorefrontConfig } from '../config.ts'
import type { ServerShop } from '../server-shop.ts'
import type { AsideWords } from '../words/aside-en.ts'
import type { Words } from '../words/en.ts'
import { largestPhotoBytes, mostPhotos } from './photo-limits.ts'

/** The photos that a form brings; a field without a file brings an empty one. */
export const photosIn = (form: FormData): File[] =>
  form.getAll('photos').filter((one): one is File => typeof one !== 'string' && one.size > 0)

/** Why photos are not taken, before they are sent on. */
export const refusalOf = (
  { words, aside }: { readonly words: Words; readonly aside: AsideWords },
  photos: readonly File[],
): string | undefined => {
  if (photos.length > mostPhotos) return words.reviews.photosTooMany(mostPhotos)
  return photos.some(({ size }) => size > largestPhotoBytes)
    ? aside.photos.tooLarge(largestPhotoBytes >> 20)
    : undefined
}

const codes: Readonly<Record<number, string>> = { 400: 'INVALID_ARGUMENT', 429: 'TOO_MANY_REQUESTS' }

/** Who sends photos, and where to. */
export interface Sender {
  readonly shop: Pick<ServerShop, 'auth' | 'send'>
  readonly config: StorefrontConfig
  readonly call: { readonly signal: AbortSignal }
}

/** Sends a photo to the platform, as this visitor; answers its ID. */
export const sendPhoto = async ({ shop, config, call }: Sender, photo: File): Promise<string> => {
  const { headers } = await shop.auth.getAuthHeaders()
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/octet-stream' }, body: photo }
  const address = `${config.platformUrl}/vitrine/v1/review-photos`
  const answer = await fetch(address, { ...sent, signal: call.signal }).catch((cause: unknown) => {
    throw new ConnectionError('CONNECTION_FAILED', 'The platform does not answer.', cause)
  })
  const told = (await answer.json().catch(() => ({}))) as { readonly photo?: { readonly id: string } }
  if (told.photo) return told.photo.id
  const { status } = answer
  throw new ApiError('The photo was not taken.', { status, code: codes[status] ?? '' })
}
