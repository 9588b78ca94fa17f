import type { StaffAccount, StaffPasskey, StaffSession } from '@vitrine/client'
import { isSupported, languages, type Language } from '@vitrine/domain/languages.ts'
import { PageHeader, SelectField, Stack, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { forgetAccount } from '../access/account-store.ts'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { roleText } from '../staff/role-name.ts'
import { SessionsTable } from '../staff/sessions-table.tsx'
import { locale, words } from '../words/words.ts'
import { EmailSection } from './email-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactor } from './second-factor.tsx'

const { account: texts, staff } = words

interface AccountData {
  readonly account: StaffAccount
  readonly sessions: readonly StaffSession[]
  readonly passkeys: readonly StaffPasskey[]
}

export const loadMyAccount = async (): Promise<AccountData> => {
  const [account, sessions, passkeys] = await Promise.all([
    shop.staffAccount.getMyAccount(),
    shop.staffAccount.listMySessions(),
    shop.staffPasskeys.listMyPasskeys(),
  ])
  return { account, sessions, passkeys }
}

/** Languages by their own names. */
const languageOptions = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))

const readLanguage = (text: string): Language => (isSupported(text) ? text : locale)

/** A new language opens the page again. */
const LanguageForm = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.staffAccount.updateMyAccount({ language: readLanguage(textIn(form, 'account.language')) })
    forgetAccount()
    await done({ message: texts.saved })
  }
  return (
    <EntryForm label={words.language} save={save}>
      {(field) => (
        <SelectField
          {...field('account.language')}
          label={words.language}
          options={languageOptions}
          defaultValue={locale}
          required
        />
      )}
    </EntryForm>
  )
}

const Details = ({ account }: { account: StaffAccount }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.staffAccount.updateMyAccount({ name: textIn(form, 'account.name') })
    forgetAccount()
    await done({ message: texts.saved })
  }
  return (
    <EntryForm label={texts.details} save={save}>
      {(field) => (
        <TextField
          {...field('account.name')}
          label={staff.name}
          defaultValue={account.name}
          autoComplete="name"
          maxLength={100}
          required
        />
      )}
    </EntryForm>
  )
}

/** The account of the person who is signed in. */
export const AccountPage = ({ data: { account, sessions, passkeys } }: PageProps<AccountData>) => {
  useTitle(texts.title)
  return (
    <Stack gap="xl">
      <PageHeader title={texts.title}>{texts.hint(roleText(account.role, account.roleName))}</PageHeader>
      <div className="grid max-w-form gap-10">
        <Section title={texts.details}>
          <Details key={account.name} account={account} />
        </Section>
        <EmailSection account={account} />
        <Section title={words.language} hint={texts.languageHint}>
          <LanguageForm />
        </Section>
        <PasswordSection key={`${sessions.length} ${account.hasPassword} ${account.hasPasskey}`} account={account} />
        {(account.hasPassword || account.hasSecondFactor) && <SecondFactor account={account} />}
      </div>
      <PasskeysSection account={account} passkeys={passkeys} />
      <SessionsTable
        sessions={sessions}
        hint={texts.sessionsHint}
        end={({ id }) => shop.staffAccount.endMySession(id)}
        endAll={
          sessions.length > 1 && (
            <ConfirmButton
              title={texts.endOthersTitle}
              hint={texts.endOthersHint}
              confirm={texts.endOthers}
              variant="critical"
              done={texts.othersEnded}
              act={async () => void (await shop.staffAccount.endMyOtherSessions())}
            />
          )
        }
      />
    </Stack>
  )
}
