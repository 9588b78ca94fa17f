import type { StaffAccount } from '@vitrine/client'
import { PasswordField } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { requestPasskey } from './browser-passkeys.ts'

const { account: texts, passkeys } = words

export type SignInMethods = Pick<StaffAccount, 'hasPassword' | 'hasPasskey'>

/** Confirms with a passkey who uses the session. For some minutes, changes of the account need no password. */
export const confirmWithPasskey = async (): Promise<void> => {
  await shop.staffPasskeys.confirmMyIdentity(await requestPasskey(() => shop.staffPasskeys.beginMyConfirmation()))
}

interface ProofFieldProps {
  readonly account: SignInMethods
  readonly name?: string
  readonly id?: string
  readonly label?: string
  readonly error?: string | undefined
}

/** Asks for a proof of identity: the password, or a passkey if the person has one. */
export const ProofField = ({
  account,
  name = 'password',
  label = texts.currentPassword,
  ...field
}: ProofFieldProps) => {
  const { hasPassword, hasPasskey } = account
  if (!hasPassword) return <p className="text-muted">{passkeys.confirmHint}</p>
  return (
    <PasswordField
      {...field}
      name={name}
      label={label}
      {...(hasPasskey && { hint: passkeys.orPassword })}
      autoComplete="current-password"
      required={!hasPasskey}
    />
  )
}

/** Reads the password of a `ProofField`. If it is empty, confirms with a passkey instead. */
export const readProof = async (
  form: FormData,
  { hasPasskey }: SignInMethods,
  name = 'password',
): Promise<string | undefined> => {
  const password = textIn(form, name)
  if (password !== '') return password
  if (hasPasskey) await confirmWithPasskey()
  return undefined
}
