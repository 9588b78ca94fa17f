import { Button, showToast, TextField } from '@vitrine/ui'
import { words } from './words/en.ts'

/** Something to take along: shown whole, and copied by one press. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    showToast({ message: words.copied })
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        className="min-w-0 grow"
        label={label}
        value={value}
        readOnly
        mark="none"
        onFocus={(event) => event.target.select()}
      />
      <Button type="button" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  )
}
