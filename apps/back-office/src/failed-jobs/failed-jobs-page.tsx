import type { FailedJob } from '@vitrine/client'
import { Button, DateTime, EmptyState, Link, PageHeader, showToast, Stack, Table } from '@vitrine/ui'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { useState } from 'react'
import { AskButton } from '../ask-button.tsx'
import { useDone } from '../form/use-done.ts'
import { sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { actionColumn } from '../table-section.tsx'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'

const { failedJobs: text } = words

export const loadFailedJobs = ({ call }: Asked): Promise<readonly FailedJob[]> => shop.failedJobs.listFailedJobs(call)

/** Returns a job in words, with what it is about. */
const nameOf = ({ kind, subject }: FailedJob): string =>
  subject === undefined ? text.kinds[kind] : `${text.kinds[kind]}: ${subject}`

const RetryButton = ({ job }: { job: FailedJob }) => {
  const [isBusy, setBusy] = useState(false)
  const done = useDone()
  const retry = async () => {
    setBusy(true)
    try {
      await shop.failedJobs.retryFailedJob(job.id)
      await done({ message: text.retried })
    } catch (error) {
      showToast({ message: sentenceFor(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      type="button"
      size="small"
      busy={isBusy}
      aria-label={text.retryJob(nameOf(job))}
      onClick={() => void retry()}
    >
      {text.retry}
    </Button>
  )
}

const DeleteButton = ({ job }: { job: FailedJob }) => (
  <AskButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': text.deleteJob(nameOf(job)) }}
    title={text.deleteTitle}
    hint={text.deleteHint(nameOf(job))}
    confirm={words.delete}
    variant="critical"
    done={text.deleted}
    act={() => shop.failedJobs.deleteFailedJob(job.id)}
  />
)

const JobCell = ({ job }: { job: FailedJob }) => (
  <>
    <span className="wrap-anywhere">{nameOf(job)}</span>
    {job.orderId !== undefined && (
      <>
        {' '}
        <Link href={`/orders/${job.orderId}`}>{text.order}</Link>
      </>
    )}
  </>
)

/** Background jobs that have failed for good. */
export const FailedJobsPage = ({ data: jobs }: PageProps<readonly FailedJob[]>) => {
  useTitle(text.title)
  return (
    <Stack gap="lg">
      <PageHeader title={text.title}>{text.hint}</PageHeader>
      <Table
        caption={text.title}
        captionHidden
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'job', header: text.job, rowHeader: true, cell: (job) => <JobCell job={job} /> },
          {
            key: 'error',
            header: text.error,
            cell: ({ error, attempts }) => (
              <div>
                <p className="wrap-anywhere">{error}</p>
                <p className="text-sm text-muted">{text.attempts(attempts)}</p>
              </div>
            ),
          },
          {
            key: 'failed',
            header: text.failed,
            cell: ({ failedDate }) => <DateTime value={failedDate} show="date-time" />,
          },
          actionColumn<FailedJob>({
            key: 'actions',
            header: text.retry,
            cell: (job) => (
              <span className="inline-flex gap-2">
                <RetryButton job={job} />
                <DeleteButton job={job} />
              </span>
            ),
          }),
        ]}
        empty={<EmptyState title={text.none}>{text.noneHint}</EmptyState>}
      />
    </Stack>
  )
}
