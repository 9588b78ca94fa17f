import { join } from 'node:path'
import { maxDrawnPixels, drawnFromSize, type Size } from '@vitrine/domain/media/plan-picture.ts'
import type { Context } from '../context/context.ts'

/** Returns the path of the smaller copy of an image. Copies are not evicted, because redrawing one takes a second. */
export const copyPath = ({ config }: Pick<Context, 'config'>, id: string): string =>
  join(config.mediaFolder, 'copies', id)

/** Returns whether an image is larger than any delivered size. */
export const isLarge = (size: Size): boolean => {
  const { width, height } = drawnFromSize(size)
  return width < size.width || height < size.height
}

/** JPEG and PNG are decoded three times as fast as other formats. */
const quickTypes = ['image/jpeg', 'image/png']

/** Returns whether sizes are drawn from a copy, because decoding the original takes too long. */
export const needsCopy = (file: Size & { readonly content_type: string }): boolean =>
  isLarge(file) || (!quickTypes.includes(file.content_type) && file.width * file.height * 2 > maxDrawnPixels)
