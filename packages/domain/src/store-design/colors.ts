/** Readable colors by WCAG 2.2: pages stay readable with any colors a store chooses. Colors are `#rgb` or `#rrggbb`. */

/** Minimum contrast of text (success criterion 1.4.3), and of fields and icons (1.4.11). */
export const minContrast = 4.5
const minOutlineContrast = 3
/** Threshold between white text (below) and black text (above). At it both have a contrast of 4.58:1. */
export const textColorThreshold = 0.179
/** Minimum luminance of a light page, on which all default light text colors are readable. */
const minLightLuminance = 0.85

const channelsOf = (color: string): number[] => {
  const digits = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
}

/** Returns the relative luminance of a color, from 0 to 1. */
export const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colors, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the requested text color if it is readable on the background, otherwise black or white. */
export const readableOn = (against: string, requested?: string): string => {
  if (requested && contrastOf(requested, against) >= minContrast) return requested
  return luminanceOf(against) > textColorThreshold ? '#000000' : '#ffffff'
}

/** Mixes a share of one color, from 0 to 1, into another. */
export const mix = (color: string, into: string, share: number): string => {
  const base = channelsOf(into)
  const channels = channelsOf(color).map((channel, at) => channel * share + base[at]! * (1 - share))
  return `#${channels
    .map((one) =>
      Math.round(one * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const steps = Array.from({ length: 41 }, (_none, at) => at / 40)

/** Returns the background of light pages: the requested color, mixed with white until it is light enough. */
export const lightBackground = (requested: string): string => {
  const share = steps.toReversed().find((one) => luminanceOf(mix(requested, '#ffffff', one)) >= minLightLuminance) ?? 0
  return mix(requested, '#ffffff', share)
}

/** Mixes the least amount of a color into another that has the required contrast to the background. */
const minimalMix = (
  color: string,
  into: string,
  { against, contrast }: { against: string; contrast: number },
): string => {
  const share = steps.find((one) => contrastOf(mix(color, into, one), against) >= contrast) ?? 1
  return mix(color, into, share)
}

/** The colors of a light page. */
export interface Palette {
  readonly canvas: string
  readonly surface: string
  readonly wash: string
  readonly text: string
  readonly muted: string
  readonly faint: string
  readonly line: string
  readonly edge: string
}

const defaults = { canvas: '#f6f4f0', text: '#211e1a' }

/** Derives all colors of a page from the two a store chooses. Text is readable on every background. */
export const paletteOf = ({ background, text }: { background?: string; text?: string }): Palette => {
  const canvas = lightBackground(background ?? defaults.canvas)
  const textColor = readableOn(mix('#000000', canvas, 0.07), text ?? defaults.text)
  const wash = mix(textColor, canvas, 0.06)
  const words = { against: wash, contrast: minContrast }
  return {
    canvas,
    surface: mix('#ffffff', canvas, 0.6),
    wash,
    text: contrastOf(textColor, wash) >= minContrast ? textColor : '#000000',
    muted: minimalMix(textColor, canvas, { ...words, contrast: minContrast + 1 }),
    faint: minimalMix(textColor, canvas, words),
    line: mix(textColor, canvas, 0.14),
    edge: minimalMix(textColor, canvas, { against: wash, contrast: minOutlineContrast }),
  }
}

/**
 * Whether buttons in an accent color hardly stand out from a light page. Their text stays readable, and links use a darker
 * shade.
 */
export const isPaleAccent = (accent: string): boolean => contrastOf(accent, defaults.canvas) < minOutlineContrast
