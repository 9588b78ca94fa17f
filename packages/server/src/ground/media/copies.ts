import { join } from 'node:path'
import { maxDrawnPixels, drawnFromSize, type Size } from '@vitrine/domain/media/plan-picture.ts'
import type { Context } from '../context/context.ts'

/** Where the smaller copy of a picture lies. Copies are not evicted: to draw one again takes a second. */
export const copyPath = ({ config }: Pick<Context, 'config'>, id: string): string =>
  join(config.mediaFolder, 'copies', id)

/** Whether a picture is larger than any size of it that is delivered. */
export const isLarge = (size: Size): boolean => {
  const { width, height } = drawnFromSize(size)
  return width < size.width || height < size.height
}

/** JPEG and PNG are decoded three times as fast as the others. */
const quickTypes = ['image/jpeg', 'image/png']

/** Whether the sizes of a picture are drawn from a copy, because to decode the picture itself takes too long. */
export const needsCopy = (file: Size & { readonly content_type: string }): boolean =>
  isLarge(file) || (!quickTypes.includes(file.content_type) && file.width * file.height * 2 > maxDrawnPixels)
