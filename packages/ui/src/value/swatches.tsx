import { joinClasses } from '../base/class-names.ts'

export interface SwatchesProps {
  /** CSS colors. */
  colors: readonly string[]
  /** Accessible text, such as “4 colors”. */
  label: string
  /** Most colors shown; a number stands for the others. Default: 5. */
  most?: number
  className?: string
}

/** Pixels from one color to the next. */
const step = 20

/** The colors of a product in a list. */
export function Swatches({ colors, label, most = 5, className }: SwatchesProps) {
  const shown = colors.slice(0, most)
  const width = shown.length * step
  return (
    <span role="img" aria-label={label} className={joinClasses('v-swatches', className)}>
      {/* The colors are SVG attributes, not styles, so they work with a strict content security policy. */}
      <svg aria-hidden="true" viewBox={`0 0 ${width} 16`} width={width} height="16">
        {shown.map((color, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two choices may have the same color
          <circle key={at} cx={8 + at * step} cy="8" r="7" fill={color} />
        ))}
      </svg>
      {colors.length > most && <span aria-hidden="true">+{colors.length - most}</span>}
    </span>
  )
}
