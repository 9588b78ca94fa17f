import { giftFields, lastGiftDay, type GiftField } from '@vitrine/domain/gift-card/gift.ts'
import { RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import { giftWords } from '../words/gift-en.ts'
import { forMyself, forOther, giftFor, textField, type GiftFor } from './product-choices.ts'

interface GiftFieldsProps {
  /** What was said before, by the titles of the fields. */
  readonly texts: Readonly<Record<string, string>>
  /** Today, as the store's days go. */
  readonly today: string
}

const setting = (field: GiftField, texts: GiftFieldsProps['texts']) => ({
  name: textField(giftFields[field].title),
  maxLength: giftFields[field].maxLength,
  defaultValue: texts[giftFields[field].title],
})

/**
 * Who a gift card is for. What is asked of somebody else shows once it is for somebody else, by style alone: without scripts,
 * too.
 */
export const GiftFields = ({ texts, today }: GiftFieldsProps) => {
  const isForOther = texts[giftFields.recipientEmail.title] !== undefined
  const chosen: GiftFor = isForOther ? forOther : forMyself
  return (
    <div className="group grid gap-5">
      <RadioGroup
        label={giftWords.who}
        name={giftFor}
        appearance="cards"
        defaultValue={chosen}
        options={[
          { value: forMyself, label: giftWords.myself, hint: giftWords.myselfHint },
          { value: forOther, label: giftWords.other, hint: giftWords.otherHint },
        ]}
      />
      <div className="hidden group-has-[input[value=other]:checked]:block">
        <Stack gap="md">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField label={giftWords.recipientName} mark="optional" {...setting('recipientName', texts)} />
            <TextField
              label={giftWords.recipientEmail}
              type="email"
              mark="none"
              {...setting('recipientEmail', texts)}
            />
          </div>
          <TextField
            label={giftWords.senderName}
            hint={giftWords.senderHint}
            mark="optional"
            {...setting('senderName', texts)}
          />
          <TextArea label={giftWords.message} rows={3} mark="optional" {...setting('message', texts)} />
          <TextField
            label={giftWords.day}
            hint={giftWords.dayHint}
            type="date"
            mark="optional"
            min={today}
            max={lastGiftDay(today)}
            {...setting('deliveryDate', texts)}
          />
        </Stack>
      </div>
    </div>
  )
}
