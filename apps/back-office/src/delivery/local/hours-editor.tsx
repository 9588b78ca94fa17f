import type { DeliveryTimeWindow } from '@vitrine/client'
import { Button, CloseIcon, IconButton, TextField, VisuallyHidden } from '@vitrine/ui'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/words.ts'

const { deliveries } = words

type Day = DeliveryTimeWindow['day']
const days: readonly Day[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']

/** An editable time window: `09:00`. */
export interface WindowDraft {
  readonly key: string
  readonly day: Day
  readonly start: string
  readonly end: string
}

type Time = DeliveryTimeWindow['start']

const timeText = ({ hours = 0, minutes = 0 }: Time): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`

export const readTime = (text: string): { hours: number; minutes: number } | undefined => {
  const [hours, minutes] = text.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? undefined : { hours, minutes }
}

export const timeIn = (time: Time | undefined): string => (time ? timeText(time) : '')

/** Inactive windows are omitted: the editor lists opening hours. */
export const windowDrafts = (windows: readonly DeliveryTimeWindow[] = []): readonly WindowDraft[] =>
  windows
    .filter(({ enabled = true }) => enabled)
    .map(({ day, start, end }) => ({ key: crypto.randomUUID(), day, start: timeText(start), end: timeText(end) }))

export const readWindows = (drafts: readonly WindowDraft[]): DeliveryTimeWindow[] =>
  drafts.map(({ day, start, end }) => ({ day, start: readTime(start) ?? {}, end: readTime(end) ?? {} }))

interface HoursEditorProps {
  readonly title: string
  readonly hint: string
  readonly windows: readonly WindowDraft[]
  readonly onChange: (windows: readonly WindowDraft[]) => void
}

const opening = (day: Day): WindowDraft => ({ key: crypto.randomUUID(), day, start: '09:00', end: '18:00' })

/** Opening hours by weekday, with several windows per day. */
export const HoursEditor = ({ title, hint, windows, onChange }: HoursEditorProps) => {
  const change = (changed: WindowDraft) => onChange(windows.map((one) => (one.key === changed.key ? changed : one)))
  return (
    <FieldGroup title={title} hint={hint}>
      <ul className="grid list-none gap-3 p-0">
        {days.map((day) => {
          const own = windows.filter((one) => one.day === day)
          const name = deliveries.days[day]
          return (
            <li key={day} className="grid gap-2 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-start">
              <span className="font-medium sm:pt-2">{name}</span>
              <div className="grid gap-2">
                {own.length === 0 && <span className="text-muted sm:pt-2">{deliveries.closed}</span>}
                {own.map((one, index) => (
                  <div key={one.key} className="flex flex-wrap items-end gap-2">
                    <TextField
                      label={deliveries.opens(name, index + 1)}
                      labelHidden
                      type="time"
                      value={one.start}
                      onChange={(event) => change({ ...one, start: event.target.value })}
                      mark="none"
                    />
                    <span aria-hidden="true" className="pb-2">
                      –
                    </span>
                    <TextField
                      label={deliveries.closes(name, index + 1)}
                      labelHidden
                      type="time"
                      value={one.end}
                      onChange={(event) => change({ ...one, end: event.target.value })}
                      mark="none"
                    />
                    <IconButton
                      type="button"
                      label={deliveries.removeHours(name, index + 1)}
                      onClick={() => onChange(windows.filter(({ key }) => key !== one.key))}
                    >
                      <CloseIcon />
                    </IconButton>
                  </div>
                ))}
                <div>
                  <Button
                    type="button"
                    size="small"
                    variant="quiet"
                    onClick={() => onChange([...windows, opening(day)])}
                  >
                    {deliveries.addHours}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}
