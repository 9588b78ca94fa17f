import type { ComponentProps, CSSProperties } from 'react'
import { joinClasses } from './class-names.ts'

export interface ImageProps extends Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt' | 'placeholder'> {
  /** Empty for an ornament. */
  alt: string
  /** The picture's own size: it keeps the place before the first byte. */
  width: number
  height: number
  /** Cuts the picture to a shape; its own by default. */
  ratio?: 'natural' | 'square' | 'portrait' | 'landscape' | 'wide'
  fit?: 'cover' | 'contain'
  /** In sight at once, as the first picture of a page: fetched early instead of late. */
  priority?: boolean
  /** Stays at its width and height instead of filling its place. */
  fixed?: boolean
  /** A color of the picture, to stand in its place. */
  tone?: string
}

/** A picture that never moves the page. */
export function Image({
  alt,
  ratio = 'natural',
  fit = 'cover',
  priority,
  fixed,
  tone,
  className,
  style,
  ...rest
}: ImageProps) {
  return (
    <img
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
      alt={alt}
      className={joinClasses('v-image', className)}
      data-ratio={ratio}
      data-fit={fit}
      data-fixed={fixed ? '' : undefined}
      style={tone === undefined ? style : withTone(style, tone)}
    />
  )
}

function withTone(style: CSSProperties | undefined, tone: string): CSSProperties {
  return { ...style, ['--image-tone' as string]: tone }
}

/** The `srcSet` of a picture that exists in several widths: `toSrcSet([400, 800], (width) => …)`. */
export function toSrcSet(widths: readonly number[], addressFor: (width: number) => string): string {
  return widths.map((width) => `${addressFor(width)} ${width}w`).join(', ')
}
