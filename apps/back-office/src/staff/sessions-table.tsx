import type { StaffSession } from '@vitrine/client'
import { Badge, DateTime } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { actionColumn, TableSection } from '../page/table-section.tsx'
import { words } from '../words/words.ts'

const { staff: texts } = words

interface SessionsTableProps {
  readonly sessions: readonly StaffSession[]
  readonly hint: string
  /** Ends a session. Absent if the person may not. */
  readonly end?: ((session: StaffSession) => Promise<unknown>) | undefined
  /** The button that ends several sessions. */
  readonly endAll?: ReactNode
}

const deviceOf = ({ device }: StaffSession): string => device ?? texts.unknownDevice

/** Sessions of a person with device, place and last use. */
export const SessionsTable = ({ sessions, hint, end, endAll }: SessionsTableProps) => (
  <TableSection
    title={texts.sessions}
    hint={hint}
    none={texts.noSessions}
    add={endAll}
    rows={sessions}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'device',
        header: texts.device,
        rowHeader: true,
        cell: (session) => (
          <>
            {deviceOf(session)}
            {session.isCurrent && <Badge className="ms-2">{texts.thisDevice}</Badge>}
          </>
        ),
      },
      { key: 'place', header: texts.place, cell: ({ ipAddress }) => ipAddress },
      {
        key: 'since',
        header: texts.since,
        cell: ({ createdDate }) => <DateTime value={createdDate} show="date-time" />,
      },
      {
        key: 'seen',
        header: texts.lastSeen,
        cell: ({ lastSeenDate }) => <DateTime value={lastSeenDate} show="date-time" />,
      },
      actionColumn<StaffSession>({
        key: 'end',
        header: texts.endSession,
        cell: (session) =>
          end &&
          !session.isCurrent && (
            <ConfirmButton
              button={{ size: 'small', variant: 'quiet', 'aria-label': texts.endSessionOf(deviceOf(session)) }}
              title={texts.endSessionTitle}
              hint={texts.endSessionHint}
              confirm={texts.endSession}
              variant="critical"
              done={texts.sessionEnded}
              act={async () => void (await end(session))}
            />
          ),
      }),
    ]}
  />
)
