import type { CheckoutSettings, CheckoutSettingsInput } from '@vitrine/client'
import { Checkbox, Disclosure, RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import { isTicked, textIn } from '../form/amounts.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { checkouts } = words
const kinds = [
  'termsAndConditions',
  'privacyPolicy',
  'returnPolicy',
  'digitalItemPolicy',
  'contactUs',
  'customPolicy',
] as const
type Kind = (typeof kinds)[number]

const policyField = (kind: Kind, part: string): string => `checkoutSettings.checkoutPolicies.${kind}.${part}`
const fieldsField = (name: string): string => `checkoutSettings.checkoutFields.${name}`

const readPolicy = (form: FormData, kind: Kind) => ({
  visible: isTicked(form, policyField(kind, 'visible')),
  content: textIn(form, policyField(kind, 'content')),
  ...(kind === 'customPolicy' && { title: textIn(form, policyField(kind, 'title')) }),
})

const readSettings = (form: FormData): CheckoutSettingsInput => ({
  checkoutBillingFields: textIn(form, 'billing') as CheckoutSettings['checkoutBillingFields'],
  checkoutPolicies: Object.fromEntries(kinds.map((kind) => [kind, readPolicy(form, kind)])),
  checkoutFields: {
    policyAgreementCheckbox: {
      visible: isTicked(form, fieldsField('policyAgreementCheckbox.visible')),
      checkedByDefault: isTicked(form, fieldsField('policyAgreementCheckbox.checkedByDefault')),
    },
    giftCardRedeemEnabled: isTicked(form, fieldsField('giftCardRedeemEnabled')),
  },
})

/** What this form changes, as it is: what an undo goes back to. */
const fieldsOf = ({ checkoutBillingFields, checkoutPolicies, checkoutFields = {} }: CheckoutSettings) => {
  const { policyAgreementCheckbox, giftCardRedeemEnabled } = checkoutFields
  const fields = { policyAgreementCheckbox, giftCardRedeemEnabled }
  return { checkoutBillingFields, checkoutPolicies, checkoutFields: fields } as CheckoutSettingsInput
}

const billings = optionsOf(checkouts.billings)

const Policies = ({ settings, field }: { settings: CheckoutSettings; field: FieldOf }) => (
  <FieldGroup title={checkouts.policies} hint={checkouts.policiesHint}>
    <div>
      {kinds.map((kind) => {
        const policy = settings.checkoutPolicies?.[kind]
        const label = checkouts.policy[kind]
        return (
          <Disclosure key={kind} label={label} open={policy?.visible || undefined}>
            <Stack>
              <Checkbox
                {...field(policyField(kind, 'visible'))}
                label={checkouts.show(label)}
                defaultChecked={policy?.visible}
              />
              {kind === 'customPolicy' && (
                <TextField
                  {...field(policyField(kind, 'title'))}
                  label={checkouts.customTitle}
                  defaultValue={settings.checkoutPolicies?.customPolicy?.title ?? ''}
                  mark="none"
                />
              )}
              <TextArea
                {...field(policyField(kind, 'content'))}
                label={checkouts.text}
                defaultValue={policy?.content ?? ''}
                rows={5}
                mark="none"
              />
            </Stack>
          </Disclosure>
        )
      })}
    </div>
  </FieldGroup>
)

/** What buyers fill in, agree to and may read. */
export const BuyersForm = ({ settings }: { settings: CheckoutSettings }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.checkoutSettings.updateCheckoutSettings(readSettings(form))
    const undo = () => shop.checkoutSettings.updateCheckoutSettings(fieldsOf(settings))
    return done({ message: words.saved, undo })
  }
  const { policyAgreementCheckbox: agreement } = settings.checkoutFields ?? {}
  return (
    <EntryForm label={checkouts.buyers} save={save}>
      {(field) => (
        <>
          <FieldGroup title={checkouts.buyers}>
            <RadioGroup
              label={checkouts.billing}
              name="billing"
              options={billings}
              defaultValue={settings.checkoutBillingFields ?? 'MINIMUM_REQUIRED_FIELDS'}
            />
            <Checkbox
              {...field(fieldsField('policyAgreementCheckbox.visible'))}
              label={checkouts.agreement}
              hint={checkouts.agreementHint}
              defaultChecked={agreement?.visible}
            />
            <Checkbox
              {...field(fieldsField('policyAgreementCheckbox.checkedByDefault'))}
              label={checkouts.agreementChecked}
              hint={checkouts.agreementCheckedHint}
              defaultChecked={agreement?.checkedByDefault}
            />
            <Checkbox
              {...field(fieldsField('giftCardRedeemEnabled'))}
              label={checkouts.giftCards}
              defaultChecked={settings.checkoutFields?.giftCardRedeemEnabled}
            />
          </FieldGroup>
          <Policies settings={settings} field={field} />
        </>
      )}
    </EntryForm>
  )
}
