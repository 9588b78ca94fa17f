import { isApiError } from '@vitrine/client'
import { Alert, Button, EmptyState, Spinner, Stack, TextField, useSubmit } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../error-message.ts'
import { fieldErrorOf } from '../form/field-errors.ts'
import { useTitle } from '../page/use-title.ts'
import { readSignInMethod, SignInMethodFields } from '../passkeys/sign-in-method.tsx'
import { acceptInvitation, beginInvitationPasskey, showInvitation } from '../session/links.ts'
import { words } from '../words/words.ts'
import { roleText } from './role-name.ts'

const { join: texts } = words.staff

type Invitation = Awaited<ReturnType<typeof showInvitation>>

/** Accepts an invitation with a name and a password or a passkey, and signs in. */
const JoinForm = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const navigate = useNavigate()
  const [failure, submit, isBusy] = useSubmit<unknown>(async (_before, form: FormData) => {
    try {
      const how = await readSignInMethod(form, {
        password: (filled) => String(filled.get('password')),
        begin: () => beginInvitationPasskey(token),
      })
      await acceptInvitation({ token, name: String(form.get('name')) }, how)
      await navigate('/', { replace: true })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  const passwordError = fieldErrorOf(failure, 'options.password')
  return (
    <form {...submit} aria-label={texts.title(invitation.storeName)}>
      <Stack gap="lg">
        <div>
          <p className="text-sm text-muted">{words.backOffice}</p>
          <h1 className="font-display text-2xl">{texts.title(invitation.storeName)}</h1>
          <p className="text-muted">{texts.hint(roleText(invitation.role, invitation.roleName))}</p>
        </div>
        {failure !== undefined && passwordError === undefined && <Alert tone="critical">{errorMessage(failure)}</Alert>}
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          value={invitation.email}
          readOnly
          mark="none"
        />
        <TextField label={texts.name} name="name" autoComplete="name" maxLength={100} required mark="none" />
        <SignInMethodFields password={{ name: 'password', error: passwordError }} hint={texts.passwordHint} />
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {texts.accept}
        </Button>
      </Stack>
    </form>
  )
}

const Problem = ({ title, hint }: { title: string; hint: string }) => (
  <EmptyState title={title} level={1} actions={<Button href="/sign-in">{words.signIn}</Button>}>
    {hint}
  </EmptyState>
)

/** Looks up the invitation of the link, whose token is in the fragment. */
const Joining = ({ token }: { token: string }) => {
  const [found, setFound] = useState<{ invitation: Invitation } | { error: unknown }>()
  useEffect(() => {
    let isLeft = false
    showInvitation(token).then(
      (invitation) => isLeft || setFound({ invitation }),
      (error: unknown) => isLeft || setFound({ error }),
    )
    return () => {
      isLeft = true
    }
  }, [token])
  if (!found) return <Spinner label={texts.loading} />
  if ('invitation' in found) return <JoinForm token={token} invitation={found.invitation} />
  if (isApiError(found.error, 'STAFF_INVITATION_EXPIRED'))
    return <Problem title={texts.expired} hint={texts.expiredHint} />
  return <Alert tone="critical">{errorMessage(found.error)}</Alert>
}

/** The page that the link of an invitation opens. */
export const JoinPage = () => {
  useTitle(words.staff.invite)
  const token = useLocation().hash.slice(1)
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center px-5 py-10">
      {token === '' ? <Problem title={texts.missing} hint={texts.missingHint} /> : <Joining token={token} />}
    </main>
  )
}
