import { Button, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { words } from '../../words/words.ts'

const { media: texts } = words

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Adds a video or image by its address. `onAdd` returns why it can't be added. */
export const AddressField = ({ onAdd }: { onAdd: (url: string) => string | undefined }) => {
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string>()
  const add = () => {
    const url = typed.trim()
    const problem = isAddress(url) ? onAdd(url) : texts.addressInvalid
    setFailure(problem)
    if (problem === undefined) setTyped('')
  }
  return (
    <div role="group" aria-label={texts.address} className="flex flex-wrap items-start gap-3">
      <TextField
        className="min-w-60 flex-1"
        type="url"
        mark="none"
        maxLength={2048}
        label={texts.address}
        hint={texts.addressHint}
        error={failure}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter must not submit the form around the field.
          event.preventDefault()
          add()
        }}
      />
      <Button type="button" className="mt-7" onClick={add}>
        {texts.addAddress}
      </Button>
    </div>
  )
}
