import { media, type Product } from '@vitrine/client'
import type { PictureSize } from '@vitrine/domain/media/picture-sizes.ts'
import { toSrcSet } from '@vitrine/ui'
import type { CSSProperties } from 'react'

type Picture = NonNullable<NonNullable<Product['media']['mainMedia']>['image']>

/** An image that can be enlarged: of a product or a review. */
export type ShownPicture = Partial<Pick<Picture, 'url' | 'width' | 'height' | 'altText'>>

const cardWidths = [240, 360, 480, 720] as const satisfies PictureSize[]
const pageWidths = [480, 720, 960, 1200] as const satisfies PictureSize[]
const wideWidths = [720, 960, 1200, 1600] as const satisfies PictureSize[]

/** Returns the images of media: pictures, or else the posters of videos and 3D models. */
export const picturesOf = ({ items }: Pick<Product['media'], 'items'>): readonly Picture[] => {
  const pictures = items.flatMap(({ image }) => image ?? [])
  return pictures.length > 0 ? pictures : items.flatMap(({ video, model }) => video?.poster ?? model?.poster ?? [])
}

/** Keeps the focal point of an image visible where the browser crops it, such as an external image. */
const cropStyle = ({ focalPoint: { x, y } = {} }: Picture): { readonly style?: CSSProperties } =>
  x === undefined || y === undefined ? {} : { style: { objectPosition: `${x * 100}% ${y * 100}%` } }

/** Crops an image to a square, in the widths that screens need. */
const square = (image: Picture, widths: readonly PictureSize[], sizes: string) => ({
  src: media.getScaledToFillImageUrl(image, widths[1]!, widths[1]!),
  srcSet: toSrcSet(widths, (width) => media.getScaledToFillImageUrl(image, width, width)),
  sizes,
  width: widths[1]!,
  height: widths[1]!,
  ...cropStyle(image),
})

/** Image of a product card: two per row on phones, three or four on desktops. */
export const cardPicture = (image: Picture) =>
  square(image, cardWidths, '(min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 46vw')

/** Image of a product page. On wide screens the main one is as wide as two others. */
export const pagePicture = (image: Picture, isMain = true) =>
  square(image, pageWidths, `(min-width: 64rem) ${isMain ? 'min(54vw, 48rem)' : 'min(27vw, 24rem)'}, 100vw`)

/** The whole image at its largest useful size. */
export const closePicture = (image: ShownPicture) => {
  const { width = 1600, height = 1600 } = image
  const maxWidth = Math.min(2000, width)
  const shape = { width: maxWidth, height: Math.round((maxWidth * height) / width) }
  return { src: media.getScaledToFitImageUrl(image, shape.width, shape.height), ...shape }
}

/** The poster of a video or 3D model. */
export const posterPicture = ({ url }: { readonly url: string }) => ({
  src: media.getScaledToFillImageUrl(url, 960, 960),
  width: 960,
  height: 960,
  loading: 'lazy' as const,
})

export const thumbnail = (image: Parameters<typeof media.getScaledToFillImageUrl>[0], size: number) => ({
  src: media.getScaledToFillImageUrl(image, size * 2, size * 2),
  width: size,
  height: size,
})

/** A full-width image. */
export const widePicture = (image: Parameters<typeof media.getScaledToFillImageUrl>[0]) => ({
  src: media.getScaledToFillImageUrl(image, 1200, 675),
  srcSet: toSrcSet(wideWidths, (width) => media.getScaledToFillImageUrl(image, width, Math.round((width * 9) / 16))),
  sizes: '(min-width: 80rem) 76rem, 100vw',
  width: 1200,
  height: 675,
})

export type { Picture }
