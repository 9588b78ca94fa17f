import { Alert, Badge, Button } from '@vitrine/ui'
import { ExcludedItems } from '../returns/excluded-items.tsx'
import { Settled } from '../returns/return-cards.tsx'
import { useWords } from '../words/use-words.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import type { MadeWithdrawal, WithdrawalView } from './withdrawal.ts'

const Made = ({ made: { title, status, items, acknowledged, next, ...one } }: { made: MadeWithdrawal }) => (
  <li className="grid gap-3 rounded-md border border-line p-4">
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-medium">{title}</span>
      <Badge tone={status.tone} dot>
        {status.label}
      </Badge>
    </p>
    <ul className="grid list-none gap-1 p-0 text-sm text-muted">
      {items.map(({ id, name }) => (
        <li key={id} className="break-words">
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
    {acknowledged !== undefined && <p className="text-sm break-words text-muted">{acknowledged}</p>}
    {next !== undefined && <p>{next}</p>}
    <Settled one={one} />
  </li>
)

/** The right of withdrawal: how to use it, and past withdrawals. */
export const WithdrawalSection = ({ view }: { view: WithdrawalView | undefined }) => {
  const { withdrawal: texts } = useWords()
  if (!view) return null
  const { notice, made, offer, form, over, excluded } = view
  return (
    <section
      id="withdrawal"
      aria-labelledby="withdrawal-title"
      className="grid scroll-mt-6 gap-4 rounded-lg border border-line p-6"
    >
      <h3 id="withdrawal-title" className="font-display text-xl">
        {form ? texts.formTitle : texts.title}
      </h3>
      {notice !== undefined && <Alert tone="positive">{notice}</Alert>}
      {made.length > 0 && (
        <ul className="grid list-none gap-3 p-0">
          {made.map((one) => (
            <Made key={one.id} made={one} />
          ))}
        </ul>
      )}
      {offer && (
        <>
          <p>{offer.hint}</p>
          <div>
            <Button href={offer.href}>{texts.begin}</Button>
          </div>
        </>
      )}
      {form && <WithdrawalForm form={form} />}
      {over !== undefined && <p className="text-muted">{over}</p>}
      {excluded.length > 0 && <ExcludedItems items={excluded} label={texts.excludedTitle} />}
    </section>
  )
}
