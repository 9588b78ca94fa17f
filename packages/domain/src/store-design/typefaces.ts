/** The typefaces a store can choose from. */
export type Typeface = 'SANS' | 'SERIF' | 'HUMANIST' | 'GEOMETRIC' | 'ROUNDED' | 'SLAB' | 'MONO'

/**
 * `SANS` and `SERIF` are the typefaces of the design system, which the stylesheet loads. The others are those that devices
 * have installed, so that nothing is loaded. Hebrew uses the device's own.
 */
export const stacks: Readonly<Record<Typeface, string>> = {
  SANS: "Figtree, 'Figtree Fallback', 'Helvetica Neue', 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
  SERIF:
    "Fraunces, 'Fraunces Fallback', 'Iowan Old Style', 'Sitka Display', 'Palatino Linotype', 'URW Palladio L', P052, 'Noto Serif Display', Palatino, Georgia, 'Noto Serif', serif",
  HUMANIST: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Source Sans Pro', sans-serif",
  GEOMETRIC: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Source Sans Pro', sans-serif",
  ROUNDED:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, 'Arial Rounded MT Bold', Calibri, sans-serif",
  SLAB: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  MONO: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Liberation Mono', Menlo, monospace",
}
