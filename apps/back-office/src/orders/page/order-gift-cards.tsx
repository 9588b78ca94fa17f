import type { SoldGiftCard } from '@vitrine/client'
import { Badge, DateTime, TextField, type BadgeProps } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { textIn } from '../../form/read-fields.ts'
import { fieldErrorOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { giftCards: texts } = words

const tones: Record<SoldGiftCard['deliveryStatus'], BadgeProps['tone']> = {
  SCHEDULED: 'accent',
  SENT: 'positive',
  CANCELED: 'neutral',
}

/** Whether it can still be sent: none of it has been spent. */
const isOpen = ({ giftCard }: SoldGiftCard): boolean =>
  giftCard?.status === 'ACTIVE' && giftCard.balance.amount === giftCard.initialValue.amount

const SendGiftCardButton = ({ card: { giftCardId, deliveryStatus, recipientEmail } }: { card: SoldGiftCard }) => {
  const label = deliveryStatus === 'SCHEDULED' ? texts.sendNow : texts.sendAgain
  return (
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': `${label}: ${recipientEmail}` }}
      title={texts.sendTitle(recipientEmail)}
      hint={texts.sendHint}
      confirm={label}
      variant="primary"
      done={texts.sent}
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
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': `${texts.change}: ${card.recipientEmail}` }}
    title={texts.changeTitle}
    hint={texts.changeHint}
    confirm={texts.change}
    variant="primary"
    done={texts.changed}
    act={(form) => change(card, form)}
  >
    {(failure) => (
      <>
        <TextField
          key={card.recipientEmail}
          label={texts.newEmail}
          name="recipientEmail"
          type="email"
          defaultValue={card.recipientEmail}
          required
          mark="none"
          error={fieldErrorOf(failure, 'recipientEmail')}
        />
        <TextField
          label={texts.newName}
          name="recipientName"
          defaultValue={card.recipientName ?? ''}
          maxLength={100}
          mark="optional"
          error={fieldErrorOf(failure, 'recipientName')}
        />
      </>
    )}
  </ConfirmButton>
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
          {texts.deliveries[deliveryStatus]}
        </Badge>
      </p>
      <p className="text-sm break-words text-muted">
        {recipientName === undefined ? recipientEmail : texts.to(recipientName, recipientEmail)}
      </p>
      <p className="text-sm text-muted">
        {deliveryStatus === 'SCHEDULED' && (
          <>
            {texts.sendsOn} <DateTime value={deliveryDate} show="date-time" />
          </>
        )}
        {deliveryStatus !== 'SCHEDULED' && sentDate && (
          <>
            {texts.sentOn} <DateTime value={sentDate} show="date-time" />
          </>
        )}
      </p>
      {giftCard && (
        <p className="text-sm text-muted tabular-nums">
          {texts.left(giftCard.balance.formattedAmount ?? '', value)}
          {giftCard.status !== 'ACTIVE' && ` · ${texts.states[giftCard.status]}`}
        </p>
      )}
      {isOpen(card) && (
        <p className="-ms-3 flex flex-wrap gap-2">
          <SendGiftCardButton card={card} />
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
