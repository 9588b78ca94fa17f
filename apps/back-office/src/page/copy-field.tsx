import { Button, showToast, TextField, type ButtonProps } from '@vitrine/ui'
import { words } from '../words/first.ts'

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  readonly value: string
}

/** A button that copies a value to the clipboard. */
export const CopyButton = ({ value, ...button }: CopyButtonProps) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast({ message: words.copied })
    } catch {
      // Browsers deny the clipboard over plain HTTP or without permission.
      showToast({ message: words.notCopied })
    }
  }
  return (
    <Button type="button" {...button} onClick={() => void copy()}>
      {words.copy}
    </Button>
  )
}

/** A read-only value with a copy button. */
export const CopyField = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-end gap-2">
    <TextField
      className="min-w-0 grow"
      label={label}
      value={value}
      readOnly
      dir="ltr"
      mark="none"
      onFocus={(event) => event.target.select()}
    />
    <CopyButton value={value} />
  </div>
)
