import { joinClasses } from '../base/class-names.ts'

export interface StarsProps {
  /** From 0 to 5, including fractions. */
  value: number
  /** Accessible text, such as “4 of 5 stars”. */
  label: string
  className?: string
}

const five = [0, 1, 2, 3, 4]
const star = 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z'

/** A rating as five stars. */
export function Stars({ value, label, className }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={joinClasses('v-stars', className)}>
      {five.map((before) => (
        <Star key={before} width={24 * Math.min(1, Math.max(0, value - before))} />
      ))}
    </span>
  )
}

/** The filled part is a nested SVG, which clips the rest. */
function Star({ width }: { width: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={star} />
      {width > 0 && (
        <svg width={width} height="24" viewBox={`0 0 ${width} 24`}>
          <path d={star} data-filled="" />
        </svg>
      )}
    </svg>
  )
}
