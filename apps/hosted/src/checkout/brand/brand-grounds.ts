import type { CheckoutSettings } from '@vitrine/client'
import type { Palette } from '@vitrine/domain/store-design/colors.ts'
import {
  sectionBackground,
  defaultPalettes,
  selectionOn,
  tintOn,
  type Scheme,
} from '@vitrine/domain/store-design/backgrounds.ts'
import type { CSSProperties } from 'react'

type Brand = NonNullable<CheckoutSettings['checkoutBrand']>
export type Fill = NonNullable<NonNullable<Brand['header']>['backgroundFill']>

/** The background of a part: a fixed one, or the default in light and dark mode. */
type Ground =
  | { readonly scheme: Scheme; readonly palette: Palette }
  | { readonly day: Palette; readonly night: Palette }

/** A CSS value that depends on the background. */
const on = (ground: Ground, valueOf: (palette: Palette) => string): string =>
  'palette' in ground ? valueOf(ground.palette) : `light-dark(${valueOf(ground.day)}, ${valueOf(ground.night)})`

/** Returns color tokens for a background. The defaults need none. */
const tokensOf = (ground: Ground): Record<string, string> => {
  if (!('palette' in ground)) return {}
  const tokens = Object.entries(ground.palette).map(([name, color]) => [`--color-${name}`, color] as const)
  return { colorScheme: ground.scheme, color: 'var(--color-text)', ...Object.fromEntries(tokens) }
}

const groundFor = (fill: Fill | undefined, background: string | undefined): Ground =>
  fill?.color ? sectionBackground(fill.color) : defaultPalettes(background)

/** Escapes a URL for `url()`. */
const addressIn = (url: string): string =>
  url.replaceAll(/["\\\n\r\f]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).padStart(2, '0')}`)

/** A background image that covers a part. */
export const pictureOf = (url: string) => ({
  backgroundImage: `url("${addressIn(url)}")`,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
})

const fillOf = (fill: Fill | undefined, ground: Ground): CSSProperties => {
  if (fill?.image?.url) return pictureOf(fill.image.url)
  return 'palette' in ground ? { background: ground.palette.canvas } : {}
}

const selectionOf = (ground: Ground, color: string | undefined): Record<string, string> =>
  color
    ? {
        '--color-selection': on(ground, (palette) => selectionOn(palette, color).fill),
        '--color-on-selection': on(ground, (palette) => selectionOn(palette, color).sign),
        '--color-selection-soft': on(ground, (palette) => selectionOn(palette, color).soft),
      }
    : {}

/** Corner radii: cards are rounder than fields, fields rounder than small elements. Large radii are capped. */
const cornersOf = (radius: number | undefined): Record<string, string> =>
  radius === undefined
    ? {}
    : {
        '--radius-sm': `${Math.min(radius, 8)}px`,
        '--radius-md': `${Math.min(radius, 28)}px`,
        '--radius-lg': `${Math.min(radius, 40)}px`,
      }

/** Styles for everything between header and footer. */
export const wholeOf = ({ mainSection, global }: Brand, background?: string): CSSProperties => {
  const { formBackgroundFill: fill, tintedBoxColor: tint, dividerColor, cornerRadius } = mainSection ?? {}
  const ground = groundFor(fill, background)
  return {
    ...fillOf(fill, ground),
    ...tokensOf(ground),
    ...(tint && { '--color-wash': on(ground, (palette) => tintOn(palette, tint)) }),
    ...(dividerColor && { '--color-line': dividerColor }),
    ...selectionOf(ground, global?.selectionColor),
    ...cornersOf(cornerRadius),
  }
}

/** Styles for the summary, if it has its own background. */
export const summaryOf = ({ mainSection, global }: Brand, background?: string): CSSProperties | undefined => {
  const { summaryBackgroundFill: fill, dividerColor } = mainSection ?? {}
  if (!fill?.color && !fill?.image?.url) return undefined
  const ground = groundFor(fill, background)
  return {
    ...fillOf(fill, ground),
    ...tokensOf(ground),
    ...(dividerColor && { '--color-line': dividerColor }),
    ...selectionOf(ground, global?.selectionColor),
  }
}
