import { createHash } from 'node:crypto'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'

const endings = /\.(jpe?g|png|webp|avif|gif|svg)$/i

/** A picture that stays where it is. Nobody has measured it. */
export const externalPicture = (url: string): MediaRecord => {
  const ending = endings.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpg'
  const id = `import_${createHash('sha256').update(url).digest('hex').slice(0, 24)}.${ending}`
  return { id, kind: 'image', width: 0, height: 0, url }
}
