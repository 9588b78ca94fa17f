import { ConnectionError } from '@vitrine/client'
import { responseError, type ErrorResponse } from '../errors/response-error.ts'
import { asOwner, ownerHeaders } from './session.ts'

/** An uploaded image. */
export interface Picture {
  readonly id: string
  readonly url: string
}

/** The types of images that can be uploaded. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Uploads an image. It is not public until something shows it. */
export const uploadPicture = async (file: File): Promise<Picture> => {
  const request = { method: 'POST', headers: { ...(await ownerHeaders()), 'content-type': file.type }, body: file }
  const url = `${asOwner.host}/vitrine/v1/media?${new URLSearchParams({ filename: file.name })}`
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new ConnectionError('CONNECTION_FAILED', 'The image could not be uploaded.', cause)
  })
  const body = (await response.json()) as ErrorResponse & { media: Picture }
  if (!response.ok) throw responseError(response.status, body)
  return body.media
}
