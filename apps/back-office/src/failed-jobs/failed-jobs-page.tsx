import type { FailedJob } from '@vitrine/client'
import { DateTime, EmptyState, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { ActionButton } from '../confirm/action-button.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { shop } from '../shop.ts'
import { actionColumn } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { failureText } from './failure-text.ts'

const { failedJobs: texts } = words

export const loadFailedJobs = ({ call }: PageRequest): Promise<readonly FailedJob[]> =>
  shop.failedJobs.listFailedJobs(call)

/** Describes a job with its subject. */
const nameOf = ({ kind, subject }: FailedJob): string =>
  subject === undefined ? texts.kinds[kind] : `${texts.kinds[kind]}: ${subject}`

const RetryButton = ({ job }: { job: FailedJob }) => (
  <ActionButton
    aria-label={texts.retryJob(nameOf(job))}
    act={async () => {
      await shop.failedJobs.retryFailedJob(job.id)
      return { message: texts.retried }
    }}
  >
    {texts.retry}
  </ActionButton>
)

const DeleteButton = ({ job }: { job: FailedJob }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': texts.deleteJob(nameOf(job)) }}
    title={texts.deleteTitle}
    hint={texts.deleteHint(nameOf(job))}
    confirm={words.delete}
    variant="critical"
    done={texts.deleted}
    act={() => shop.failedJobs.deleteFailedJob(job.id)}
  />
)

const JobCell = ({ job }: { job: FailedJob }) => (
  <>
    <span className="wrap-anywhere">{nameOf(job)}</span>
    {job.orderId !== undefined && (
      <>
        {' '}
        <Link href={`/orders/${job.orderId}`}>{texts.order}</Link>
      </>
    )}
  </>
)

const Reason = ({ job }: { job: FailedJob }) => {
  const { text, detail } = failureText(job)
  return (
    <div>
      <p className="wrap-anywhere">
        <bdi>{text}</bdi>
      </p>
      {detail !== undefined && (
        <p className="text-sm wrap-anywhere text-muted">
          <bdi>{detail}</bdi>
        </p>
      )}
      <p className="text-sm text-muted">{texts.attempts(job.attempts)}</p>
    </div>
  )
}

/** Lists background jobs that failed permanently. */
export const FailedJobsPage = ({ data: jobs }: PageProps<readonly FailedJob[]>) => {
  useTitle(texts.title)
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <Table
        caption={texts.title}
        captionHidden
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'job', header: texts.job, rowHeader: true, cell: (job) => <JobCell job={job} /> },
          {
            key: 'error',
            header: texts.error,
            cell: (job) => <Reason job={job} />,
          },
          {
            key: 'failed',
            header: texts.failed,
            cell: ({ failedDate }) => <DateTime value={failedDate} show="date-time" />,
          },
          actionColumn<FailedJob>({
            key: 'actions',
            header: texts.retry,
            cell: (job) => (
              <span className="inline-flex gap-2">
                <RetryButton job={job} />
                <DeleteButton job={job} />
              </span>
            ),
          }),
        ]}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </Stack>
  )
}
