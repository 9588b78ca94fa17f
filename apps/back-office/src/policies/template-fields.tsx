import { fillPlaceholders } from '@vitrine/domain/policy/fill-placeholders.ts'
import { findPlaceholders } from '@vitrine/domain/policy/placeholders.ts'
import { templateCountries, templateLanguage, templateLanguages } from '@vitrine/domain/policy/template.ts'
import type { StoreFacts } from '@vitrine/domain/policy/templates.ts'
import { Alert, Button, SelectField } from '@vitrine/ui'
import { useState } from 'react'
import { FieldGroup } from '../page/section.tsx'
import { languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'

const { policies: texts } = words

interface PlaceholdersProps {
  readonly text: string
  readonly facts: StoreFacts
  readonly onFill: (text: string) => void
}

/** Placeholders that are still unfilled. Those of facts that the settings have can be filled at once. */
export const Placeholders = ({ text, facts, onFill }: PlaceholdersProps) => {
  const places = findPlaceholders(text)
  if (places.length === 0) return null
  const filled = fillPlaceholders(text, facts)
  return (
    <Alert tone="caution" title={texts.places(places.length)}>
      <p>{texts.toFillHint}</p>
      <ul className="m-0 list-disc ps-5">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      {filled !== text && (
        <p className="mt-3">
          <Button size="small" onClick={() => onFill(filled)}>
            {texts.fill}
          </Button>
        </p>
      )}
    </Alert>
  )
}

/** Names the country, too, if a template is written for the law of one. */
const languageOptions = templateLanguages.map((value) => {
  const country = templateCountries[value]
  return { value, label: languageName(country === undefined ? value : `${value}-${country}`) }
})

interface PolicyTemplateProps {
  /** The language of the text. */
  readonly language: string
  readonly country: string | undefined
  readonly onUse: (language: string) => void
}

/** Offers a template. */
export const PolicyTemplate = ({ language, country, onUse }: PolicyTemplateProps) => {
  const [chosen, choose] = useState(templateLanguage(language, country))
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
