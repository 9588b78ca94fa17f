import { BellIcon } from '@vitrine/ui'
import { Link } from 'react-router'
import { words } from '../words/first.ts'

const { alerts: texts } = words

/** A link to the alerts, with the number of unread ones. */
export const AlertBell = ({ unread }: { unread: number }) => (
  <Link to="/alerts" className="v-icon-button relative" aria-label={texts.bell(unread)} title={texts.bell(unread)}>
    <BellIcon />
    {unread > 0 && (
      <span
        aria-hidden="true"
        className="absolute end-0 top-0 min-w-4 rounded-full bg-accent px-1 text-center text-[0.65rem]/4 text-on-accent tabular-nums"
      >
        {unread >= 100 ? '99+' : unread}
      </span>
    )}
  </Link>
)
