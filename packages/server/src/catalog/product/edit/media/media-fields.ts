import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { FocalPoint } from '@vitrine/domain/media/plan-picture.ts'
import { invalidField } from '../../../../ground/base/refusal.ts'

/** The fields of a media item that callers write. */
export interface SentMediaFields {
  readonly altText?: string | undefined
  readonly title?: string | undefined
  readonly focalPoint?: { readonly x?: number | undefined; readonly y?: number | undefined } | undefined
  readonly posterId?: string | undefined
}

const readFocalPoint = (
  { x, y }: NonNullable<SentMediaFields['focalPoint']>,
  field: string,
): FocalPoint | undefined => {
  if (x !== undefined && y !== undefined) return { x, y }
  if (x === undefined && y === undefined) return undefined
  throw invalidField(`${field}.${x === undefined ? 'x' : 'y'}`, 'must be set', 'REQUIRED_FIELD')
}

const requireKind = ({ kind }: MediaRecord, { focalPoint, posterId }: SentMediaFields, path: string): void => {
  if (kind !== 'image' && focalPoint) throw invalidField(`${path}focalPoint`, 'is for images', 'FIELD_NOT_ALLOWED')
  if (kind === 'image' && posterId)
    throw invalidField(`${path}posterId`, 'is for videos and 3D models', 'FIELD_NOT_ALLOWED')
}

/** Keeps a value that is not sent, and removes one that is sent empty. */
const textOf = (sent: string | undefined, before: string | undefined): string | undefined =>
  (sent ?? before) || undefined

/**
 * Returns a media item with the sent fields. Empty texts and an empty focal point remove those before. `path` is that of
 * the item in the request, with a dot at its end.
 */
export const withMediaFields = (media: MediaRecord, sent: SentMediaFields, path: string): MediaRecord => {
  requireKind(media, sent, path)
  const { altText: altBefore, title: titleBefore, focalPoint: pointBefore, posterId: posterBefore, ...rest } = media
  const [altText, title, posterId] = [
    textOf(sent.altText, altBefore),
    textOf(sent.title, titleBefore),
    textOf(sent.posterId, posterBefore),
  ]
  const focalPoint = sent.focalPoint ? readFocalPoint(sent.focalPoint, `${path}focalPoint`) : pointBefore
  return {
    ...rest,
    ...(altText !== undefined && { altText }),
    ...(title !== undefined && { title }),
    ...(focalPoint && { focalPoint }),
    ...(posterId !== undefined && { posterId }),
  }
}
