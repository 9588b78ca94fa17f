import { Button, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { textIn } from '../../form/read-fields.ts'
import { words } from '../../words/en.ts'

const { media: texts } = words

/** Adds a video or image by its address. */
export const AddressForm = ({ onAdd }: { onAdd: (url: string) => Promise<unknown> }) => {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const add = async (form: HTMLFormElement) => {
    setBusy(true)
    try {
      await onAdd(textIn(new FormData(form), 'url'))
      setFailure(undefined)
      form.reset()
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      aria-label={texts.address}
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add(event.currentTarget)
      }}
    >
      <TextField
        className="min-w-60 flex-1"
        name="url"
        type="url"
        required
        mark="none"
        maxLength={2048}
        label={texts.address}
        hint={texts.addressHint}
        error={failure}
      />
      <Button type="submit" busy={isBusy} className="mt-7">
        {texts.addAddress}
      </Button>
    </form>
  )
}
