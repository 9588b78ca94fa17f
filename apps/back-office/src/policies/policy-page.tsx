import { calls, type CheckoutSettings, type ReturnSettings, type SiteSettings } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { policyTemplate } from '@vitrine/domain/policy/template.ts'
import type { StoreFacts } from '@vitrine/domain/policy/templates.ts'
import { Button, Checkbox, Link, TextArea, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { EntryPage } from '../page/entry-page.tsx'
import { isTicked, textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { ownSiteId } from '../session/session.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { policyKinds, type PolicyField } from './kinds.ts'
import { Placeholders, PolicyTemplate } from './template-fields.tsx'

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

type KnownPolicy = PolicyData & { readonly kind: NonNullable<PolicyData['kind']> }

/** Ticks “Show it in the store” and saves. */
const publish = (form: HTMLFormElement, field: PolicyField): void => {
  const shown = form.elements.namedItem(named(field, 'visible'))
  if (shown instanceof HTMLInputElement) shown.checked = true
  form.requestSubmit()
}

const PolicyForm = ({ kind, policy, facts, language }: KnownPolicy) => {
  const done = useDone()
  const [text, write] = useState(policy.content ?? '')
  /** Writes a text that a button creates. The button disappears, so the field gets the focus. */
  const insert = (created: string) => {
    write(created)
    document.getElementById(named(kind.field, 'content'))?.focus()
  }
  const save = async (form: FormData) => {
    const changed = readPolicy(form, kind.field)
    await savePolicy(kind.field, changed)
    const before = { visible: false, content: '', ...policy }
    const isPublished = changed.visible === true && !before.visible
    return done({ message: isPublished ? texts.published : words.saved, undo: () => savePolicy(kind.field, before) })
  }
  const actions = !policy.visible && text.trim() !== '' && (
    <Button onClick={({ currentTarget }) => publish(currentTarget.form!, kind.field)}>{texts.publish}</Button>
  )
  return (
    <EntryForm label={texts.names[kind.field]} save={save} actions={actions}>
      {(field) => (
        <>
          {kind.template && text.trim() === '' && (
            <PolicyTemplate
              language={language}
              onUse={(chosen) => insert(policyTemplate(kind.template!, facts, chosen))}
            />
          )}
          {kind.field === 'customPolicy' && (
            <TextField
              {...field(named(kind.field, 'title'))}
              label={texts.customTitle}
              defaultValue={policy.title ?? ''}
              mark="none"
            />
          )}
          <TextArea
            {...field(named(kind.field, 'content'))}
            label={texts.text}
            hint={texts.textHint}
            value={text}
            onChange={(event) => write(event.target.value)}
            rows={text === '' ? 6 : 24}
            maxLength={50_000}
            mark="none"
          />
          <Placeholders text={text} facts={facts} onFill={insert} />
          <Checkbox
            {...field(named(kind.field, 'visible'))}
            label={texts.show}
            hint={texts.showHint}
            defaultChecked={policy.visible}
          />
        </>
      )}
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
