import { pixelsOf, type CropArea } from './crop-area.ts'

/** Why an image is not cropped. */
export class CropProblem extends Error {
  override readonly name = 'CropProblem'
  constructor(readonly kind: 'unreachable' | 'animated') {
    super(`The image cannot be cropped: ${kind}.`)
  }
}

const quality = 0.92

/** Photos stay JPEG. Other types keep what is transparent; browsers that cannot write WebP write PNG. */
const typeFor = (type: string): string => {
  if (type === 'image/jpeg' || type === 'image/png') return type
  return 'image/webp'
}

const readOriginal = async (url: string): Promise<Blob> => {
  const response = await fetch(url).catch(() => undefined)
  if (!response?.ok) throw new CropProblem('unreachable')
  const original = await response.blob()
  // Only the first picture would be left.
  if (original.type === 'image/gif') throw new CropProblem('animated')
  return original
}

const draw = (bitmap: ImageBitmap, area: CropArea): HTMLCanvasElement => {
  const { x, y, width, height } = pixelsOf(area, bitmap)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, width, height)
  return canvas
}

/** Crops an image in the browser, at its full size. Metadata, such as where a photo was taken, is left out. */
export const cropImage = async (url: string, area: CropArea): Promise<File> => {
  const original = await readOriginal(url)
  const bitmap = await createImageBitmap(original).catch(() => undefined)
  if (!bitmap) throw new CropProblem('unreachable')
  const canvas = draw(bitmap, area)
  bitmap.close()
  const type = typeFor(original.type)
  const cropped = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!cropped) throw new CropProblem('unreachable')
  const [, ending] = cropped.type.split('/')
  return new File([cropped], `cropped.${ending === 'jpeg' ? 'jpg' : ending}`, { type: cropped.type })
}
