import type { Domain } from '@vitrine/client'
import { DateTime } from '@vitrine/ui'
import { words } from '../words/words.ts'

const { domains: texts } = words

const Found = ({ text, found }: { text: string; found: string | undefined }) => (
  <li>
    {text}
    {found !== undefined && (
      <>
        {' '}
        <span className="text-muted wrap-anywhere">{found}</span>
      </>
    )}
  </li>
)

/** What the last check found. Nothing before the first one. */
export const LastCheck = ({ check }: { check: Domain['lastCheck'] }) => {
  if (!check) return null
  const { date, record, recordValues, pointing, addresses } = check
  return (
    <div className="text-sm">
      <p className="text-muted">
        {texts.checked}: <DateTime value={date} show="date-time" />
      </p>
      <ul className="list-none p-0">
        <Found
          text={texts.results[record]}
          found={recordValues.length > 0 ? texts.foundValues(recordValues.join(', ')) : undefined}
        />
        <Found
          text={texts.pointing[pointing]}
          found={
            pointing === 'ELSEWHERE' && addresses.length > 0 ? texts.foundAddresses(addresses.join(', ')) : undefined
          }
        />
      </ul>
    </div>
  )
}
