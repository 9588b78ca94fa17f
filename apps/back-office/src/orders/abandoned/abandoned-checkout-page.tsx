import type { AbandonedCheckout, AbandonedCheckoutRecovery } from '@vitrine/client'
import { Badge, DateTime, Link, SummaryList, type BadgeProps } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { CopyField } from '../../page/copy-field.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { Section } from '../../page/section.tsx'
import { TableSection } from '../../page/table-section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { AbandonedStatus } from './abandoned-status.tsx'
import { buyerNameOf, contactOf } from './find-abandoned.ts'

const { abandoned: texts } = words

interface AbandonedCheckoutData {
  readonly checkout: AbandonedCheckout
  readonly recovery: AbandonedCheckoutRecovery
}

export const loadAbandonedCheckout = async ({ params }: PageRequest): Promise<AbandonedCheckoutData> => {
  const id = params.id!
  const [checkout, recovery] = await Promise.all([
    shop.abandonedCheckouts.getAbandonedCheckout(id),
    shop.abandonedCheckouts.getAbandonedCheckoutRecovery(id),
  ])
  return { checkout, recovery }
}

type Line = NonNullable<AbandonedCheckout['lineItems']>[number]
type Sent = AbandonedCheckoutRecovery['emails'][number]

const choicesOf = ({ descriptionLines = [] }: Line): string =>
  descriptionLines
    .map(({ name, plainText, colorInfo }) => `${name?.original}: ${plainText?.original ?? colorInfo?.original ?? ''}`)
    .join(', ')

const Lines = ({ checkout: { lineItems = [], totalPrice } }: Pick<AbandonedCheckoutData, 'checkout'>) => (
  <>
    <TableSection<Line>
      title={texts.items}
      rows={lineItems}
      rowKey={({ id = '' }) => id}
      columns={[
        {
          key: 'name',
          header: texts.items,
          rowHeader: true,
          cell: (line) => (
            <span className="break-words">
              {line.productName?.original}
              <span className="block text-sm font-normal text-muted">{choicesOf(line)}</span>
            </span>
          ),
        },
        { key: 'quantity', header: texts.quantity, align: 'end', cell: ({ quantity }) => quantity },
        { key: 'price', header: words.price, align: 'end', cell: ({ price }) => price?.formattedAmount },
      ]}
    />
    <p className="flex justify-between gap-3 font-medium">
      <span>{words.total}</span>
      <span className="tabular-nums">{totalPrice?.formattedAmount}</span>
    </p>
  </>
)

const tones: Record<Sent['status'], BadgeProps['tone']> = { QUEUED: 'neutral', SENT: 'positive', FAILED: 'critical' }

const Emails = ({ recovery }: Pick<AbandonedCheckoutData, 'recovery'>) => (
  <div className="grid gap-3">
    <TableSection<Sent>
      title={texts.series}
      hint={recovery.stopReason ? texts.stopReasons[recovery.stopReason] : texts.seriesStatus[recovery.status]}
      none={texts.noEmails}
      rows={recovery.emails}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'subject',
          header: texts.subject,
          rowHeader: true,
          cell: ({ subject, isManual, couponCode }) => (
            <span className="break-words">
              {subject}
              {isManual && <span className="block text-sm font-normal text-muted">{texts.byHand}</span>}
              {couponCode && (
                <span className="block text-sm font-normal text-muted">
                  {texts.coupon}: <bdi className="font-mono">{couponCode}</bdi>
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'sent',
          header: texts.sent,
          cell: ({ createdDate }) => <DateTime value={createdDate} show="date-time" />,
        },
        {
          key: 'status',
          header: texts.status,
          cell: ({ status }) => (
            <Badge tone={tones[status]} dot>
              {texts.mailStatuses[status]}
            </Badge>
          ),
        },
      ]}
    />
    {recovery.nextEmailDate && (
      <p className="text-muted">
        {texts.next}: <DateTime value={recovery.nextEmailDate} show="date-time" />
      </p>
    )}
  </div>
)

const SendButton = ({ checkout }: Pick<AbandonedCheckoutData, 'checkout'>) => (
  <ConfirmButton
    title={texts.sendTitle}
    hint={texts.sendHint(contactOf(checkout))}
    confirm={texts.sendNow}
    variant="primary"
    done={texts.sentNow}
    act={(_form, idempotencyKey) =>
      shop.abandonedCheckouts.sendAbandonedCheckoutEmail(checkout.id!, { idempotencyKey })
    }
  />
)

const Facts = ({ checkout, recovery: { orderId } }: AbandonedCheckoutData) => {
  const { buyerInfo, contactDetails, createdDate, checkoutRecoveredDate } = checkout
  return (
    <SummaryList
      rows={[
        ...(buyerInfo?.email ? [{ label: texts.email, value: <bdi>{buyerInfo.email}</bdi> }] : []),
        ...(contactDetails?.phone ? [{ label: texts.phone, value: <bdi>{contactDetails.phone}</bdi> }] : []),
        ...(createdDate ? [{ label: texts.left, value: <DateTime value={createdDate} show="date-time" /> }] : []),
        ...(checkoutRecoveredDate
          ? [{ label: texts.recoveredOn, value: <DateTime value={checkoutRecoveredDate} show="date-time" /> }]
          : []),
        ...(orderId ? [{ label: texts.order, value: <Link href={`/orders/${orderId}`}>{texts.viewOrder}</Link> }] : []),
      ]}
    />
  )
}

/** An abandoned checkout with its items, emails and link. */
export const AbandonedCheckoutPage = ({ data }: PageProps<AbandonedCheckoutData>) => {
  const { checkout, recovery } = data
  const { activities = [], status = 'ABANDONED' } = checkout
  const name = buyerNameOf(checkout) || contactOf(checkout)
  const isOpen = status === 'ABANDONED' && checkout.buyerInfo?.email !== undefined && recovery.emails.length < 3
  return (
    <EntryPage
      title={name}
      list={{ label: texts.title, href: '/orders/abandoned' }}
      hint={<AbandonedStatus status={status} />}
      actions={
        <>
          {isOpen && <SendButton checkout={checkout} />}
          <DeleteButton
            name={texts.name(contactOf(checkout))}
            hint={texts.deleteHint}
            remove={() => shop.abandonedCheckouts.deleteAbandonedCheckout(checkout.id!)}
            next="/orders/abandoned"
          />
        </>
      }
    >
      <Section title={texts.contact}>
        <Facts {...data} />
      </Section>
      <Lines checkout={checkout} />
      <Emails recovery={recovery} />
      <Section title={texts.link} hint={texts.linkHint}>
        {recovery.restoreUrl ? (
          <CopyField label={texts.link} value={recovery.restoreUrl} />
        ) : (
          <p className="text-muted">{texts.linkExpired}</p>
        )}
      </Section>
      {activities.length > 0 && (
        <Section title={texts.activities}>
          <ul className="grid list-none gap-1 p-0">
            {activities.map(({ type = 'TASK_CREATED', createdDate }, index) => (
              <li key={`${index} ${type}`} className="flex flex-wrap justify-between gap-x-3">
                {texts.activityTypes[type]}
                {createdDate && <DateTime className="text-muted" value={createdDate} show="date-time" />}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </EntryPage>
  )
}
