import type { AccountActivity } from '@vitrine/client'
import { DateTime } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

export interface ShownActivity {
  readonly type: AccountActivity['type']
  /** ISO 8601. */
  readonly date: string
  /** The device and its address, as far as they are known. */
  readonly place: string
}

/** What happened to the account lately. */
export const Activity = ({ activity }: { activity: readonly ShownActivity[] }) => {
  const words = useWords()
  return (
    <section aria-labelledby="activity" className="grid gap-4">
      <header>
        <h2 id="activity" className="font-display text-2xl">
          {words.activityTitle}
        </h2>
        <p className="mt-1 text-muted">{words.activityHint}</p>
      </header>
      <ol className="grid list-none gap-0 p-0">
        {activity.map(({ type, date, place }, index) => (
          <li key={`${date} ${index}`} className="border-t border-line py-3">
            {words.activityNames[type]}
            <span className="block text-sm break-words text-muted">
              <DateTime value={date} show="date-time" />
              {place !== '' && (
                <>
                  {' · '}
                  <bdi>{place}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
