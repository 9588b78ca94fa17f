import { Button, RadioGroup, Stack, TextField } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { useSending } from '../frame/in-place-form.tsx'
import { tipFields, type TipData } from './tip.ts'

/** Tip options. A choice applies at once, a custom amount with its button; without scripts both need the button. */
export const TipSection = ({ options, chosen, custom, failure }: TipData) => {
  const words = useWords()
  const { isBusy } = useSending()
  const button = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState(chosen)
  const apply = () => button.current?.querySelector('button')?.click()
  return (
    <section aria-labelledby="tip">
      <Stack gap="lg">
        <h2 id="tip" tabIndex={-1} className="font-display text-2xl outline-none">
          {words.tip}
        </h2>
        <RadioGroup
          key={chosen}
          label={words.tip}
          labelHidden
          name={tipFields.choice}
          appearance="cards"
          defaultValue={chosen}
          onValueChange={(value) => {
            setPicked(value)
            // The radio's value is in the form only after this event.
            if (value !== tipFields.own) setTimeout(apply)
          }}
          options={options.map(({ value, label, amount }) => ({
            value,
            label: <bdi>{label}</bdi>,
            ...(amount !== undefined && { aside: <bdi>{amount}</bdi> }),
          }))}
        />
        <div ref={button} className="grid grid-cols-[1fr_auto] items-start gap-2">
          {custom && (
            <TextField
              label={words.tipAmount(custom.currency)}
              name={tipFields.amount}
              inputMode="decimal"
              maxLength={12}
              mark="none"
              autoComplete="off"
              defaultValue={custom.value}
              error={failure}
            />
          )}
          <Button
            type="submit"
            name="code"
            value="tip"
            formNoValidate
            busy={isBusy}
            className={custom ? 'mt-6.25' : ''}
            aria-label={`${words.apply}: ${words.tip}`}
            variant={picked === tipFields.own ? 'primary' : 'secondary'}
          >
            {words.apply}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
