import { Alert, Badge, Button, SelectField, Stack, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { Part } from '../part.tsx'

export type Kind = 'email' | 'phone'
type Tag = keyof Words['labels']

interface SavedContact {
  readonly value: string
  readonly tag: Tag
}

export interface ContactData extends AccountData {
  readonly emails: readonly SavedContact[]
  readonly phones: readonly SavedContact[]
  /** Whether the sign-in email is verified. */
  readonly isConfirmed: boolean
  readonly emailTags: readonly Tag[]
  readonly phoneTags: readonly Tag[]
  readonly removing?: { readonly kind: Kind; readonly value: string }
  readonly refused?: { readonly kind: Kind; readonly value: string; readonly error: string }
  readonly notice?: string
}

const path = '/hosted/account/contact'

const Row = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
    <span className="flex min-w-0 flex-wrap items-center gap-2 break-all">{children}</span>
    {action}
  </li>
)

const ContactRow = ({ kind, value, tag }: SavedContact & { kind: Kind }) => {
  const words = useWords()
  return (
    <Row
      action={
        <Button
          size="small"
          href={`${path}?${new URLSearchParams({ [kind]: value })}`}
          aria-label={words.removeOne(value)}
        >
          {words.remove}
        </Button>
      }
    >
      <bdi>{value}</bdi>
      {tag !== 'UNTAGGED' && <Badge>{words.labels[tag]}</Badge>}
    </Row>
  )
}

interface AddProps {
  readonly kind: Kind
  readonly label: string
  readonly button: string
  readonly tags: readonly Tag[]
  readonly refused: ContactData['refused']
}

const Add = ({ kind, label, button, tags, refused }: AddProps) => {
  const words = useWords()
  const own = refused?.kind === kind ? refused : undefined
  return (
    <BusyForm aria-label={button} action={path} noValidate={own !== undefined}>
      {(isBusy) => (
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
          <input type="hidden" name="intent" value={kind} />
          <TextField
            id={kind}
            label={label}
            name={kind}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            maxLength={kind === 'email' ? 320 : 40}
            defaultValue={own?.value}
            error={own?.error}
            required
          />
          <SelectField
            id={`${kind}-tag`}
            name="tag"
            label={words.label}
            options={tags.map((value) => ({ value, label: words.labels[value] }))}
          />
          <div>
            <Button type="submit" busy={isBusy}>
              {button}
            </Button>
          </div>
        </div>
      )}
    </BusyForm>
  )
}

const Emails = ({ email, isConfirmed, emails, emailTags, refused }: ContactData) => {
  const words = useWords()
  return (
    <Part id="emails" title={words.emails}>
      <ul className="grid list-none p-0">
        <Row>
          <bdi>{email}</bdi>
          <span className="text-sm text-muted">
            {words.signInEmail}
            {isConfirmed && ` · ${words.emailVerified}`}
          </span>
        </Row>
        {emails.map((kept) => (
          <ContactRow key={kept.value} kind="email" {...kept} />
        ))}
      </ul>
      <Add kind="email" label={words.email} button={words.emailAdd} tags={emailTags} refused={refused} />
    </Part>
  )
}

const Phones = ({ phones, phoneTags, refused }: ContactData) => {
  const words = useWords()
  return (
    <Part id="phones" title={words.phones}>
      {phones.length === 0 ? (
        <p className="text-muted">{words.phonesNone}</p>
      ) : (
        <ul className="grid list-none p-0">
          {phones.map((kept) => (
            <ContactRow key={kept.value} kind="phone" {...kept} />
          ))}
        </ul>
      )}
      <Add kind="phone" label={words.phone} button={words.phoneAdd} tags={phoneTags} refused={refused} />
    </Part>
  )
}

const Removal = ({ kind, value }: NonNullable<ContactData['removing']>) => {
  const words = useWords()
  return (
    <AccountForm
      id="remove"
      title={words.removeTitle(value)}
      hint={words.removeHint}
      action={path}
      intent="remove"
      submit={words.remove}
      variant="primary"
      back={{ href: path, label: words.cancel }}
    >
      <input type="hidden" name={kind} value={value} />
    </AccountForm>
  )
}

/** Additional emails and phone numbers of a member. */
export const ContactPage = (data: ContactData) => (
  <AccountLayout {...data}>
    <Stack gap="xl" className="max-w-prose">
      {data.notice !== undefined && <Alert tone="positive">{data.notice}</Alert>}
      {data.removing ? (
        <Removal {...data.removing} />
      ) : (
        <>
          <Emails {...data} />
          <hr className="border-line" />
          <Phones {...data} />
        </>
      )}
    </Stack>
  </AccountLayout>
)
