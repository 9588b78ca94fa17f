import { createHash } from 'node:crypto'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'

const endings = /\.(jpe?g|png|webp|avif|gif|svg)$/i

const noPictures = /\.(mp4|m4v|webm|mov|avi|mkv|ogv|mp3|m4a|wav|ogg|pdf|zip)$/i

/** Whether an address leads to something else than a picture, as far as its name says. */
export const isNoPicture = (url: string): boolean => noPictures.test(new URL(url).pathname)

/** A picture that stays where it is. Nobody has measured it. */
export const externalPicture = (url: string): MediaRecord => {
  const ending = endings.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpg'
  const id = `import_${createHash('sha256').update(url).digest('hex').slice(0, 24)}.${ending}`
  return { id, kind: 'image', width: 0, height: 0, url }
}
