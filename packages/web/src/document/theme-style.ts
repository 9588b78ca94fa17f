import { paletteOf } from '@vitrine/domain/store-design/colors.ts'
import { stacks, type Typeface } from '@vitrine/domain/store-design/typefaces.ts'
import type { CSSProperties } from 'react'

/** A store's theme; colors as `#rrggbb`. */
interface Theme {
  readonly backgroundColor?: string
  readonly textColor?: string
  readonly headingTypeface: Typeface
  readonly bodyTypeface: Typeface
  readonly corners: 'SHARP' | 'SOFT' | 'ROUND'
}

/** Small, medium and large radii. */
const radii: Readonly<Record<Theme['corners'], readonly [string, string, string]>> = {
  SHARP: ['0', '0', '0'],
  SOFT: ['2px', '4px', '8px'],
  ROUND: ['8px', '12px', '20px'],
}

/** Dark mode keeps the default colors: a store's colors apply to light mode. */
const night = {
  canvas: '#151311',
  surface: '#1c1a17',
  wash: '#2a2723',
  text: '#f0ece5',
  muted: '#b8b0a5',
  faint: '#9b9388',
  line: '#37322d',
  edge: '#7d756b',
} as const

const colorsOf = ({ backgroundColor, textColor }: Theme): Record<string, string> => {
  if (!backgroundColor && !textColor) return {}
  const palette = paletteOf({
    ...(backgroundColor && { background: backgroundColor }),
    ...(textColor && { text: textColor }),
  })
  const names = Object.keys(night) as (keyof typeof night)[]
  return Object.fromEntries(names.map((name) => [`--color-${name}`, `light-dark(${palette[name]}, ${night[name]})`]))
}

const themeVariables = (looks: Theme): Record<string, string> => {
  const [small, medium, large] = radii[looks.corners]
  return {
    ...colorsOf(looks),
    ...(looks.headingTypeface !== 'SERIF' && { '--font-display': stacks[looks.headingTypeface] }),
    ...(looks.bodyTypeface !== 'SANS' && { '--font-sans': stacks[looks.bodyTypeface] }),
    ...(looks.corners !== 'SOFT' && { '--radius-sm': small, '--radius-md': medium, '--radius-lg': large }),
  }
}

interface Dressed {
  readonly accentColor?: string
  readonly looks?: Theme
}

/** Returns the store's design tokens as a style of the `html` element. */
export const themeStyle = ({ accentColor, looks }: Dressed): { style?: CSSProperties } => {
  const style: Record<string, string> = {
    ...(accentColor && { '--site-accent': accentColor }),
    ...(looks && themeVariables(looks)),
  }
  return Object.keys(style).length === 0 ? {} : { style: style as CSSProperties }
}
