import { contrastOf, daylightGround, leastContrast, luminanceOf, middle, mix, paletteOf, readableOn } from './colors.ts'
import type { Palette } from './colors.ts'

/** Parts of a page that stand on a color or a picture of their own, and what is told apart on them. */

/** The colors of pages by night. */
const night = { canvas: '#151311', text: '#f0ece5' }
/** A page by night is at most so bright, boxes on it included: every color that the house's words have by night reads on it. */
const mostNight = 0.025
/** What fields and icons need to be seen (WCAG 2.2, 1.4.11). */
const leastOutline = 3

const shares = Array.from({ length: 41 }, (_none, at) => at / 40)

/** The least of a color in another that is told apart well enough from a ground. */
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

/** Whether words on a ground are dark, as by day, or light, as by night. */
export type Scheme = 'light' | 'dark'

/**
 * A ground with all that stands on it. A bright color is lightened, a dark one darkened, as far as every word of the
 * house, warnings and links included, can be read there: who picks a color in the middle gets its tint.
 */
export const groundOf = (wanted: string): { readonly scheme: Scheme; readonly palette: Palette } =>
  luminanceOf(wanted) > middle
    ? { scheme: 'light', palette: paletteOf({ background: daylightGround(wanted) }) }
    : { scheme: 'dark', palette: nightPaletteOn(wanted) }

/** The palettes of pages without a ground of their own, by day and by night. */
export const houseGrounds = (background?: string): { readonly day: Palette; readonly night: Palette } => ({
  day: paletteOf(background === undefined ? {} : { background }),
  night: nightPaletteOn(night.canvas),
})

/** A box on a ground: as much of the wanted color as its words can be read on. */
export const tintOn = ({ canvas, text, muted, faint }: Palette, wanted: string): string => {
  const isRead = (box: string): boolean => [text, muted, faint].every((one) => contrastOf(one, box) >= leastContrast)
  const share = shares.toReversed().find((one) => isRead(mix(wanted, canvas, one))) ?? 0
  return mix(wanted, canvas, share)
}

/** What marks a choice: its fill, the sign on it, and the ground of the chosen card. */
export interface Selection {
  readonly fill: string
  readonly sign: string
  readonly soft: string
}

/** A color that marks what is chosen, seen against the ground; words on the chosen card are read as elsewhere. */
export const selectionOn = (palette: Palette, wanted: string): Selection => {
  const fill = leastOf(palette.text, wanted, { ground: palette.surface, contrast: leastOutline })
  return { fill, sign: readableOn(fill), soft: tintOn(palette, mix(wanted, palette.surface, 0.12)) }
}

/**
 * Words over a picture that nobody has seen: what is between them and it is so thick that they are read on the darkest
 * and on the brightest of its spots.
 */
export const overPicture = (wanted?: string): { readonly ink: string; readonly veil: string } => {
  const isLight = wanted !== undefined && luminanceOf(wanted) > middle
  const veil = isLight ? '#000000' : '#ffffff'
  const spots = ['#000000', '#ffffff'].map((spot) => mix(veil, spot, veilShare))
  const isRead = wanted !== undefined && spots.every((spot) => contrastOf(wanted, spot) >= leastContrast)
  return { ink: isRead ? wanted : isLight ? '#ffffff' : '#000000', veil }
}

/** How thick the veil is. */
export const veilShare = 0.65
