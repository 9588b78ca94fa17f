import { pictureTypes } from '../session/upload-picture.ts'

/** Images with more pixels are refused by the server. */
const maxPixels = 60_000_000

/** Why a file cannot be the logo. */
export type LogoProblem = 'type' | 'unreadable' | 'tooLarge'

/** Returns the size of an image in pixels. Throws if the browser cannot read it. */
const sizeOf = async (file: Blob): Promise<{ width: number; height: number }> => {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}

/**
 * Checks a logo before the store is created, so that the upload afterwards rarely fails. Returns `undefined` if it is an
 * image that the server accepts.
 */
export const findLogoProblem = async (
  file: Pick<File, 'type'>,
  measure: () => Promise<{ width: number; height: number }> = () => sizeOf(file as File),
): Promise<LogoProblem | undefined> => {
  if (!pictureTypes.includes(file.type)) return 'type'
  try {
    const { width, height } = await measure()
    return width * height > maxPixels ? 'tooLarge' : undefined
  } catch {
    return 'unreadable'
  }
}
