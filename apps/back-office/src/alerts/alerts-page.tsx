import type { Alert } from '@vitrine/client'
import { Button, DateTime, EmptyState, Link, PageHeader, showToast, Stack, VisuallyHidden } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { errorMessage } from '../error-message.ts'
import { useDone } from '../form/use-done.ts'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { describeAlert, pageOfAlert } from './describe-alert.ts'

const { alerts: texts } = words
const pageSize = 50

interface AlertsData {
  readonly alerts: readonly Alert[]
  readonly unreadCount: number
  readonly isFirstPage: boolean
}

export const loadAlerts = async ({ url, call }: PageRequest): Promise<AlertsData> => {
  const after = url.searchParams.get('after') ?? undefined
  const loaded = await shop.alerts.listAlerts({ limit: pageSize, ...(after !== undefined && { after }) }, call)
  return { ...loaded, isFirstPage: after === undefined }
}

/** Marks an alert as read when it is opened. A failure only leaves it unread. */
const noteOpened = ({ id, read }: Alert): void => {
  if (!read) void shop.alerts.markAlertsRead({ ids: [id] }).catch(() => undefined)
}

const Entry = ({ alert }: { alert: Alert }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3">
    <span className={`wrap-anywhere ${alert.read ? '' : 'font-semibold'}`}>
      {!alert.read && (
        <>
          <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-accent" />
          <VisuallyHidden>{`${texts.unread}: `}</VisuallyHidden>
        </>
      )}
      <Link href={pageOfAlert(alert)} onClick={() => noteOpened(alert)}>
        {describeAlert(alert)}
      </Link>
    </span>
    <span className="text-sm text-muted">
      <DateTime value={alert.createdDate} show="date-time" />
    </span>
  </li>
)

const MarkAllButton = () => {
  const [isBusy, setBusy] = useState(false)
  const done = useDone()
  const markAll = async () => {
    setBusy(true)
    try {
      await shop.alerts.markAlertsRead()
      await done({ message: texts.markedAll })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="button" busy={isBusy} onClick={() => void markAll()}>
      {texts.markAll}
    </Button>
  )
}

/** Lists the alerts of the store, newest first. */
export const AlertsPage = ({ data: { alerts, unreadCount, isFirstPage } }: PageProps<AlertsData>) => {
  useTitle(texts.title)
  const last = alerts.at(-1)
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={texts.title} actions={unreadCount > 0 && <MarkAllButton />}>
        {texts.hint} <Link href="/notifications">{texts.settings}</Link>
      </PageHeader>
      {alerts.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <ul className="m-0 list-none p-0">
          {alerts.map((alert) => (
            <Entry key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-4">
        {!isFirstPage && <Link href="/alerts">{texts.newest}</Link>}
        {last && alerts.length === pageSize && (
          <Link href={`/alerts?after=${encodeURIComponent(last.id)}`}>{texts.older}</Link>
        )}
      </div>
    </Stack>
  )
}
