import type { Member, StoreCredit } from '@vitrine/client'
import { DateTime, Link, TextField } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { decimalIn, textIn } from '../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../form/field-errors.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { storeCredit: texts } = words
const shownMovements = 10

interface CreditProps {
  readonly member: Member
  readonly credit: StoreCredit
}

const give = async ({ member }: CreditProps, form: FormData): Promise<void> => {
  const amount = decimalIn(form, 'amount') ?? throwFieldError('amount', words.notANumber)
  const reason = textIn(form, 'reason')
  await shop.storeCredit.giveStoreCredit(member.id, { amount, ...(reason !== '' && { reason }) })
}

const GiveButton = (props: CreditProps) => (
  <ConfirmButton
    button={{ size: 'small' }}
    title={texts.giveTitle}
    hint={texts.giveHint}
    confirm={texts.give}
    variant="primary"
    done={texts.given}
    act={(form) => give(props, form)}
  >
    {(failure) => (
      <>
        <TextField
          label={texts.amount(props.credit.currency)}
          name="amount"
          inputMode="decimal"
          required
          mark="none"
          error={fieldErrorOf(failure, 'amount')}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          maxLength={100}
          mark="optional"
          error={fieldErrorOf(failure, 'reason')}
        />
      </>
    )}
  </ConfirmButton>
)

const Movement = ({ movement }: { movement: StoreCredit['movements'][number] }) => {
  const { type, amount, reason, orderId, orderNumber, createdDate } = movement
  return (
    <li className="flex justify-between gap-4 py-2">
      <span>
        {texts.movements[type]}
        {orderId !== undefined && orderNumber !== undefined && (
          <>
            {' · '}
            <Link href={`/orders/${orderId}`}>{words.order(orderNumber)}</Link>
          </>
        )}
        <span className="block text-sm text-muted">
          <DateTime value={createdDate} show="date-time" />
          {reason !== undefined && ` · ${reason}`}
        </span>
      </span>
      <span className="tabular-nums">{amount.formattedAmount}</span>
    </li>
  )
}

/** A member's store credit, its history and a form to adjust it. */
export const Credit = (props: CreditProps) => {
  const { balance, movements } = props.credit
  return (
    <Section title={texts.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-2xl tabular-nums">{balance.formattedAmount}</p>
        <GiveButton {...props} />
      </div>
      {movements.length > 0 && (
        <ul className="list-none divide-y divide-line p-0">
          {movements.slice(0, shownMovements).map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
    </Section>
  )
}
