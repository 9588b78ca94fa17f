import { PasswordField, RadioGroup } from '@vitrine/ui'
import { useState } from 'react'
import { textIn } from '../form/read-fields.ts'
import type { NewSignIn } from '../session/links.ts'
import { words } from '../words/words.ts'
import { createPasskey, hasPasskeys } from './browser-passkeys.ts'

const { passkeys: texts } = words

interface SignInMethodFieldsProps {
  /** Field of the password in the call, to which its errors belong. */
  readonly password: { readonly id?: string; readonly name: string; readonly error?: string | undefined }
  readonly hint: string
}

/** Lets a new person choose how they sign in: with a password, or a passkey if the browser has them. */
export const SignInMethodFields = ({ password, hint }: SignInMethodFieldsProps) => {
  const [method, setMethod] = useState('password')
  return (
    <>
      {hasPasskeys() && (
        <RadioGroup
          label={texts.method}
          name="method"
          value={method}
          onValueChange={setMethod}
          options={[
            { value: 'password', label: texts.withPassword },
            { value: 'passkey', label: texts.withPasskey, hint: texts.withPasskeyHint },
          ]}
        />
      )}
      {method === 'password' && (
        <PasswordField
          {...password}
          label={words.password}
          hint={hint}
          autoComplete="new-password"
          required
          mark="none"
        />
      )}
    </>
  )
}

/** Reads what was chosen. Creates the passkey, so it comes last before the call. */
export const readSignInMethod = async (
  form: FormData,
  { password, begin }: { password: (form: FormData) => string; begin: () => Promise<unknown> },
): Promise<NewSignIn> =>
  textIn(form, 'method') === 'passkey' ? { credential: await createPasskey(begin) } : { password: password(form) }
