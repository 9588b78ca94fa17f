import { Button, type ButtonProps } from '@vitrine/ui'
import { useRef } from 'react'

interface FileButtonProps extends Pick<ButtonProps, 'id' | 'size' | 'aria-describedby'> {
  /** Label of the button. */
  readonly label: string
  /** Types of files to choose from, as in HTML. Default: all. */
  readonly accept?: string
  /** Whether several files can be chosen at once. */
  readonly multiple?: boolean
  readonly busy?: boolean
  /** Called with the files that were chosen, also if they are the same again. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}

/** A button that chooses files of this device. */
export const FileButton = ({ label, accept, multiple, onFiles, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        hidden
        multiple={multiple}
        accept={accept}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? []
          // Choosing the same file again is a change, too.
          target.value = ''
          if (first) onFiles([first, ...others])
        }}
      />
    </>
  )
}
