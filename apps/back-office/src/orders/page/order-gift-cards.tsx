import type { SoldGiftCard } from '@vitrine/client'
import { Badge, DateTime, TextField, type BadgeProps } from '@vitrine/ui'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { textIn } from '../../form/read-fields.ts'
import { complaintOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { giftCards: said } = words

const tones: Record<SoldGiftCard['deliveryStatus'], BadgeProps['tone']> = {
  SCHEDULED: 'accent',
  SENT: 'positive',
  CANCELED: 'neutral',
}

/** Whether it can still be sent: none of it has been spent. */
const isOpen = ({ giftCard }: SoldGiftCard): boolean =>
  giftCard?.status === 'ACTIVE' && giftCard.balance.amount === giftCard.initialValue.amount

const SendButton = ({ card: { giftCardId, deliveryStatus, recipientEmail } }: { card: SoldGiftCard }) => {
  const label = deliveryStatus === 'SCHEDULED' ? said.sendNow : said.sendAgain
  return (
    <AskButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': `${label}: ${recipientEmail}` }}
      title={said.sendTitle(recipientEmail)}
      hint={said.sendHint}
      confirm={label}
      variant="primary"
      done={said.sent}
      act={async () => {
        await shop.giftCards.sendGiftCard(giftCardId)
      }}
    />
  )
}

const change = async ({ giftCardId }: SoldGiftCard, form: FormData): Promise<void> => {
  const recipientName = textIn(form, 'recipientName')
  await shop.giftCards.changeGiftCardRecipient(giftCardId, {
    recipientEmail: textIn(form, 'recipientEmail'),
    ...(recipientName !== '' && { recipientName }),
  })
}

const ChangeButton = ({ card }: { card: SoldGiftCard }) => (
  <AskButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': `${said.change}: ${card.recipientEmail}` }}
    title={said.changeTitle}
    hint={said.changeHint}
    confirm={said.change}
    variant="primary"
    done={said.changed}
    act={(form) => change(card, form)}
  >
    {(failure) => (
      <>
        <TextField
          key={card.recipientEmail}
          label={said.newEmail}
          name="recipientEmail"
          type="email"
          defaultValue={card.recipientEmail}
          required
          mark="none"
          error={complaintOf(failure, 'recipientEmail')}
        />
        <TextField
          label={said.newName}
          name="recipientName"
          defaultValue={card.recipientName ?? ''}
          maxLength={100}
          mark="optional"
          error={complaintOf(failure, 'recipientName')}
        />
      </>
    )}
  </AskButton>
)

const Card = ({ card }: { card: SoldGiftCard }) => {
  const { deliveryStatus, deliveryDate, sentDate, recipientName, recipientEmail, obfuscatedCode, giftCard } = card
  const value = card.value.formattedAmount ?? ''
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium tabular-nums">{value}</span>
        {obfuscatedCode !== undefined && <span className="font-mono text-sm">{obfuscatedCode}</span>}
        <Badge tone={tones[deliveryStatus]} dot>
          {said.deliveries[deliveryStatus]}
        </Badge>
      </p>
      <p className="text-sm break-words text-muted">
        {recipientName === undefined ? recipientEmail : said.to(recipientName, recipientEmail)}
      </p>
      <p className="text-sm text-muted">
        {deliveryStatus === 'SCHEDULED' && (
          <>
            {said.sendsOn} <DateTime value={deliveryDate} show="date-time" />
          </>
        )}
        {deliveryStatus !== 'SCHEDULED' && sentDate && (
          <>
            {said.sentOn} <DateTime value={sentDate} show="date-time" />
          </>
        )}
      </p>
      {giftCard && (
        <p className="text-sm text-muted tabular-nums">
          {said.left(giftCard.balance.formattedAmount ?? '', value)}
          {giftCard.status !== 'ACTIVE' && ` · ${said.states[giftCard.status]}`}
        </p>
      )}
      {isOpen(card) && (
        <p className="-ms-3 flex flex-wrap gap-2">
          <SendButton card={card} />
          <ChangeButton card={card} />
        </p>
      )}
    </li>
  )
}

/** Gift cards bought with an order: recipients, delivery dates and balances. */
export const OrderGiftCards = ({ cards }: { cards: readonly SoldGiftCard[] }) => (
  <ul className="grid list-none gap-4 p-0">
    {cards.map((card) => (
      <Card key={card.giftCardId} card={card} />
    ))}
  </ul>
)
