import type { SiteSettings, SiteSettingsInput } from '@vitrine/client'
import { countryOptions, PageHeader, SelectField, Stack, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { forgetTimeZone } from '../clock/store-zone.ts'
import { textIn } from '../form/read-fields.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { locale, words } from '../words/words.ts'
import { LanguagesField, selectedLanguages } from './languages-field.tsx'
import { languageOptions } from './store-languages.ts'
import { timeZoneOptions } from './time-zones.ts'

const { general } = words

export const loadSettings = async (): Promise<SiteSettings> => (await shop.backOffice.getSiteSettings()).siteSettings

/** Form fields are named after the fields of the API call. */
const named = (name: string): string => `siteSettings.${name}`

const pages = [
  { name: 'bookingsPageUrl', label: general.bookings },
  { name: 'eventsPageUrl', label: general.events },
  { name: 'plansPageUrl', label: general.plans },
] as const

/** Fields of the business address besides country and state. */
const addressFields = [
  { name: 'addressLine', label: general.addressLine, maxLength: 150 },
  { name: 'addressLine2', label: general.addressLine2, maxLength: 100 },
  { name: 'postalCode', label: general.postalCode, maxLength: 50 },
  { name: 'city', label: general.city, maxLength: 50 },
] as const

const readForm = (form: FormData): SiteSettingsInput => {
  const text = (name: string) => textIn(form, named(name))
  const country = text('businessAddress.country')
  return {
    name: text('name'),
    language: text('language'),
    ...(text('contactEmail') && { contactEmail: text('contactEmail') }),
    weightUnit: text('weightUnit') as SiteSettings['weightUnit'],
    lengthUnit: text('lengthUnit') as SiteSettings['lengthUnit'],
    timeZone: text('timeZone'),
    priorPrices: text('priorPrices') as SiteSettings['priorPrices'],
    legalName: text('legalName'),
    vatId: text('vatId'),
    ...(country && {
      businessAddress: {
        country,
        subdivision: text('businessAddress.subdivision').toUpperCase(),
        ...Object.fromEntries(addressFields.map(({ name }) => [name, text(`businessAddress.${name}`)])),
      },
    }),
    languages: selectedLanguages(form),
    ...Object.fromEntries(pages.map(({ name }) => [name, text(name)])),
  }
}

/** The settings that this form changes: the state an undo restores. */
const fieldsOf = (settings: SiteSettings): SiteSettingsInput => {
  const {
    currency: _currency,
    taxIncludedInPrices: _included,
    taxableAddress: _address,
    emailVerification: _verification,
    ownerApproval: _approval,
    captcha: _captcha,
    highRiskLogin: _highRisk,
    passwordMinLength: _length,
    memberFields: _fields,
    newCartsPerHour: _newCarts,
    newVisitorsPerMinute: _newVisitors,
    cartDays: _cartDays,
    challengeMinutes: _minutes,
    challengesPerVisitor: _perVisitor,
    challengesPerAddress: _perAddress,
    captureDays: _captureDays,
    remainders: _remainders,
    captureOnFulfillment: _captureOnFulfillment,
    logoUrl: _logo,
    accentColor: _accent,
    testCards: _testCards,
    ...fields
  } = settings
  return { ...Object.fromEntries(pages.map(({ name }) => [name, ''])), legalName: '', vatId: '', ...fields }
}

interface Part {
  readonly settings: SiteSettings
  readonly field: FieldOf
}

const Shop = ({ settings, field }: Part) => (
  <FieldGroup title={general.shop}>
    <TextField
      {...field(named('name'))}
      label={words.storeName}
      defaultValue={settings.name}
      required
      maxLength={100}
    />
    <TextField
      {...field(named('contactEmail'))}
      label={words.contactEmail}
      type="email"
      defaultValue={settings.contactEmail ?? ''}
    />
    <SelectField
      {...field(named('language'))}
      label={words.language}
      hint={words.languageHint}
      options={languageOptions(settings.language)}
      defaultValue={settings.language}
      required
    />
  </FieldGroup>
)

const Business = ({ settings: { businessAddress, legalName, vatId }, field }: Part) => (
  <FieldGroup title={general.business} hint={general.businessHint}>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...field(named('legalName'))}
        label={general.legalName}
        hint={general.legalNameHint}
        defaultValue={legalName ?? ''}
        mark="none"
        maxLength={150}
      />
      <TextField
        {...field(named('vatId'))}
        label={general.vatId}
        defaultValue={vatId ?? ''}
        mark="none"
        maxLength={30}
      />
      {addressFields.map(({ name, label, maxLength }) => (
        <TextField
          key={name}
          {...field(named(`businessAddress.${name}`))}
          label={label}
          defaultValue={businessAddress?.[name] ?? ''}
          mark="none"
          maxLength={maxLength}
        />
      ))}
      <SelectField
        {...field(named('businessAddress.country'))}
        label={general.country}
        options={countryOptions(locale)}
        defaultValue={businessAddress?.country ?? ''}
        mark="none"
        {...(!businessAddress && { placeholder: general.noCountry })}
      />
      <TextField
        {...field(named('businessAddress.subdivision'))}
        label={general.part}
        defaultValue={businessAddress?.subdivision ?? ''}
        mark="none"
        maxLength={50}
      />
    </div>
  </FieldGroup>
)

