import { wallTimeIn, wallTimeToDate } from '@vitrine/domain/time/wall-time.ts'
import { TextField, type TextFieldProps } from '@vitrine/ui'
import { words } from '../words/words.ts'
import { initialFieldName } from './read-dates.ts'
import { useTimeZone } from './use-time-zone.ts'
import { isBrowserZone, zoneName } from './zone-name.ts'

type OwnProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange'>

// Without a maximum, browsers offer years of six digits.
const maxDate = '9999-12-31T23:59'

const zoneHint = (hint: TextFieldProps['hint'], timeZone: string) => (
  <>
    {hint} {words.clock.hint(zoneName(timeZone))}
  </>
)

interface MomentFieldProps extends OwnProps {
  readonly name: string
  /** Initial value. */
  readonly moment?: Date | undefined
}

/** A date and time in the store's time zone, whatever the browser's is. Read it with `momentIn`. */
export const MomentField = ({ name, moment, hint, ...rest }: MomentFieldProps) => {
  const timeZone = useTimeZone()
  return (
    <>
      <TextField
        {...rest}
        name={name}
        type="datetime-local"
        max={maxDate}
        hint={zoneHint(hint, timeZone)}
        defaultValue={moment ? wallTimeIn(timeZone, moment) : ''}
      />
      {moment && <input type="hidden" name={initialFieldName(name)} value={moment.toISOString()} />}
    </>
  )
}

interface MomentInputProps extends OwnProps {
  readonly moment: Date | undefined
  readonly onMoment: (moment: Date | undefined) => void
}

/** A controlled `MomentField`, for forms that save while the owner types. */
export const MomentInput = ({ moment, onMoment, hint, ...rest }: MomentInputProps) => {
  const timeZone = useTimeZone()
  return (
    <TextField
      {...rest}
      type="datetime-local"
      max={maxDate}
      hint={zoneHint(hint, timeZone)}
      value={moment ? wallTimeIn(timeZone, moment) : ''}
      onChange={(event) => onMoment(wallTimeToDate(timeZone, event.target.value))}
    />
  )
}

interface DayFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Whether the page already names the time zone next to the field. */
  readonly isZoneShown?: boolean
}

/** A day in the store's time zone. Shows the time zone if the browser's differs. */
export const DayField = ({ isZoneShown = false, hint, ...rest }: DayFieldProps) => {
  const timeZone = useTimeZone()
  return (
    <TextField
      {...rest}
      type="date"
      max={maxDate.slice(0, 10)}
      hint={isZoneShown || isBrowserZone(timeZone) ? hint : zoneHint(hint, timeZone)}
    />
  )
}
