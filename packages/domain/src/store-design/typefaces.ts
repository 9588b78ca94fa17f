/** The typefaces a store can choose from. */
export type Typeface = 'SANS' | 'SERIF' | 'HUMANIST' | 'GEOMETRIC' | 'ROUNDED' | 'SLAB' | 'MONO'

/**
 * Typefaces that devices have installed, so that nothing is loaded and text does not shift. Hebrew uses the device's
 * own.
 */
export const stacks: Readonly<Record<Typeface, string>> = {
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
