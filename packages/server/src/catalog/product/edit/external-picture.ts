import { createHash } from 'node:crypto'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'

const endings = /\.(jpe?g|png|webp|avif|gif|svg)$/i

const noPictures = /\.(mp4|m4v|webm|mov|avi|mkv|ogv|mp3|m4a|wav|ogg|pdf|zip)$/i

/** Whether a URL, judging by its extension, points to something other than a picture. */
export const isNoPicture = (url: string): boolean => noPictures.test(new URL(url).pathname)

/** Returns an external picture. It is not copied, so its size is unknown. */
export const externalPicture = (url: string): MediaRecord => {
  const ending = endings.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpg'
  const id = `import_${createHash('sha256').update(url).digest('hex').slice(0, 24)}.${ending}`
  return { id, kind: 'image', width: 0, height: 0, url }
}
