import { contrastOf, daylightGround, leastContrast, luminanceOf, middle, mix, paletteOf, readableOn } from './colors.ts'
import type { Palette } from './colors.ts'

/** Colors of page sections with their own background color or image. */

/** Colors of dark pages. */
const night = { canvas: '#151311', text: '#f0ece5' }
/** Maximum luminance of a dark page and boxes on it, on which all default dark text colors are readable. */
const mostNight = 0.025
/** Minimum contrast of fields and icons (WCAG 2.2, 1.4.11). */
const leastOutline = 3

const shares = Array.from({ length: 41 }, (_none, at) => at / 40)

/** Mixes the least amount of a color into another that has the required contrast to the background. */
const leastOf = (color: string, into: string, { ground, contrast }: { ground: string; contrast: number }): string => {
  const share = shares.find((one) => contrastOf(mix(color, into, one), ground) >= contrast) ?? 1
  return mix(color, into, share)
}

const nightPaletteOn = (wanted: string): Palette => {
  const boxOn = (canvas: string): string => mix(night.text, canvas, 0.06)
  const share = shares.toReversed().find((one) => luminanceOf(boxOn(mix(wanted, '#000000', one))) <= mostNight) ?? 0
  const canvas = mix(wanted, '#000000', share)
  const wash = boxOn(canvas)
  const words = { ground: wash, contrast: leastContrast }
  return {
    canvas,
    surface: mix('#ffffff', canvas, 0.04),
    wash,
    text: night.text,
    muted: leastOf(night.text, canvas, { ...words, contrast: leastContrast + 1 }),
    faint: leastOf(night.text, canvas, words),
    line: mix(night.text, canvas, 0.16),
    edge: leastOf(night.text, canvas, { ground: wash, contrast: leastOutline }),
  }
}

/** Whether text is dark, as on light pages, or light, as on dark pages. */
export type Scheme = 'light' | 'dark'

/**
 * Returns a background with its palette. A light color is lightened and a dark one darkened until all default text
 * colors, including warnings and links, are readable on it, so that medium colors become tints.
 */
export const groundOf = (wanted: string): { readonly scheme: Scheme; readonly palette: Palette } =>
  luminanceOf(wanted) > middle
    ? { scheme: 'light', palette: paletteOf({ background: daylightGround(wanted) }) }
    : { scheme: 'dark', palette: nightPaletteOn(wanted) }

/** Returns the light and dark palettes of pages without their own background. */
export const houseGrounds = (background?: string): { readonly day: Palette; readonly night: Palette } => ({
  day: paletteOf(background === undefined ? {} : { background }),
  night: nightPaletteOn(night.canvas),
})

/** Returns the color of a tinted box: as much of the requested color as keeps its text readable. */
export const tintOn = ({ canvas, text, muted, faint }: Palette, wanted: string): string => {
  const isRead = (box: string): boolean => [text, muted, faint].every((one) => contrastOf(one, box) >= leastContrast)
  const share = shares.toReversed().find((one) => isRead(mix(wanted, canvas, one))) ?? 0
  return mix(wanted, canvas, share)
}

/** The colors of a selected option: its fill, the check mark on it, and the background of the card. */
export interface Selection {
  readonly fill: string
  readonly sign: string
  readonly soft: string
}

/** Returns the colors of a selected option, visible on the background and with readable text on its card. */
export const selectionOn = (palette: Palette, wanted: string): Selection => {
  const fill = leastOf(palette.text, wanted, { ground: palette.surface, contrast: leastOutline })
  return { fill, sign: readableOn(fill), soft: tintOn(palette, mix(wanted, palette.surface, 0.12)) }
}

/**
 * Returns colors for text over an unknown image. The overlay is opaque enough to keep text readable on its darkest and
 * lightest areas.
 */
export const overPicture = (wanted?: string): { readonly ink: string; readonly veil: string } => {
  const isLight = wanted !== undefined && luminanceOf(wanted) > middle
  const veil = isLight ? '#000000' : '#ffffff'
  const spots = ['#000000', '#ffffff'].map((spot) => mix(veil, spot, veilShare))
  const isRead = wanted !== undefined && spots.every((spot) => contrastOf(wanted, spot) >= leastContrast)
  return { ink: isRead ? wanted : isLight ? '#ffffff' : '#000000', veil }
}

/** Opacity of the overlay. */
export const veilShare = 0.65
