/** Lengths in pixels of the longer side of resized pictures. A request for another length gets the next one up. */
export const pictureSizes = [32, 64, 120, 160, 240, 360, 480, 720, 960, 1200, 1600, 2000] as const

export type PictureSize = (typeof pictureSizes)[number]

/** Buyers' photos are taken up to this size; phones' photos are made smaller before they are sent. */
export const mostPhotoMegapixels = 20

export const largestPictureSize = 2000 satisfies PictureSize

/** Less than a pixel above a size is an error of rounding. */
export const roundUpToPictureSize = (pixels: number): PictureSize =>
  pictureSizes.find((size) => size >= Math.floor(pixels)) ?? largestPictureSize
