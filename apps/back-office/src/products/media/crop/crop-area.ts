/** A part of an image, in shares of its width and height. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const wholeImage: CropArea = { x: 0, y: 0, width: 1, height: 1 }

/** The smallest share that can be cropped to. */
const minShare = 0.05

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(min, max))

/** The ratio of the shares of an area that has an aspect ratio in pixels. */
export const shareRatio = (aspect: number, { width, height }: Size): number => (aspect * height) / width

/** Moves an area, within the image. */
export const moveArea = (area: CropArea, x: number, y: number): CropArea => ({
  ...area,
  x: between(x, 0, 1 - area.width),
  y: between(y, 0, 1 - area.height),
})

/** The largest size with a ratio, if any, within bounds. */
const fitted = ({ width, height }: Size, ratio: number | undefined, most: Size): Size => {
  const size = {
    width: between(width, minShare, most.width),
    height: between(height, minShare, most.height),
  }
  if (ratio === undefined) return size
  const fittedWidth = Math.min(size.width, most.height * ratio)
  return { width: fittedWidth, height: fittedWidth / ratio }
}

/** Gives an area a ratio, around its middle. */
export const withRatio = (area: CropArea, ratio: number | undefined): CropArea => {
  if (ratio === undefined) return area
  const size = fitted(area, ratio, { width: 1, height: 1 })
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2]
  return moveArea({ ...area, ...size }, middleX - size.width / 2, middleY - size.height / 2)
}

/** Changes the size of an area whose top left corner stays. With a ratio, the width decides. */
export const resizeArea = (area: CropArea, size: Size, ratio: number | undefined): CropArea => ({
  ...area,
  ...fitted(size, ratio, { width: 1 - area.x, height: 1 - area.y }),
})

/** Corners as seen from the middle: -1 is left or top, 1 is right or bottom. */
export interface Corner {
  readonly across: -1 | 1
  readonly down: -1 | 1
}

export const corners: readonly Corner[] = [
  { across: -1, down: -1 },
  { across: 1, down: -1 },
  { across: -1, down: 1 },
  { across: 1, down: 1 },
]

/** Drags a corner to a point. The opposite corner stays. */
export const dragCorner = (
  area: CropArea,
  { across, down }: Corner,
  { point, ratio }: { readonly point: { readonly x: number; readonly y: number }; readonly ratio: number | undefined },
): CropArea => {
  const fixedX = across === 1 ? area.x : area.x + area.width
  const fixedY = down === 1 ? area.y : area.y + area.height
  const most = { width: across === 1 ? 1 - fixedX : fixedX, height: down === 1 ? 1 - fixedY : fixedY }
  const size = fitted({ width: (point.x - fixedX) * across, height: (point.y - fixedY) * down }, ratio, most)
  return {
    ...size,
    x: across === 1 ? fixedX : fixedX - size.width,
    y: down === 1 ? fixedY : fixedY - size.height,
  }
}

/** The pixels of an area: at least one, and all within the image. */
export const pixelsOf = ({ x, y, width, height }: CropArea, image: Size): CropArea => {
  const left = Math.min(Math.round(x * image.width), image.width - 1)
  const top = Math.min(Math.round(y * image.height), image.height - 1)
  return {
    x: left,
    y: top,
    width: between(Math.round(width * image.width), 1, image.width - left),
    height: between(Math.round(height * image.height), 1, image.height - top),
  }
}
