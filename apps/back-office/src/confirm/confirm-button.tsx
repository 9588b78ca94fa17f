import { Button, type ButtonProps } from '@vitrine/ui'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useAccess } from '../access/access.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'open' | 'onClose'> {
  /** Size and variant of the button. `aria-label` tells buttons of the same label apart. */
  readonly button?: Pick<ButtonProps, 'size' | 'variant' | 'aria-label'>
  /** Label of the button. Default: the label of the dialog's confirm button. */
  readonly label?: string
}

/** A button that opens a confirmation dialog. */
export const ConfirmButton = ({ button, label, ...dialog }: ConfirmButtonProps) => {
  // Lists have many of these buttons: a dialog is only rendered once its button was pressed.
  const [isOpen, setOpen] = useState<boolean>()
  const { mayChange } = useAccess()
  // A dialog opened during a navigation would disappear with this page.
  const isLeaving = useNavigation().state !== 'idle'
  if (!mayChange) return null
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
      {isOpen !== undefined && <ConfirmDialog {...dialog} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
