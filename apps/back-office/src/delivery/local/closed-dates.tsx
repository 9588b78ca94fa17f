import { Button } from '@vitrine/ui'
import { useState } from 'react'
import { dayText } from '../../clock/date-text.ts'
import { DayField } from '../../clock/date-fields.tsx'
import { Chips } from '../../form/chips.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/words.ts'

const { deliveries } = words

interface ClosedDatesProps {
  /** Days such as `2026-12-24`. */
  readonly dates: readonly string[]
  readonly onChange: (dates: readonly string[]) => void
}

/** Dates on which the location is closed, regardless of the weekday. */
export const ClosedDates = ({ dates, onChange }: ClosedDatesProps) => {
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed === '') return
    onChange([...new Set([...dates, typed])].toSorted())
    setTyped('')
  }
  return (
    <FieldGroup title={deliveries.closedDates} hint={deliveries.closedDatesHint}>
      <Chips
        values={dates}
        labelOf={(date) => dayText(date)}
        remove={(date) => onChange(dates.filter((one) => one !== date))}
      />
      <div className="flex flex-wrap items-end gap-3">
        <DayField
          label={deliveries.closedDate}
          mark="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="button" onClick={add}>
          {deliveries.addClosed}
        </Button>
      </div>
    </FieldGroup>
  )
}
