import type { ReactNode } from 'react'
import { DateTime } from './date-time.tsx'

export interface ActivityListItem {
  what: ReactNode
  when: Date | string
  /** The device, its address: whatever is known. */
  where: readonly (string | undefined)[]
}

/** What happened, one thing a line, each with its moment and its place. */
export function ActivityList({ items }: { items: readonly ActivityListItem[] }) {
  return (
    <ol className="v-activity">
      {items.map(({ what, when, where }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two things may happen at one moment
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
