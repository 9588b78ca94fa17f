import type { AccountActivity } from '@vitrine/client'
import { ActivityList } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { Part } from '../part.tsx'

export interface ShownActivity extends Pick<AccountActivity, 'type' | 'device' | 'ipAddress'> {
  /** ISO 8601. */
  readonly date: string
}

/** Lists recent account activity. */
export const Activity = ({ activity }: { activity: readonly ShownActivity[] }) => {
  const words = useWords()
  return (
    <Part id="activity" title={words.activityTitle} hint={words.activityHint}>
      <ActivityList
        items={activity.map(({ type, date, device, ipAddress }) => ({
          what: words.activityNames[type],
          when: date,
          where: [device, ipAddress],
        }))}
      />
    </Part>
  )
}
