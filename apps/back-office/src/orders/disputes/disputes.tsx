import { Alert, DateTime, Link } from '@vitrine/ui'
import { words } from '../../words/first.ts'
import type { Dispute } from './dispute-evidence.ts'

const { disputes: texts } = words

/** Label of the bank's reason. Unknown reasons are shown as they are. */
export const reasonOf = ({ reason }: Pick<Dispute, 'reason'>): string =>
  texts.reasons[reason] ?? reason.replaceAll('_', ' ')

const tones = { OPEN: 'caution', ANSWERING: 'info', ANSWERED: 'info', WON: 'positive', LOST: 'info' } as const

const disputePath = ({ orderId, id }: Dispute): string => `/orders/${orderId}/disputes/${id}`

/** The disputes of an order with their status and response deadline. */
export const Disputes = ({ disputes }: { disputes: readonly Dispute[] }) =>
  disputes.map((dispute) => {
    const { id, amount, status, answerBefore, answerable } = dispute
    return (
      <Alert key={id} tone={tones[status]} title={`${texts.title}: ${texts.states[status]}`}>
        <p>{texts.about(amount.formattedAmount ?? '', reasonOf(dispute))}</p>
        {answerable && answerBefore && (
          <p>
            {texts.until} <DateTime value={answerBefore} />
          </p>
        )}
        <Link href={disputePath(dispute)}>{answerable ? texts.answer : texts.see}</Link>
      </Alert>
    )
  })

/** Disputes of the store that need a response, most urgent first. */
export const OpenDisputes = ({ disputes }: { disputes: readonly Dispute[] }) => (
  <Alert tone="caution" title={texts.open(disputes.length)}>
    <p>{texts.openHint}</p>
    <ul className="mt-2 grid list-none gap-1 p-0">
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <Link href={disputePath(dispute)}>
            {texts.line(dispute.amount.formattedAmount ?? '', dispute.orderNumber)}
          </Link>
          {dispute.answerBefore && (
            <>
              {' · '}
              {texts.until} <DateTime value={dispute.answerBefore} />
            </>
          )}
        </li>
      ))}
    </ul>
  </Alert>
)
