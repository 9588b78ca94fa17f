import { words } from '../words/en.ts'
import { useTimeZone } from './use-time-zone.ts'
import { zoneName } from './zone-name.ts'

/** Says below fields for hours whose clock they follow. */
export const ZoneNote = () => <p className="text-sm text-muted">{words.clock.hint(zoneName(useTimeZone()))}</p>
