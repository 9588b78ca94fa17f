import type { SiteSettings, SiteSettingsInput } from '@vitrine/client'
import { Alert, Button, Checkbox, FormActions, PageHeader, showToast, Stack, TextField, useSubmit } from '@vitrine/ui'
import { useLoaderData, useRevalidator } from 'react-router'
import { complaintAbout, sentenceFor } from './sentences.ts'
import { shop } from './shop.ts'
import { useTitle } from './use-title.ts'
import { words } from './words/en.ts'

export const loadSettings = async (): Promise<SiteSettings> => (await shop.backOffice.getSiteSettings()).siteSettings

const readForm = (form: FormData): SiteSettingsInput => {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  return {
    name: field('name'),
    language: field('language'),
    ...(field('contactEmail') && { contactEmail: field('contactEmail') }),
    taxIncludedInPrices: form.get('taxIncluded') === 'on',
    emailVerification: form.get('verification') === 'on' ? 'ON_SIGN_UP' : 'OFF',
    passwordMinLength: Number(field('passwordLength')),
  }
}

/** What the owner decides for the whole store. */
export const SettingsPage = () => {
  useTitle(words.settings)
  const settings = useLoaderData<SiteSettings>()
  const { revalidate } = useRevalidator()
  const save = async (sent: SiteSettingsInput) => {
    await shop.backOffice.updateSiteSettings(sent)
    await revalidate()
  }
  const [failure, submit, isBusy] = useSubmit(async (_before: unknown, form: FormData) => {
    const { currency: _currency, ...before } = settings
    try {
      await save(readForm(form))
      showToast({ message: words.saved, onUndo: () => void save(before) })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={words.settings}>{words.currencyNote(settings.currency)}</PageHeader>
      <form {...submit} key={JSON.stringify(settings)}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{sentenceFor(failure)}</Alert>}
          <TextField
            label={words.storeName}
            name="name"
            defaultValue={settings.name}
            required
            maxLength={100}
            mark="none"
            error={complaintAbout(failure, 'name')}
          />
          <TextField
            label={words.contactEmail}
            name="contactEmail"
            type="email"
            defaultValue={settings.contactEmail ?? ''}
            error={complaintAbout(failure, 'contactEmail')}
          />
          <TextField
            label={words.language}
            hint={words.languageHint}
            name="language"
            defaultValue={settings.language}
            required
            maxLength={10}
            mark="none"
          />
          <Checkbox label={words.taxIncludedLabel} name="taxIncluded" defaultChecked={settings.taxIncludedInPrices} />
          <Checkbox
            label={words.verification}
            name="verification"
            defaultChecked={settings.emailVerification === 'ON_SIGN_UP'}
          />
          <TextField
            label={words.passwordLength}
            name="passwordLength"
            type="number"
            min={8}
            max={64}
            defaultValue={settings.passwordMinLength}
            required
            mark="none"
            error={complaintAbout(failure, 'passwordMinLength')}
          />
          <FormActions>
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.save}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Stack>
  )
}
