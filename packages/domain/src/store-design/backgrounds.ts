import {
  contrastOf,
  lightBackground,
  minContrast,
  luminanceOf,
  textColorThreshold,
  mix,
  paletteOf,
  readableOn,
} from './colors.ts'
import type { Palette } from './colors.ts'

/** Colors of page sections with their own background color or image. */

/** Colors of dark pages. */
const night = { canvas: '#151311', text: '#f0ece5' }
/** Maximum luminance of a dark page and boxes on it, on which all default dark text colors are readable. */
const maxDarkLuminance = 0.025
/** Minimum contrast of fields and icons (WCAG 2.2, 1.4.11). */
const minOutlineContrast = 3

const shares = Array.from({ length: 41 }, (_none, at) => at / 40)

/** Mixes the least amount of a color into another that has the required contrast to the background. */
const minimalMix = (
  color: string,
  into: string,
  { against, contrast }: { against: string; contrast: number },
): string => {
  const share = shares.find((one) => contrastOf(mix(color, into, one), against) >= contrast) ?? 1
  return mix(color, into, share)
}

const nightPaletteOn = (requested: string): Palette => {
  const boxOn = (canvas: string): string => mix(night.text, canvas, 0.06)
  const share =
    shares.toReversed().find((one) => luminanceOf(boxOn(mix(requested, '#000000', one))) <= maxDarkLuminance) ?? 0
  const canvas = mix(requested, '#000000', share)
  const wash = boxOn(canvas)
  const words = { against: wash, contrast: minContrast }
  return {
    canvas,
    surface: mix('#ffffff', canvas, 0.04),
    wash,
    text: night.text,
    muted: minimalMix(night.text, canvas, { ...words, contrast: minContrast + 1 }),
    faint: minimalMix(night.text, canvas, words),
    line: mix(night.text, canvas, 0.16),
    edge: minimalMix(night.text, canvas, { against: wash, contrast: minOutlineContrast }),
  }
}

/** Whether text is dark, as on light pages, or light, as on dark pages. */
export type Scheme = 'light' | 'dark'

/**
 * Returns a background with its palette. A light color is lightened and a dark one darkened until all default text
 * colors, including warnings and links, are readable on it, so that medium colors become tints.
 */
export const sectionBackground = (requested: string): { readonly scheme: Scheme; readonly palette: Palette } =>
  luminanceOf(requested) > textColorThreshold
    ? { scheme: 'light', palette: paletteOf({ background: lightBackground(requested) }) }
    : { scheme: 'dark', palette: nightPaletteOn(requested) }

/** Returns the light and dark palettes of pages without their own background. */
export const defaultPalettes = (background?: string): { readonly day: Palette; readonly night: Palette } => ({
  day: paletteOf(background === undefined ? {} : { background }),
  night: nightPaletteOn(night.canvas),
})

/** Returns the color of a tinted box: as much of the requested color as keeps its text readable. */
export const tintOn = ({ canvas, text, muted, faint }: Palette, requested: string): string => {
  const isReadable = (box: string): boolean => [text, muted, faint].every((one) => contrastOf(one, box) >= minContrast)
  const share = shares.toReversed().find((one) => isReadable(mix(requested, canvas, one))) ?? 0
  return mix(requested, canvas, share)
}

/** The colors of a selected option: its fill, the check mark on it, and the background of the card. */
export interface Selection {
  readonly fill: string
  readonly sign: string
  readonly soft: string
}

/** Returns the colors of a selected option, visible on the background and with readable text on its card. */
export const selectionOn = (palette: Palette, requested: string): Selection => {
  const fill = minimalMix(palette.text, requested, { against: palette.surface, contrast: minOutlineContrast })
  return { fill, sign: readableOn(fill), soft: tintOn(palette, mix(requested, palette.surface, 0.12)) }
}

/**
 * Returns colors for text over an unknown image. The overlay is opaque enough to keep text readable on its darkest and
 * lightest areas.
 */
export const overImage = (requested?: string): { readonly textColor: string; readonly overlay: string } => {
  const isLight = requested !== undefined && luminanceOf(requested) > textColorThreshold
  const overlay = isLight ? '#000000' : '#ffffff'
  const spots = ['#000000', '#ffffff'].map((spot) => mix(overlay, spot, overlayOpacity))
  const isReadable = requested !== undefined && spots.every((spot) => contrastOf(requested, spot) >= minContrast)
  return { textColor: isReadable ? requested : isLight ? '#ffffff' : '#000000', overlay }
}

/** Opacity of the overlay. */
export const overlayOpacity = 0.65
