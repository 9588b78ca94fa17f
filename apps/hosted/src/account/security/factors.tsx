import type { SecondFactor } from '@vitrine/client'
import { Button, RadioGroup, TextField } from '@vitrine/ui'
import { methodNames } from '../../factor/method-names.ts'
import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'
import { CurrentPassword } from './current-password.tsx'
import { Part } from '../part.tsx'

const path = '/hosted/account/security'

export interface ShownFactor extends Pick<SecondFactor, 'id' | 'type' | 'label'> {
  readonly date: string
}

/** Lists the verification methods, each with a remove link. */
export const Factors = ({ factors }: { factors: readonly ShownFactor[] }) => {
  const words = useWords()
  const names = methodNames(words)
  return (
    <Part id="factors" title={words.factorsTitle} hint={factors.length === 0 ? words.factorsNone : words.securityHint}>
      {factors.length > 0 && (
        <ul className="grid list-none gap-0 p-0">
          {factors.map(({ id, type, label, date }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
              <span className="min-w-0 break-words">
                {names[type]}
                {label !== names[type] && (
                  <>
                    {' · '}
                    <bdi>{label}</bdi>
                  </>
                )}
                <span className="block text-sm text-muted">{words.factorAdded(date)}</span>
              </span>
              <Button size="small" href={`${path}?remove=${id}`}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** Changing verification methods requires the password, if there is one. */
interface Guarded {
  readonly hasPassword: boolean
  readonly passwordError?: string
}

export interface AddFactorProps extends Guarded {
  readonly offered: readonly SecondFactor['type'][]
  readonly phoneError?: string
}

/** Adds a verification method. */
export const AddFactor = ({ offered, hasPassword, passwordError, phoneError }: AddFactorProps) => {
  const words = useWords()
  const names = methodNames(words)
  return (
    <AccountForm id="add" title={words.factorAdd} action={path} intent="enroll" submit={words.factorAdd}>
      <RadioGroup
        label={words.factorMethod}
        name="type"
        defaultValue={offered[0]}
        options={offered.map((type) => ({ value: type, label: names[type] }))}
      />
      {(offered.includes('SMS') || offered.includes('CALL')) && (
        <TextField
          id="phone"
          label={words.factorPhone}
          hint={words.factorPhoneHint}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          error={phoneError}
        />
      )}
      {hasPassword && <CurrentPassword id="add-password" error={passwordError} />}
    </AccountForm>
  )
}

/** Asks to confirm before removing a verification method. */
export const FactorRemoval = ({
  removing: { id, label },
  hasPassword,
  passwordError,
}: Guarded & { removing: Pick<ShownFactor, 'id' | 'label'> }) => {
  const words = useWords()
  return (
    <AccountForm
      id="remove"
      title={words.removeTitle(label)}
      hint={words.factorRemoveHint}
      action={`${path}?remove=${id}`}
      intent="remove"
      submit={words.remove}
      variant="primary"
      back={{ href: path, label: words.cancel }}
    >
      <input type="hidden" name="id" value={id} />
      {hasPassword && <CurrentPassword id="remove-password" error={passwordError} />}
    </AccountForm>
  )
}

/** Shows how many recovery codes are left, and creates new ones. */
export const Recovery = ({ codesLeft, hasPassword }: { codesLeft: number; hasPassword: boolean }) => {
  const words = useWords()
  return (
    <AccountForm
      id="recovery"
      title={words.recoveryTitle}
      hint={words.recoveryLeft(codesLeft)}
      action={path}
      intent="renew"
      submit={words.recoveryRenew}
    >
      {hasPassword && <CurrentPassword id="renew-password" error={undefined} />}
    </AccountForm>
  )
}
