import { calls, type CheckoutSettings, type ReturnSettings, type SiteSettings } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { findPlaceholders } from '@vitrine/domain/policy/placeholders.ts'
import { policyTemplate, templateLanguages } from '@vitrine/domain/policy/template.ts'
import type { StoreFacts } from '@vitrine/domain/policy/templates.ts'
import { Alert, Button, Checkbox, Link, SelectField, TextArea, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { EntryPage } from '../page/entry-page.tsx'
import { isTicked, textIn } from '../form/read-fields.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { FieldGroup } from '../page/section.tsx'
import { ownSiteId } from '../session/session.ts'
import { shop } from '../shop.ts'
import { languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'
import { policyKinds, type PolicyField } from './kinds.ts'

const { policies: texts } = words

type Policy = NonNullable<NonNullable<CheckoutSettings['checkoutPolicies']>['customPolicy']>

interface PolicyData {
  /** `undefined` if the URL names no policy. */
  readonly kind: (typeof policyKinds)[number] | undefined
  readonly policy: Policy
  readonly facts: StoreFacts
  readonly language: string
  readonly storefrontUrl: string
}

/** Store details for the template. The address is formatted in the store's language. */
const factsOf = (
  { name, legalName, businessAddress, contactEmail, vatId, language }: SiteSettings,
  { returnAddress }: ReturnSettings,
): StoreFacts => ({
  storeName: name,
  // A country alone is not an address.
  ...(businessAddress?.addressLine && { address: addressLines(businessAddress, language).join('\n') }),
  legalName,
  email: contactEmail,
  vatId,
  returnAddress,
})

export const loadPolicy = async ({
  params: { policy: slug },
}: PageRequest<'/policies/:policy'>): Promise<PolicyData> => {
  const siteId = await ownSiteId()
  const [{ checkoutSettings }, { siteSettings }, returnSettings, { site }] = await Promise.all([
    shop.checkoutSettings.getCheckoutSettings(),
    shop.backOffice.getSiteSettings(),
    shop.returns.getReturnSettings(),
    shop.send(calls.getSite, { query: { siteId } }),
  ])
  const kind = policyKinds.find((one) => one.slug === slug)
  return {
    kind,
    policy: (kind && checkoutSettings.checkoutPolicies?.[kind.field]) ?? {},
    facts: factsOf(siteSettings, returnSettings),
    language: siteSettings.language,
    storefrontUrl: site.storefrontUrl,
  }
}

const named = (field: PolicyField, part: string): string => `checkoutSettings.checkoutPolicies.${field}.${part}`

const savePolicy = (field: PolicyField, policy: Policy) =>
  shop.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: { [field]: policy } })

const readPolicy = (form: FormData, field: PolicyField): Policy => ({
  visible: isTicked(form, named(field, 'visible')),
  content: textIn(form, named(field, 'content')),
  ...(field === 'customPolicy' && { title: textIn(form, named(field, 'title')) }),
})

/** Placeholders that are still unfilled. */
const Placeholders = ({ text }: { text: string }) => {
  const places = findPlaceholders(text)
  if (places.length === 0) return null
  return (
    <Alert tone="caution" title={texts.places(places.length)}>
      <p>{texts.toFillHint}</p>
      <ul className="m-0 list-disc ps-5">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Alert>
  )
}

const languageOptions = templateLanguages.map((value) => ({ value, label: languageName(value) }))

interface TemplateProps extends Pick<PolicyData, 'language'> {
  readonly onUse: (language: string) => void
}

/** Offers a template. */
const Template = ({ language, onUse }: TemplateProps) => {
  const own = language.split('-')[0]!
  const [chosen, choose] = useState(templateLanguages.includes(own) ? own : 'en')
  return (
    <FieldGroup title={texts.template} hint={texts.templateHint}>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          name="templateLanguage"
          label={texts.templateLanguage}
          options={languageOptions}
          value={chosen}
          mark="none"
          onChange={(event) => choose(event.target.value)}
        />
        <Button onClick={() => onUse(chosen)}>{texts.startWithTemplate}</Button>
      </div>
    </FieldGroup>
  )
}

type KnownPolicy = PolicyData & { readonly kind: NonNullable<PolicyData['kind']> }

const Fields = ({ kind: { field: name, template }, field, ...data }: KnownPolicy & { field: FieldOf }) => {
  const { policy, facts, language } = data
  const [text, write] = useState(policy.content ?? '')
  return (
    <>
      {template && text.trim() === '' && (
        <Template language={language} onUse={(chosen) => write(policyTemplate(template, facts, chosen))} />
      )}
      {name === 'customPolicy' && (
        <TextField
          {...field(named(name, 'title'))}
          label={texts.customTitle}
          defaultValue={policy.title ?? ''}
          mark="none"
        />
      )}
      <TextArea
        {...field(named(name, 'content'))}
        label={texts.text}
        hint={texts.textHint}
        value={text}
        onChange={(event) => write(event.target.value)}
        rows={text === '' ? 6 : 24}
        maxLength={50_000}
        mark="none"
      />
      <Placeholders text={text} />
      <Checkbox
        {...field(named(name, 'visible'))}
        label={texts.show}
        hint={texts.showHint}
        defaultChecked={policy.visible}
      />
    </>
  )
}

const PolicyForm = (data: KnownPolicy) => {
  const { kind, policy } = data
  const done = useDone()
  const save = async (form: FormData) => {
    await savePolicy(kind.field, readPolicy(form, kind.field))
    const before = { visible: false, content: '', ...policy }
    return done({ message: words.saved, undo: () => savePolicy(kind.field, before) })
  }
  return (
    <EntryForm label={texts.names[kind.field]} save={save}>
      {(field) => <Fields {...data} field={field} />}
    </EntryForm>
  )
}

/** Edits and publishes a policy. */
export const PolicyPage = ({ data }: PageProps<PolicyData>) => {
  const { kind, policy, storefrontUrl } = data
  if (!kind) return <NotFound list="/policies" />
  const { field, slug } = kind
  const isShown = policy.visible && policy.content
  return (
    <EntryPage
      title={texts.names[field]}
      list={{ label: texts.title, href: '/policies' }}
      hint={texts.hints[field]}
      actions={isShown && <Link href={new URL(`/policies/${slug}`, storefrontUrl).href}>{texts.view}</Link>}
    >
      <PolicyForm key={`${slug} ${JSON.stringify(policy)}`} {...data} kind={kind} />
    </EntryPage>
  )
}
