import { policyTemplate } from '@vitrine/domain/policy/template.ts'
import type { StoreFacts } from '@vitrine/domain/policy/templates.ts'
import { Button, Checkbox, TextField } from '@vitrine/ui'
import { isTicked, textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import type { Policy, PolicyField, PolicyKind } from './kinds.ts'
import { PolicyText, useText } from './policy-text.tsx'
import { PolicyTemplate } from './template-fields.tsx'

const { policies: texts } = words

export interface PolicyFormProps {
  readonly kind: PolicyKind
  readonly policy: Policy
  readonly facts: StoreFacts
  /** The main language of the store. */
  readonly language: string
  readonly country: string | undefined
}

const named = (field: PolicyField, part: string): string => `checkoutSettings.checkoutPolicies.${field}.${part}`

const savePolicy = (field: PolicyField, policy: Policy) =>
  shop.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: { [field]: policy } })

const readPolicy = (form: FormData, field: PolicyField): Policy => ({
  visible: isTicked(form, named(field, 'visible')),
  content: textIn(form, named(field, 'content')),
  ...(field === 'customPolicy' && { title: textIn(form, named(field, 'title')) }),
})

/** Ticks “Show it in the store” and saves. */
const publish = (form: HTMLFormElement, field: PolicyField): void => {
  const shown = form.elements.namedItem(named(field, 'visible'))
  if (shown instanceof HTMLInputElement) shown.checked = true
  form.requestSubmit()
}

/** Edits the text in the main language, and whether the policy is shown. */
export const PolicyForm = ({ kind: { field: policyField, template }, policy, facts, ...place }: PolicyFormProps) => {
  const done = useDone()
  const contentName = named(policyField, 'content')
  const { text, write, insert } = useText(policy.content ?? '', contentName)
  const save = async (form: FormData) => {
    const changed = readPolicy(form, policyField)
    await savePolicy(policyField, changed)
    const { translations: _translations, ...known } = policy
    const before = { visible: false, content: '', ...known }
    const isPublished = changed.visible === true && !before.visible
    return done({ message: isPublished ? texts.published : words.saved, undo: () => savePolicy(policyField, before) })
  }
  const actions = !policy.visible && text.trim() !== '' && (
    <Button onClick={({ currentTarget }) => publish(currentTarget.form!, policyField)}>{texts.publish}</Button>
  )
  return (
    <EntryForm label={texts.names[policyField]} save={save} actions={actions}>
      {(field) => (
        <>
          {template && text.trim() === '' && (
            <PolicyTemplate {...place} onUse={(chosen) => insert(policyTemplate(template, facts, chosen))} />
          )}
          {policyField === 'customPolicy' && (
            <TextField
              {...field(named(policyField, 'title'))}
              label={texts.customTitle}
              defaultValue={policy.title ?? ''}
              mark="none"
            />
          )}
          <PolicyText
            field={field(contentName)}
            hint={texts.textHint}
            text={text}
            facts={facts}
            onWrite={write}
            onFill={insert}
          />
          <Checkbox
            {...field(named(policyField, 'visible'))}
            label={texts.show}
            hint={texts.showHint}
            defaultChecked={policy.visible}
          />
        </>
      )}
    </EntryForm>
  )
}
