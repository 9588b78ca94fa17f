/** Lengths of the longer side of resized images in pixels. Requests for other lengths get the next larger one. */
export const pictureSizes = [32, 64, 120, 160, 240, 360, 480, 720, 960, 1200, 1600, 2000] as const

export type PictureSize = (typeof pictureSizes)[number]

/** Maximum size of photos uploaded by buyers. Larger ones are scaled down before upload. */
export const maxPhotoMegapixels = 20

export const largestPictureSize = 2000 satisfies PictureSize

/** Rounds up to the next size, ignoring fractions of a pixel, which are rounding errors. */
export const roundUpToPictureSize = (pixels: number): PictureSize =>
  pictureSizes.find((size) => size >= Math.floor(pixels)) ?? largestPictureSize
