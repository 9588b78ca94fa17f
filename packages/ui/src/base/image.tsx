import type { ComponentProps, CSSProperties } from 'react'
import { joinClasses } from './class-names.ts'

export interface ImageProps extends Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt' | 'placeholder'> {
  /** Empty for decorative images. */
  alt: string
  /** Intrinsic size, which reserves the space before loading. */
  width: number
  height: number
  /** Crops to an aspect ratio. Default: its own. */
  ratio?: 'natural' | 'square' | 'portrait' | 'landscape' | 'wide'
  fit?: 'cover' | 'contain'
  /** Loads early, for images visible on load. */
  priority?: boolean
  /** Keeps its width and height instead of filling the container. */
  fixed?: boolean
  /** Placeholder color. */
  tone?: string
}

/** An image without layout shifts. */
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

/** Returns the `srcSet` of an image that exists in several widths: `toSrcSet([400, 800], (width) => …)`. */
export function toSrcSet(widths: readonly number[], addressFor: (width: number) => string): string {
  return widths.map((width) => `${addressFor(width)} ${width}w`).join(', ')
}
