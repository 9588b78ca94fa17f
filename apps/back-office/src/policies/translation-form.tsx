import { policyTemplate } from '@vitrine/domain/policy/template.ts'
import { TextField } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { baseOf, languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'
import type { Policy, PolicyField } from './kinds.ts'
import type { PolicyFormProps } from './policy-form.tsx'
import { PolicyText, useText } from './policy-text.tsx'
import { PolicyTemplate } from './template-fields.tsx'

const { policies: texts } = words

type Translation = NonNullable<Policy['translations']>[number]

/** Replaces the text in one language. Those in others are read again, since somebody may have changed them. */
const saveTranslation = async (field: PolicyField, { language, ...changed }: Translation) => {
  const { checkoutSettings } = await shop.checkoutSettings.getCheckoutSettings()
  const known = checkoutSettings.checkoutPolicies?.[field]?.translations ?? []
  const others = known.filter((one) => one.language !== language)
  const isEmpty = !changed.content?.trim() && !changed.title?.trim()
  const translations = isEmpty ? others : [...others, { language, ...changed }]
  return shop.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: { [field]: { translations } } })
}

interface TranslationFormProps extends PolicyFormProps {
  /** The language of the text. */
  readonly chosen: string
}

const contentName = 'content'

/** Edits the text of a policy in another language of the store. */
export const TranslationForm = ({ kind, policy, facts, language, country, chosen }: TranslationFormProps) => {
  const done = useDone()
  const { field: policyField, template } = kind
  const before = policy.translations?.find((one) => one.language === chosen)
  const { text, write, insert } = useText(before?.content ?? '', contentName)
  const save = async (form: FormData) => {
    const title = policyField === 'customPolicy' && { title: textIn(form, 'title') }
    await saveTranslation(policyField, { language: chosen, content: textIn(form, contentName), ...title })
    return done({
      message: words.saved,
      undo: () => saveTranslation(policyField, before ?? { language: chosen }),
    })
  }
  return (
    <EntryForm label={texts.inLanguage(texts.names[policyField], languageName(chosen))} save={save}>
      {(field) => (
        <>
          {template && text.trim() === '' && (
            <PolicyTemplate
              language={chosen}
              country={country}
              onUse={(used) => insert(policyTemplate(template, facts, used))}
            />
          )}
          {policyField === 'customPolicy' && (
            <TextField
              {...field('title')}
              label={texts.customTitle}
              hint={policy.title && words.translations.original(policy.title)}
              defaultValue={before?.title ?? ''}
              lang={chosen}
              dir="auto"
              mark="none"
            />
          )}
          <PolicyText
            field={field(contentName)}
            hint={texts.translationHint(languageName(baseOf(language)))}
            text={text}
            facts={facts}
            language={chosen}
            onWrite={write}
            onFill={insert}
          />
        </>
      )}
    </EntryForm>
  )
}
