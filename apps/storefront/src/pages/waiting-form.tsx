import type { Product } from '@vitrine/client'
import { Alert, Button, SelectField, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { useClient, useMember } from '@vitrine/react'
import type { Shop } from '../shop.ts'
import { useWords } from '../words/use-words.tsx'
import type { Choices } from './product-choices.ts'
import { soldOutVariants } from './sold-out-variants.ts'
import { askToHear, waitingIntent, type Asked } from './waiting.ts'

interface WaitingProps {
  readonly product: Product
  readonly chosen: Choices
  /** What became of the form where no script ran. */
  readonly posted: Asked | undefined
}

/** Which variant it is about: the chosen one, or a choice where nothing is chosen. */
const VariantField = ({ variants }: { variants: ReturnType<typeof soldOutVariants> }) => {
  const words = useWords()
  if (variants.length === 1) return <input type="hidden" name="variant" value={variants[0]!.id} />
  const options = variants.map(({ id = '', choices }) => ({ value: id, label: Object.values(choices).join(', ') }))
  return <SelectField name="variant" label={words.waiting.which} options={options} required mark="none" />
}

/** The button that was pressed is gone: whoever goes by keyboard goes on from here. */
const focusOn = (element: HTMLElement | null): void => element?.focus()

const Fields = ({ product, chosen, posted }: WaitingProps) => {
  const words = useWords()
  const shop = useClient<Shop>()
  const { member } = useMember()
  const [asked, setAsked] = useState(posted)
  const [isBusy, setBusy] = useState(false)
  if (asked?.thanks !== undefined)
    return (
      <Alert tone="positive" tabIndex={-1} ref={focusOn}>
        {asked.thanks}
      </Alert>
    )

  const send = async (form: FormData) => {
    setBusy(true)
    setAsked(await askToHear({ shop, words }, product, form))
    setBusy(false)
  }
  return (
    <form
      method="post"
      aria-labelledby="waiting"
      className="rounded-md border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(new FormData(event.currentTarget))
      }}
    >
      <Stack gap="md">
        <h2 id="waiting" className="font-display text-xl">
          {words.waiting.title}
        </h2>
        <input type="hidden" name="intent" value={waitingIntent} />
        <VariantField variants={soldOutVariants(product, chosen)} />
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-0 flex-1 basis-56"
            type="email"
            name="email"
            label={words.waiting.email}
            autoComplete="email"
            maxLength={320}
            required
            mark="none"
            error={asked?.problem}
            defaultValue={asked?.email ?? member?.loginEmail}
          />
          <Button type="submit" busy={isBusy}>
            {words.waiting.send}
          </Button>
        </div>
        <p className="text-sm text-muted">{words.waiting.hint}</p>
      </Stack>
    </form>
  )
}

/** A form to hear when what is chosen, and sold out, is back. */
export const WaitingForm = ({ product, chosen, posted }: WaitingProps) => {
  const variants = soldOutVariants(product, chosen)
  // Another choice is another question, with an answer of its own.
  return <Fields key={variants.map(({ id }) => id).join()} {...{ product, chosen, posted }} />
}
