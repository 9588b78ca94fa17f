import type { SiteInfo } from '@vitrine/client'
import { paletteOf } from '@vitrine/domain/looks/colors.ts'
import type { CSSProperties } from 'react'

type Looks = NonNullable<SiteInfo['looks']>

/** Typefaces that devices have: nothing is loaded, so nothing moves when it comes. Hebrew is written in the device's own. */
const stacks: Readonly<Record<Looks['bodyTypeface'], string>> = {
  SANS: "'Helvetica Neue', 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
  SERIF:
    "'Iowan Old Style', 'Sitka Display', 'Palatino Linotype', 'URW Palladio L', P052, 'Noto Serif Display', Palatino, Georgia, 'Noto Serif', serif",
  HUMANIST: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Source Sans Pro', sans-serif",
  GEOMETRIC: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Source Sans Pro', sans-serif",
  ROUNDED:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, 'Arial Rounded MT Bold', Calibri, sans-serif",
  SLAB: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  MONO: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Liberation Mono', Menlo, monospace",
}

/** Small, medium and large. */
const radii: Readonly<Record<Looks['corners'], readonly [string, string, string]>> = {
  SHARP: ['0', '0', '0'],
  SOFT: ['2px', '4px', '8px'],
  ROUND: ['8px', '12px', '20px'],
}

/** The same colors by night as ever: those of a store are its colors by day. */
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

const colorsOf = ({ backgroundColor, textColor }: Looks): Record<string, string> => {
  if (!backgroundColor && !textColor) return {}
  const palette = paletteOf({
    ...(backgroundColor && { background: backgroundColor }),
    ...(textColor && { text: textColor }),
  })
  const names = Object.keys(night) as (keyof typeof night)[]
  return Object.fromEntries(names.map((name) => [`--color-${name}`, `light-dark(${palette[name]}, ${night[name]})`]))
}

const looksOf = (looks: Looks): Record<string, string> => {
  const [small, medium, large] = radii[looks.corners]
  return {
    ...colorsOf(looks),
    ...(looks.headingTypeface !== 'SERIF' && { '--font-display': stacks[looks.headingTypeface] }),
    ...(looks.bodyTypeface !== 'SANS' && { '--font-sans': stacks[looks.bodyTypeface] }),
    ...(looks.corners !== 'SOFT' && { '--radius-sm': small, '--radius-md': medium, '--radius-lg': large }),
  }
}

/** How a page of a store is dressed, as a style of its `html`: the design tokens that its looks change. */
export const dressOf = ({ accentColor, looks }: Pick<SiteInfo, 'accentColor' | 'looks'>): { style?: CSSProperties } => {
  const style: Record<string, string> = {
    ...(accentColor && { '--site-accent': accentColor }),
    ...(looks && looksOf(looks)),
  }
  return Object.keys(style).length === 0 ? {} : { style: style as CSSProperties }
}
