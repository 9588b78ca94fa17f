import type { Order, OrderWithFulfillments } from '@vitrine/client'
import { Badge, DateTime, Link, type BadgeProps } from '@vitrine/ui'
import { words } from '../../words/words.ts'
import { documentName, type Document } from './document-name.ts'
import { CreateInvoiceButton, DocumentButtons } from './document-buttons.tsx'
import { PrintButton } from './print-button.tsx'

const { documents: texts } = words

const tones: Record<Document['status'], NonNullable<BadgeProps['tone']>> = {
  Draft: 'neutral',
  Sent: 'caution',
  Processing: 'caution',
  Paid: 'positive',
  Overdue: 'critical',
  Void: 'neutral',
  Deleted: 'neutral',
  PartiallyPaid: 'caution',
  PartialAndOverdue: 'critical',
}

/** A voided document or a deleted draft. */
const isOver = ({ status }: Document): boolean => status === 'Void' || status === 'Deleted'

const Dates = ({ document }: { document: Document }) => {
  const { issuedDate, dueDate, sentDate, status } = document
  const isOpen = status !== 'Paid' && !isOver(document)
  const dates = [
    [texts.issued, issuedDate],
    [texts.due, isOpen ? dueDate : undefined],
    [texts.emailed, sentDate],
  ] as const
  return (
    <span className="block text-sm text-muted">
      {dates
        .filter(([, date]) => date !== undefined)
        .map(([label, date], index) => (
          <span key={label} className="inline-block">
            {index > 0 && ' · '}
            {label} <DateTime value={date!} show="date" />
          </span>
        ))}
    </span>
  )
}

/** A credit note only has a status if it is void: it cannot be paid. */
const Status = ({ document }: { document: Document }) => {
  const { status, type } = document
  return type === 'INVOICE' || isOver(document) ? (
    <Badge tone={tones[status]} dot>
      {texts.states[status]}
    </Badge>
  ) : null
}

interface DocumentsProps {
  readonly order: Order
  readonly sent: OrderWithFulfillments
  readonly documents: readonly Document[]
}

const isInvoice = (document: Document): boolean => document.type === 'INVOICE' && !isOver(document)

/** A deleted draft has no PDF. */
const Name = ({ document }: { document: Document }) =>
  document.status === 'Deleted' ? (
    <span>{documentName(document)}</span>
  ) : (
    <Link href={document.url} target="_blank">
      {documentName(document)}
    </Link>
  )

/** Packing slips: one for the unshipped items, and one per parcel. */
const PackingSlips = ({ order, sent: { fulfillments = [] } }: Omit<DocumentsProps, 'documents'>) => {
  const isLeft = order.fulfillmentStatus !== 'FULFILLED' && order.status === 'APPROVED'
  const isShipped = order.lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
  if (!isShipped) return null
  return (
    <>
      {isLeft && <PrintButton size="small" orderIds={[order.id]} type="PACKING_SLIP" label={texts.packingSlip} />}
      {fulfillments.map(({ id = '' }, index) => (
        <PrintButton
          key={id}
          size="small"
          orderIds={[order.id]}
          type="PACKING_SLIP"
          fulfillmentId={id}
          label={texts.packingSlipOf(index + 1)}
        />
      ))}
    </>
  )
}

/** The documents of an order with their PDFs and actions. */
export const Documents = ({ order, sent, documents }: DocumentsProps) => (
  <div className="grid gap-4">
    {documents.length === 0 && <p className="text-muted">{texts.none}</p>}
    {documents.length > 0 && (
      <ul className="grid list-none gap-4 p-0">
        {documents.map((document) => (
          <li key={document.id} className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
            <div>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Name document={document} />
                <span className="tabular-nums">{document.total.formattedAmount}</span>
                <Status document={document} />
              </span>
              <Dates document={document} />
            </div>
            <DocumentButtons order={order} document={document} />
          </li>
        ))}
      </ul>
    )}
    <span className="flex flex-wrap gap-2">
      {!documents.some(isInvoice) && order.status === 'APPROVED' && <CreateInvoiceButton order={order} />}
      <PackingSlips order={order} sent={sent} />
    </span>
  </div>
)
