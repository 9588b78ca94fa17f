import { words } from '../words/words.ts'
import { useTimeZone } from './use-time-zone.ts'
import { zoneName } from './zone-name.ts'

/** Names the time zone below fields for hours. */
export const ZoneNote = () => <p className="text-sm text-muted">{words.clock.hint(zoneName(useTimeZone()))}</p>
