import type { Product } from '@vitrine/client'
import { Alert, Button, SelectField, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { useClient, useMember } from '@vitrine/react'
import type { Shop } from '../../shop.ts'
import { useWords } from '../../words/use-words.tsx'
import type { Choices } from '../offer/product-choices.ts'
import { soldOutVariants } from '../offer/sold-out-variants.ts'
import { requestStockAlert, waitingIntent, type WaitingResult } from './waiting.ts'

interface WaitingProps {
  readonly product: Product
  readonly chosen: Choices
  /** Result of the form when posted without scripts. */
  readonly posted: WaitingResult | undefined
}

/** The requested variant: the selected one, or a select if none is. */
const VariantField = ({ variants }: { variants: ReturnType<typeof soldOutVariants> }) => {
  const words = useWords()
  if (variants.length === 1) return <input type="hidden" name="variant" value={variants[0]!.id} />
  const options = variants.map(({ id = '', choices }) => ({ value: id, label: Object.values(choices).join(', ') }))
  return <SelectField name="variant" label={words.waiting.which} options={options} required mark="none" />
}

/** The pressed button is gone, so keyboard users continue here. */
const focusOn = (element: HTMLElement | null): void => element?.focus()

const Fields = ({ product, chosen, posted }: WaitingProps) => {
  const words = useWords()
  const shop = useClient<Shop>()
  const { member } = useMember()
  const [result, setResult] = useState(posted)
  const [isBusy, setBusy] = useState(false)
  if (result?.thanks !== undefined)
    return (
      <Alert tone="positive" tabIndex={-1} ref={focusOn}>
        {result.thanks}
      </Alert>
    )

  const send = async (form: FormData) => {
    setBusy(true)
    setResult(await requestStockAlert({ shop, words }, product, form))
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
            error={result?.problem}
            defaultValue={result?.email ?? member?.loginEmail}
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

/** Asks for an email when a sold-out selection is back in stock. */
export const WaitingForm = ({ product, chosen, posted }: WaitingProps) => {
  const variants = soldOutVariants(product, chosen)
  // A new selection resets the form.
  return <Fields key={variants.map(({ id }) => id).join()} {...{ product, chosen, posted }} />
}
