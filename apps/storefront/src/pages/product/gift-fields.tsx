import { giftFields, type GiftField } from '@vitrine/domain/gift-card/gift-fields.ts'
import { lastGiftDay } from '@vitrine/domain/gift-card/gift.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import { useShell } from '../../shell/shell-data.ts'
import { useWords } from '../../words/use-words.tsx'
import { forMyself, forOther, giftFor, type GiftFor } from '../offer/product-choices.ts'
import { textField } from '../offer/product-modifiers.ts'

interface GiftFieldsProps {
  /** Previously typed values, by field title. */
  readonly texts: Readonly<Record<string, string>>
}

const setting = (field: GiftField, texts: GiftFieldsProps['texts']) => ({
  name: textField(giftFields[field].title),
  maxLength: giftFields[field].maxLength,
  defaultValue: texts[giftFields[field].title],
})

/** Asks who a gift card is for. The recipient's fields are shown by CSS alone, so they work without scripts. */
export const GiftFields = ({ texts }: GiftFieldsProps) => {
  const words = useWords()
  const today = dayIn(useShell().site.timeZone, new Date())
  const isForOther = texts[giftFields.recipientEmail.title] !== undefined
  const chosen: GiftFor = isForOther ? forOther : forMyself
  return (
    <div className="group grid gap-5">
      <RadioGroup
        label={words.gifts.who}
        name={giftFor}
        appearance="cards"
        defaultValue={chosen}
        options={[
          { value: forMyself, label: words.gifts.myself, hint: words.gifts.myselfHint },
          { value: forOther, label: words.gifts.other, hint: words.gifts.otherHint },
        ]}
      />
      <div className="hidden group-has-[input[value=other]:checked]:block">
        <Stack gap="md">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField label={words.gifts.recipientName} mark="optional" {...setting('recipientName', texts)} />
            <TextField
              label={words.gifts.recipientEmail}
              type="email"
              mark="none"
              {...setting('recipientEmail', texts)}
            />
          </div>
          <TextField
            label={words.gifts.senderName}
            hint={words.gifts.senderHint}
            mark="optional"
            {...setting('senderName', texts)}
          />
          <TextArea label={words.gifts.message} rows={3} mark="optional" {...setting('message', texts)} />
          <TextField
            label={words.gifts.day}
            hint={words.gifts.dayHint}
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
