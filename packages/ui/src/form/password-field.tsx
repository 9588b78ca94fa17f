import { useState } from 'react'
import { EyeIcon } from '../base/icons.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useUi } from '../base/ui-provider.tsx'

/** A password field with a show button. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { words } = useUi()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          className="v-needs-script"
          size="small"
          label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon />
        </IconButton>
      }
    />
  )
}
