import { isApiError, type StaffAccount } from '@vitrine/client'
import { PasswordField } from '@vitrine/ui'
import { throwFieldError } from '../form/field-errors.ts'
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
const readProof = async (form: FormData, name: string, { hasPasskey }: SignInMethods): Promise<string | undefined> => {
  const password = textIn(form, name)
  if (password !== '') return password
  if (hasPasskey) await confirmWithPasskey()
  return undefined
}

interface Proving {
  readonly form: FormData
  readonly account: SignInMethods
  /** Name of the `ProofField`. */
  readonly name?: string
  /** ID of the `ProofField`. Default: its name. */
  readonly field?: string
}

/** Makes a change with the proof of a `ProofField`. A wrong password is an error of that field. */
export const withProof = async <Result,>(
  { form, account, name = 'password', field = name }: Proving,
  change: (password: string | undefined) => Promise<Result>,
): Promise<Result> => {
  const password = await readProof(form, name, account)
  try {
    return await change(password)
  } catch (error) {
    if (isApiError(error, '-19976')) throwFieldError(field, texts.wrongPassword)
    throw error
  }
}
