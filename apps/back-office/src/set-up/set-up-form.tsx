import { storeDefaults } from '@vitrine/domain/store-defaults/store-defaults.ts'
import { Alert, countryOptions, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { browserZone } from '../clock/browser-zone.ts'
import { forgetTimeZone } from '../clock/store-zone.ts'
import { currencyOptions } from '../currencies/currency-options.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { languageOptions } from '../general/store-languages.ts'
import { timeZoneOptions } from '../general/time-zones.ts'
import { FieldGroup } from '../page/section.tsx'
import { readSignInMethod, SignInMethodFields } from '../passkeys/sign-in-method.tsx'
import { beginSetUpPasskey, setUpStore } from '../session/links.ts'
import { locale, words } from '../words/words.ts'
import { accents } from './accents.ts'
import { LookFields } from './look-fields.tsx'
import { saveLook, type Look } from './save-look.ts'

const { setUp: texts } = words

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

/** What is shown after the store was created. */
export type Ready = { readonly next: 'overview' | 'signIn' } | { readonly look: Look; readonly failure: unknown }

interface SetUpFormProps {
  readonly token: string
  readonly closesDemo: boolean
  readonly onReady: (ready: Ready) => Promise<unknown> | void
}

/** Creates the store, then saves its look, which needs the new owner to be signed in. */
export const SetUpForm = ({ token, closesDemo, onReady }: SetUpFormProps) => {
  const [look, setLook] = useState<Look>({ logo: undefined, accentColor: accents.forest })
  const save = async (form: FormData) => {
    const filled = readForm(form)
    const how = await readSignInMethod(form, {
      password: readPassword,
      begin: () => beginSetUpPasskey(token, filled.email),
    })
    if (!(await setUpStore({ token, ...filled }, how))) return onReady({ next: 'signIn' })
    forgetTimeZone()
    try {
      await saveLook(look)
    } catch (failure) {
      return onReady({ look, failure })
    }
    return onReady({ next: 'overview' })
  }
  return (
    <EntryForm label={texts.title} save={save} submit={texts.create}>
      {(field) => (
        <>
          <AccountFields field={field} />
          <StoreFields field={field} />
          <LookFields onChange={setLook} />
          {closesDemo && <Alert>{texts.closesDemo}</Alert>}
        </>
      )}
    </EntryForm>
  )
}
