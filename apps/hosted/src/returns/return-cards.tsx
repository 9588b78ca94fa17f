import { Badge, Button, DateTime, Link } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import type { ReturnView } from './return-view.ts'

/** How and where to send the items. */
const Sending = ({ one }: { one: Omit<ReturnView, 'status' | 'items'> }) => {
  const words = useWords()
  return (
    <>
      {one.instructions !== undefined && (
        <p className="break-words whitespace-pre-line">
          <bdi>{one.instructions}</bdi>
        </p>
      )}
      {one.address !== undefined && (
        <div>
          <p className="text-sm text-muted">{words.returns.sendTo}</p>
          <p className="whitespace-pre-line">
            <bdi>{one.address}</bdi>
          </p>
        </div>
      )}
      {one.tracking !== undefined && (
        <p className="text-sm break-words">
          {words.tracking}: <bdi>{one.tracking}</bdi>
        </p>
      )}
      {one.labelHref !== undefined && (
        <p>
          <Link href={one.labelHref} rel="noreferrer">
            {words.returns.openLabel}
          </Link>
        </p>
      )}
    </>
  )
}

/** The outcome of a return: received items, replacement shipment and money. */
export const Settled = ({ one }: { one: Omit<ReturnView, 'status' | 'items'> }) => {
  const { returns: texts } = useWords()
  return (
    <>
      {one.arrived && (
        <p className="text-sm">
          {texts.arrived}: <bdi>{one.arrived.join('; ')}</bdi>
        </p>
      )}
      <Sending one={one} />
      {one.settled.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  )
}

const CancelForm = ({ id, action }: { id: string; action: string }) => {
  const { returns: texts } = useWords()
  return (
    <BusyForm action={action}>
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value="cancel-return" />
          <input type="hidden" name="returnId" value={id} />
          <Button type="submit" size="small" busy={isBusy}>
            {texts.cancel}
          </Button>
        </>
      )}
    </BusyForm>
  )
}

const ReturnCard = ({ one, action }: { one: ReturnView; action: string }) => {
  const { returns: texts } = useWords()
  return (
    <li className="grid gap-3 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-medium">
          <DateTime value={one.date} show="long-date" />
        </span>
        <Badge tone={one.status.tone} dot>
          {one.status.label}
        </Badge>
      </p>
      <ul className="grid list-none gap-1 p-0 text-sm text-muted">
        {one.items.map(({ id, name, reason, comment }) => (
          <li key={id} className="break-words">
            <bdi>{name}</bdi>
            {reason !== undefined && ` · ${reason}`}
            {comment !== undefined && (
              <span className="block whitespace-pre-line">
                <bdi>{comment}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {texts.requestedResolution}: {one.resolution}
      </p>
      <Settled one={one} />
      {one.declined !== undefined && (
        <p className="break-words whitespace-pre-line">
          <bdi>{one.declined}</bdi>
        </p>
      )}
      {one.canCancel && <CancelForm id={one.id} action={action} />}
    </li>
  )
}

/** Lists the returns of an order, oldest first. */
export const ReturnCards = ({ returns, action }: { returns: readonly ReturnView[]; action: string }) => (
  <ul className="grid list-none gap-3 p-0">
    {returns.map((one) => (
      <ReturnCard key={one.id} one={one} action={action} />
    ))}
  </ul>
)
