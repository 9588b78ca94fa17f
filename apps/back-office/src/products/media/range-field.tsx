import { useId } from 'react'

interface RangeFieldProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly onChange: (value: number) => void
}

/** A share, from 0 to 1 by default, for those who don't use a pointer. */
export const RangeField = ({ label, value, min = 0, max = 1, onChange }: RangeFieldProps) => {
  const id = useId()
  return (
    <p className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </p>
  )
}
