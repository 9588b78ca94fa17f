import { wallTimeIn, wallTimeToDate } from '@vitrine/domain/time/wall-time.ts'
import { TextField, type TextFieldProps } from '@vitrine/ui'
import { words } from '../words/en.ts'
import { shownName } from './read-dates.ts'
import { useTimeZone } from './use-time-zone.ts'
import { isBrowserZone, zoneName } from './zone-name.ts'

type OwnProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange'>

// Browsers offer years of six digits unless told.
const latest = '9999-12-31T23:59'

const zoneHint = (hint: TextFieldProps['hint'], timeZone: string) => (
  <>
    {hint} {words.clock.hint(zoneName(timeZone))}
  </>
)

interface MomentFieldProps extends OwnProps {
  readonly name: string
  /** What it shows at first. */
  readonly moment?: Date | undefined
}

/** A date and time by the clock of the store, whatever that of the browser; `momentIn` reads it. */
export const MomentField = ({ name, moment, hint, ...rest }: MomentFieldProps) => {
  const timeZone = useTimeZone()
  return (
    <>
      <TextField
        {...rest}
        name={name}
        type="datetime-local"
        max={latest}
        hint={zoneHint(hint, timeZone)}
        defaultValue={moment ? wallTimeIn(timeZone, moment) : ''}
      />
      {moment && <input type="hidden" name={shownName(name)} value={moment.toISOString()} />}
    </>
  )
}

interface MomentInputProps extends OwnProps {
  readonly moment: Date | undefined
  readonly onMoment: (moment: Date | undefined) => void
}

/** The same for a form that is saved while it is typed. */
export const MomentInput = ({ moment, onMoment, hint, ...rest }: MomentInputProps) => {
  const timeZone = useTimeZone()
  return (
    <TextField
      {...rest}
      type="datetime-local"
      max={latest}
      hint={zoneHint(hint, timeZone)}
      value={moment ? wallTimeIn(timeZone, moment) : ''}
      onChange={(event) => onMoment(wallTimeToDate(timeZone, event.target.value))}
    />
  )
}

interface DayFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Whether the page says beside it whose days these are. */
  readonly isZoneSaid?: boolean
}

/** A day of the store; says so where the day of the browser may be another one. */
export const DayField = ({ isZoneSaid = false, hint, ...rest }: DayFieldProps) => {
  const timeZone = useTimeZone()
  return (
    <TextField
      {...rest}
      type="date"
      max={latest.slice(0, 10)}
      hint={isZoneSaid || isBrowserZone(timeZone) ? hint : zoneHint(hint, timeZone)}
    />
  )
}
