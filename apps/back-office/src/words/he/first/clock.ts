import { isolate } from '@vitrine/domain/bidi.ts'
import type { clockWords as English } from '../../en/first/clock.ts'

/** Texts about time zones in Hebrew. */
export const clockWords: typeof English = {
  clock: {
    zone: (place) => `שעון ${isolate(place)}`,
    hint: (zone) => `לפי ${isolate(zone)}.`,
    header: (zone) => `התאריכים והשעות הם לפי ${isolate(zone)}. אפשר לשנות את אזור הזמן בהגדרות ”כללי”.`,
    notATime: 'יש להזין תאריך ושעה.',
    notADay: 'יש להזין תאריך.',
  },
}
