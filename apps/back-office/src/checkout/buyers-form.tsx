import type { CheckoutSettings, CheckoutSettingsInput } from '@vitrine/client'
import { Checkbox, Link, RadioGroup, SelectField, TextField } from '@vitrine/ui'
import { isTicked, textIn } from '../form/read-fields.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { checkouts } = words
const contactFields = ['company', 'phone', 'addressLine2'] as const
/** At most five custom fields. */
const questionNumbers = [0, 1, 2, 3, 4] as const

const fieldsField = (name: string): string => `checkoutSettings.checkoutFields.${name}`

const readSettings = (form: FormData): CheckoutSettingsInput => ({
  checkoutBillingFields: textIn(form, 'billing') as CheckoutSettings['checkoutBillingFields'],
  checkoutFields: {
    policyAgreementCheckbox: {
      visible: isTicked(form, fieldsField('policyAgreementCheckbox.visible')),
      checkedByDefault: isTicked(form, fieldsField('policyAgreementCheckbox.checkedByDefault')),
      text: textIn(form, fieldsField('policyAgreementCheckbox.text')),
    },
    subscriptionCheckbox: {
      visible: isTicked(form, fieldsField('subscriptionCheckbox.visible')),
      checkedByDefault: isTicked(form, fieldsField('subscriptionCheckbox.checkedByDefault')),
      splitByChannel: isTicked(form, fieldsField('subscriptionCheckbox.splitByChannel')),
      text: textIn(form, fieldsField('subscriptionCheckbox.text')),
    },
    ...Object.fromEntries(contactFields.map((name) => [name, textIn(form, fieldsField(name))])),
    questions: questionNumbers.flatMap((index) => {
      const title = textIn(form, fieldsField(`questions[${index}].title`))
      return title === '' ? [] : [{ title, required: isTicked(form, fieldsField(`questions[${index}].required`)) }]
    }),
    giftCardRedeemEnabled: isTicked(form, fieldsField('giftCardRedeemEnabled')),
  },
})

/** The settings that this form changes: the state an undo restores. */
const fieldsOf = ({ checkoutBillingFields, checkoutFields = {} }: CheckoutSettings) => {
  const { policyAgreementCheckbox, subscriptionCheckbox, giftCardRedeemEnabled, questions = [] } = checkoutFields
  const { company, phone, addressLine2 } = checkoutFields
  const fields = {
    policyAgreementCheckbox: { text: '', ...policyAgreementCheckbox },
    subscriptionCheckbox: { text: '', ...subscriptionCheckbox },
    giftCardRedeemEnabled,
    questions,
    company,
    phone,
    addressLine2,
  }
  return { checkoutBillingFields, checkoutFields: fields } as CheckoutSettingsInput
}

const billings = optionsOf(checkouts.billings)

const requirementOptions = optionsOf(checkouts.requirements)

/** Fields in addition to name and address. */
const AdditionalFields = ({
  settings: { checkoutFields = {} },
  field,
}: {
  settings: CheckoutSettings
  field: FieldOf
}) => (
  <FieldGroup title={checkouts.fields} hint={checkouts.fieldsHint}>
    {contactFields.map((name) => (
      <SelectField
        key={name}
        {...field(fieldsField(name))}
        label={checkouts.contactFields[name]}
        options={requirementOptions}
        defaultValue={checkoutFields[name] ?? 'OPTIONAL'}
        mark="none"
      />
    ))}
    {questionNumbers.map((index) => {
      const question = checkoutFields.questions?.[index]
      return (
        <div key={index} className="grid gap-2">
          <TextField
            {...field(fieldsField(`questions[${index}].title`))}
            label={checkouts.question(index + 1)}
            hint={index === 0 ? checkouts.questionHint : undefined}
            defaultValue={question?.title ?? ''}
            maxLength={200}
            mark="none"
          />
          <Checkbox
            {...field(fieldsField(`questions[${index}].required`))}
            label={checkouts.questionRequired(index + 1)}
            defaultChecked={question?.required}
          />
        </div>
      )
    })}
  </FieldGroup>
)

/** The checkbox for marketing consent. */
const MarketingConsentFields = ({
  settings: { checkoutFields = {} },
  field,
}: {
  settings: CheckoutSettings
  field: FieldOf
}) => {
  const { subscriptionCheckbox: box = {} } = checkoutFields
  return (
    <FieldGroup title={checkouts.news} hint={checkouts.newsHint}>
      <Checkbox
        {...field(fieldsField('subscriptionCheckbox.visible'))}
        label={checkouts.newsShown}
        defaultChecked={box.visible}
      />
      <Checkbox
        {...field(fieldsField('subscriptionCheckbox.checkedByDefault'))}
        label={checkouts.newsChecked}
        hint={checkouts.newsCheckedHint}
        defaultChecked={box.checkedByDefault}
      />
      <Checkbox
        {...field(fieldsField('subscriptionCheckbox.splitByChannel'))}
        label={checkouts.newsSplit}
        defaultChecked={box.splitByChannel}
      />
      <TextField
        {...field(fieldsField('subscriptionCheckbox.text'))}
        label={checkouts.newsText}
        hint={checkouts.newsTextHint}
        defaultValue={box.text ?? ''}
        maxLength={300}
        mark="none"
      />
    </FieldGroup>
  )
}

/** Which information buyers enter at checkout and what they agree to. */
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
            <TextField
              {...field(fieldsField('policyAgreementCheckbox.text'))}
              label={checkouts.agreementText}
              hint={checkouts.agreementTextHint}
              defaultValue={agreement?.text ?? ''}
              maxLength={300}
              mark="none"
            />
            <Checkbox
              {...field(fieldsField('giftCardRedeemEnabled'))}
              label={checkouts.giftCards}
              defaultChecked={settings.checkoutFields?.giftCardRedeemEnabled}
            />
          </FieldGroup>
          <AdditionalFields settings={settings} field={field} />
          <MarketingConsentFields settings={settings} field={field} />
          <FieldGroup title={words.policies.title} hint={words.policies.atCheckout}>
            <p>
              <Link href="/policies">{words.policies.edit}</Link>
            </p>
          </FieldGroup>
        </>
      )}
    </EntryForm>
  )
}
