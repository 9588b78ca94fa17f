import { Button } from '@vitrine/ui'
import { useState } from 'react'
import { AskDialog } from '../ask-dialog.tsx'
import { words } from '../words/en.ts'

export interface DeleteButtonProps {
  /** What goes away. */
  readonly name: string
  /** What that means for the shop. */
  readonly hint: string
  readonly remove: () => Promise<unknown>
  /** Where the owner is afterwards. */
  readonly next: string
}

/** Deletes one thing, after asking. */
export const DeleteButton = ({ name, hint, remove, next }: DeleteButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" variant="quiet" onClick={() => setOpen(true)}>
        {words.delete}
      </Button>
      <AskDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.deleteTitle(name)}
        hint={hint}
        back={words.cancel}
        confirm={words.delete}
        variant="critical"
        done={words.deleted(name)}
        act={async () => {
          await remove()
          return next
        }}
      />
    </>
  )
}
