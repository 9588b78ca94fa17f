import { Button, type ButtonProps } from '@vitrine/ui'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { AskDialog, type AskDialogProps } from './confirm-dialog.tsx'

interface AskButtonProps extends Omit<AskDialogProps, 'open' | 'onClose'> {
  /** How it looks, and its name where several say the same. */
  readonly button?: Pick<ButtonProps, 'size' | 'variant' | 'aria-label'>
  /** What the button says; the word of the answer unless told. */
  readonly label?: string
}

/** A button that asks before it does something; it says what the answer says. */
export const AskButton = ({ button, label, ...dialog }: AskButtonProps) => {
  // Lists have many of them: there is no dialog before the first question.
  const [isOpen, setOpen] = useState<boolean>()
  // On the way to another page a question would vanish with this one.
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <>
      <Button
        type="button"
        {...button}
        aria-disabled={isLeaving || undefined}
        onClick={() => {
          if (!isLeaving) setOpen(true)
        }}
      >
        {label ?? dialog.confirm}
      </Button>
      {isOpen !== undefined && <AskDialog {...dialog} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