const Units = ({ settings, field }: Part) => (
  <FieldGroup title={general.units}>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        {...field(named('weightUnit'))}
        label={general.weight}
        options={optionsOf(general.weights)}
        defaultValue={settings.weightUnit}
        mark="none"
      />
      <SelectField
        {...field(named('lengthUnit'))}
        label={general.length}
        options={optionsOf(general.lengths)}
        defaultValue={settings.lengthUnit}
        mark="none"
      />
      <SelectField
        {...field(named('timeZone'))}
        label={general.timeZone}
        hint={general.timeZoneHint}
        options={timeZoneOptions(settings.timeZone)}
        defaultValue={settings.timeZone}
        mark="none"
      />
    </div>
  </FieldGroup>
)

const Prices = ({ settings, field }: Part) => (
  <FieldGroup title={general.prices}>
    <SelectField
      {...field(named('priorPrices'))}
      label={general.priorPrices}
      hint={general.priorPricesHint}
      options={optionsOf(general.priorPriceChoices)}
      defaultValue={settings.priorPrices}
      mark="none"
    />
  </FieldGroup>
)

const Pages = ({ settings, field }: Part) => (
  <FieldGroup title={general.pages} hint={general.pagesHint}>
    {pages.map(({ name, label }) => (
      <TextField
        key={name}
        {...field(named(name))}
        label={label}
        type="url"
        placeholder="https://"
        defaultValue={settings[name] ?? ''}
        mark="none"
      />
    ))}
  </FieldGroup>
)

const update = async (settings: SiteSettingsInput): Promise<void> => {
  await shop.backOffice.updateSiteSettings(settings)
  forgetTimeZone()
}

const SettingsForm = ({ settings }: { settings: SiteSettings }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await update(readForm(form))
    const undo = () => update(fieldsOf(settings))
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm label={general.title} save={save}>
      {(field) => (
        <>
          <Shop settings={settings} field={field} />
          <LanguagesField settings={settings} field={field} />
          <Business settings={settings} field={field} />
          <Units settings={settings} field={field} />
          <Prices settings={settings} field={field} />
          <Pages settings={settings} field={field} />
        </>
      )}
    </EntryForm>
  )
}

/** General settings of the store. */
export const SettingsPage = ({ data: settings }: PageProps<SiteSettings>) => {
  useTitle(general.title)
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={general.title}>{words.currencyNote(settings.currency)}</PageHeader>
      <SettingsForm key={JSON.stringify(settings)} settings={settings} />
    </Stack>
  )
}
