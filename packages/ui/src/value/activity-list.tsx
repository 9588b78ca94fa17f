import type { ReactNode } from 'react'
import { DateTime } from './date-time.tsx'

export interface ActivityListItem {
  what: ReactNode
  when: Date | string
  /** Device and address, as far as known. */
  where: readonly (string | undefined)[]
}

/** A list of events, each with time and place. */
export function ActivityList({ items }: { items: readonly ActivityListItem[] }) {
  return (
    <ol className="v-activity">
      {items.map(({ what, when, where }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two events may happen at the same time
        <li key={index}>
          {what}
          <span className="v-hint">
            <DateTime value={when} show="date-time" />
            {where.filter(Boolean).map((place) => (
              <span key={place}>
                {' · '}
                <bdi>{place}</bdi>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
