/** Pixels of the longer side; the platform stores no more. */
const maxSide = 2000
const quality = 0.86

const redraw = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // A flat drawing may be small in bytes, yet have more pixels than the platform accepts.
  const isBetter = blob && (scale < 1 || blob.size < file.size)
  return isBetter ? new File([blob], file.name, { type: blob.type }) : file
}

/** Shrinks the photos of a file field, unless the selection has changed meanwhile. */
export const shrinkPhotos = async (input: HTMLInputElement): Promise<void> => {
  const chosen = input.files
  if (!chosen) return
  const files = new DataTransfer()
  for (const file of chosen) files.items.add(await redraw(file).catch(() => file))
  if (input.files === chosen) input.files = files.files
}
