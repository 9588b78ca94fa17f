import { storeDefaults } from '@vitrine/domain/store-defaults/store-defaults.ts'
import { Alert, Button, Card, countryOptions, EmptyState, SelectField, Spinner, Stack, TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserZone } from '../clock/browser-zone.ts'
import { forgetTimeZone } from '../clock/store-zone.ts'
import { currencyOptions } from '../currencies/currency-options.ts'
import { errorMessage } from '../error-message.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { settled } from '../form/unsaved.ts'
import { textIn } from '../form/read-fields.ts'
import { languageOptions } from '../general/store-languages.ts'
import { timeZoneOptions } from '../general/time-zones.ts'
import { FieldGroup } from '../page/section.tsx'
import { useTitle } from '../page/use-title.ts'
import { readSignInMethod, SignInMethodFields } from '../passkeys/sign-in-method.tsx'
import { beginSetUpPasskey, checkSetUp, setUpStore } from '../session/links.ts'
import { locale, words } from '../words/words.ts'

const { setUp: texts } = words

type Checked = Awaited<ReturnType<typeof checkSetUp>>

/** The country of the browser's language, which is most often that of the store. */
const guessCountry = (): string => {
  try {
    return new Intl.Locale(navigator.language).region ?? ''
  } catch {
    // Some systems name no language, such as “C”.
    return ''
  }
}

const minPasswordLength = 8

const readPassword = (form: FormData): string => {
  const password = String(form.get('owner.password'))
  return password.length < minPasswordLength ? throwFieldError('owner.password', texts.passwordHint) : password
}

const readForm = (form: FormData) => ({
  email: textIn(form, 'owner.email'),
  store: {
    name: textIn(form, 'store.name'),
    country: textIn(form, 'store.country'),
    currency: textIn(form, 'store.currency'),
    language: textIn(form, 'store.language'),
    timeZone: textIn(form, 'store.timeZone'),
  },
})

const AccountFields = ({ field }: { field: FieldOf }) => (
  <FieldGroup title={texts.account} hint={texts.accountHint}>
    <TextField
      {...field('owner.email')}
      label={words.email}
      type="email"
      autoComplete="username"
      required
      mark="none"
    />
    <SignInMethodFields password={field('owner.password')} hint={texts.passwordHint} />
  </FieldGroup>
)

/** What the store sells from and in. Currency and language follow the country until they are chosen. */
const StoreFields = ({ field }: { field: FieldOf }) => {
  const [country, setCountry] = useState(guessCountry)
  const [chosen, choose] = useState<{ currency?: string; language?: string }>({})
  const defaults = storeDefaults(country || 'US')
  const language = chosen.language ?? defaults.language
  return (
    <FieldGroup title={texts.store}>
      <TextField
        {...field('store.name')}
        label={texts.name}
        autoComplete="organization"
        required
        maxLength={100}
        mark="none"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...field('store.country')}
          label={texts.country}
          hint={texts.countryHint}
          options={countryOptions(locale)}
          placeholder={words.choose}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          required
          mark="none"
        />
        <SelectField
          {...field('store.currency')}
          label={texts.currency}
          hint={texts.currencyHint}
          options={currencyOptions}
          value={chosen.currency ?? defaults.currency}
          onChange={(event) => choose({ ...chosen, currency: event.target.value })}
          required
          mark="none"
        />
        <SelectField
          {...field('store.language')}
          label={words.language}
          options={languageOptions(language)}
          value={language}
          onChange={(event) => choose({ ...chosen, language: event.target.value })}
          required
          mark="none"
        />
        <SelectField
          {...field('store.timeZone')}
          label={texts.timeZone}
          options={timeZoneOptions(browserZone)}
          defaultValue={browserZone}
          required
          mark="none"
        />
      </div>
    </FieldGroup>
  )
}

const SetUpForm = ({ token, closesDemo }: Checked & { token: string }) => {
  const navigate = useNavigate()
  const save = async (form: FormData) => {
    const filled = readForm(form)
    const how = await readSignInMethod(form, {
      password: readPassword,
      begin: () => beginSetUpPasskey(token, filled.email),
    })
    await setUpStore({ token, ...filled }, how)
    forgetTimeZone()
    await navigate('/', { replace: true, ...settled })
  }
  return (
    <EntryForm label={texts.title} save={save} submit={texts.create}>
      {(field) => (
        <>
          <AccountFields field={field} />
          <StoreFields field={field} />
          {closesDemo && <Alert>{texts.closesDemo}</Alert>}
        </>
      )}
    </EntryForm>
  )
}

const ExploreDemo = () => (
  <Card appearance="framed" as="section" title={texts.demoTitle} level={2}>
    <p className="text-muted">{texts.demoHint}</p>
    <p>
      <Button href={`${location.origin}/`}>{texts.exploreDemo}</Button>
    </p>
  </Card>
)

/** The first page of a new server, opened by the link that it printed. The token is the fragment of the address. */
export const SetUpPage = () => {
  useTitle(texts.title)
  const [token] = useState(() => location.hash.slice(1))
  const [checked, setChecked] = useState<Checked | { failure: string }>()
  useEffect(() => {
    checkSetUp(token).then(setChecked, (error: unknown) => setChecked({ failure: errorMessage(error) }))
  }, [token])
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-2xl content-center px-5 py-10">
      {checked === undefined ? (
        <Spinner label={texts.checking} />
      ) : 'failure' in checked ? (
        <EmptyState title={texts.invalid} level={1} actions={<Button href="/">{words.signIn}</Button>}>
          {token === '' ? texts.invalidHint : `${checked.failure} ${texts.invalidHint}`}
        </EmptyState>
      ) : (
        <Stack gap="lg">
          <div>
            <p className="text-sm text-muted">{words.backOffice}</p>
            <h1 className="font-display text-2xl">{texts.title}</h1>
            <p className="text-muted">{texts.hint}</p>
          </div>
          {checked.closesDemo && <ExploreDemo />}
          <SetUpForm token={token} {...checked} />
        </Stack>
      )}
    </main>
  )
}
