import type { SiteSettings, SiteSettingsInput } from '@vitrine/client'
import { Checkbox, RadioGroup, TextField } from '@vitrine/ui'
import { countIn, isTicked, textIn } from '../form/read-fields.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { signIns } = words

/** Form fields are named after the fields of the API call. */
const named = (name: keyof SiteSettings): string => `siteSettings.${name}`

const captchaOptions = (['OFF', 'ON_RISK', 'ALWAYS'] as const).map((value) => ({
  value,
  label: signIns.captchas[value],
  hint: signIns.captchaHints[value],
}))

const readForm = (form: FormData): SiteSettingsInput => ({
  emailVerification: isTicked(form, named('emailVerification')) ? 'ON_SIGN_UP' : 'OFF',
  ownerApproval: isTicked(form, named('ownerApproval')) ? 'ON_SIGN_UP' : 'OFF',
  passwordMinLength: countIn(form, named('passwordMinLength')),
  highRiskLogin: isTicked(form, named('highRiskLogin')) ? 'REQUIRE_MFA' : 'ALLOW',
  captcha: textIn(form, named('captcha')) as SiteSettings['captcha'],
})

/** The settings that this form changes: the state an undo restores. */
const fieldsOf = (settings: SiteSettings): SiteSettingsInput => {
  const { emailVerification, ownerApproval, passwordMinLength, highRiskLogin, captcha } = settings
  return { emailVerification, ownerApproval, passwordMinLength, highRiskLogin, captcha }
}

interface Part {
  readonly settings: SiteSettings
  readonly field: FieldOf
}

const NewAccounts = ({ settings, field }: Part) => (
  <FieldGroup title={signIns.newAccounts}>
    <Checkbox
      {...field(named('emailVerification'))}
      label={signIns.verification}
      hint={signIns.verificationHint}
      defaultChecked={settings.emailVerification === 'ON_SIGN_UP'}
    />
    <Checkbox
      {...field(named('ownerApproval'))}
      label={signIns.approval}
      hint={signIns.approvalHint}
      defaultChecked={settings.ownerApproval === 'ON_SIGN_UP'}
    />
    <TextField
      {...field(named('passwordMinLength'))}
      label={signIns.passwordLength}
      hint={signIns.passwordLengthHint}
      inputMode="numeric"
      required
      defaultValue={settings.passwordMinLength}
    />
  </FieldGroup>
)

const Protection = ({ settings, field }: Part) => (
  <FieldGroup title={signIns.protection}>
    <Checkbox
      {...field(named('highRiskLogin'))}
      label={signIns.highRisk}
      hint={signIns.highRiskHint}
      defaultChecked={settings.highRiskLogin === 'REQUIRE_MFA'}
    />
    <RadioGroup
      {...field(named('captcha'))}
      label={signIns.captcha}
      options={captchaOptions}
      defaultValue={settings.captcha}
    />
  </FieldGroup>
)

/** Requirements for sign-up and sign-in. */
export const SettingsForm = ({ settings }: { settings: SiteSettings }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.backOffice.updateSiteSettings(readForm(form))
    const undo = () => shop.backOffice.updateSiteSettings(fieldsOf(settings))
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm label={signIns.settings} save={save}>
      {(field) => (
        <>
          <NewAccounts settings={settings} field={field} />
          <Protection settings={settings} field={field} />
        </>
      )}
    </EntryForm>
  )
}
