import { Link } from '@vitrine/ui'
import { words } from '../words/first.ts'
import { useTimeZone } from './use-time-zone.ts'
import { isBrowserZone, zoneName } from './zone-name.ts'

/** Names the time zone of the page's dates if the browser's differs. */
export const ZoneLink = () => {
  const timeZone = useTimeZone()
  if (isBrowserZone(timeZone)) return null
  const name = zoneName(timeZone)
  return (
    <Link href="/settings" className="-my-1 py-1 text-xs text-muted" tone="quiet" title={words.clock.header(name)}>
      {name}
    </Link>
  )
}
