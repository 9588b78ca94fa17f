import { Button, type ButtonProps } from '@vitrine/ui'
import { useRef } from 'react'

interface FileChooserProps extends Pick<ButtonProps, 'size'> {
  /** Label of the button. */
  readonly label: string
  /** Types of files to choose from, as in HTML. Default: all. */
  readonly accept?: string
  /** Called with the file that was chosen, also if it is the same again. */
  readonly onFile: (file: File) => void
  /** The name of the chosen file, or that there is none. */
  readonly chosen?: string
}

/** A button that chooses a file of this device. */
export const FileChooser = ({ label, accept, onFile, chosen, size }: FileChooserProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="button" {...(size && { size })} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {chosen !== undefined && <span className="min-w-0 break-words text-muted">{chosen}</span>}
      <input
        ref={input}
        type="file"
        aria-label={label}
        hidden
        {...(accept !== undefined && { accept })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Choosing the same file again is a change, too.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
