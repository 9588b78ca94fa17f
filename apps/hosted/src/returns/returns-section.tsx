import { Alert, Badge, Button, DateTime, Link } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import type { ReturnCard, ReturnsView } from './view.ts'

const CancelForm = ({ id, action }: { id: string; action: string }) => {
  const { orderReturns: said } = useWords()
  return (
    <BusyForm action={action}>
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="returnId" value={id} />
          <Button type="submit" size="small" variant="quiet" busy={isBusy}>
            {said.cancel}
          </Button>
        </>
      )}
    </BusyForm>
  )
}

const Label = ({ href, parcel }: NonNullable<ReturnCard['label']>) => {
  const words = useWords()
  return (
    <p className="grid gap-1">
      {href !== undefined && (
        <Link href={href} rel="noreferrer">
          {words.orderReturns.openLabel}
        </Link>
      )}
      {parcel !== undefined && (
        <span className="text-sm break-words">
          {words.tracking}: <bdi>{parcel}</bdi>
        </span>
      )}
    </p>
  )
}

const Card = ({ card, action }: { card: ReturnCard; action: string }) => {
  const { orderReturns: said } = useWords()
  const { id, date, status, items, texts, address, label, isCancelable } = card
  return (
    <li className="grid gap-3 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge tone={status.tone} dot>
          {status.label}
        </Badge>
        <DateTime className="text-sm text-muted" value={date} />
      </p>
      <ul className="list-none p-0 text-sm text-muted">
        {items.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
      {texts.map((text) => (
        <p key={text} className="break-words whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      ))}
      {address !== undefined && (
        <div>
          <h4 className="mb-1 font-sans text-sm text-muted">{said.sendTo}</h4>
          <address className="whitespace-pre-line not-italic">
            <bdi>{address}</bdi>
          </address>
        </div>
      )}
      {label && <Label {...label} />}
      {isCancelable && <CancelForm id={id} action={action} />}
    </li>
  )
}

/** What of an order comes back, and the way to ask for more; nothing where there is neither. */
export const ReturnsSection = ({ returns: { cards, askHref, action, notice } }: { readonly returns: ReturnsView }) => {
  const { orderReturns: said } = useWords()
  if (cards.length === 0 && askHref === undefined && !notice) return null
  return (
    <section aria-labelledby="returns" className="grid gap-3">
      <h3 id="returns" className="font-display text-xl">
        {said.title}
      </h3>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {cards.length > 0 && (
        <ul className="grid list-none gap-3 p-0">
          {cards.map((card) => (
            <Card key={card.id} card={card} action={action} />
          ))}
        </ul>
      )}
      {askHref !== undefined && (
        <p>
          <Button href={askHref}>{cards.length === 0 ? said.ask : said.askMore}</Button>
        </p>
      )}
    </section>
  )
}
