import type { SiteSettings } from '@vitrine/client'
import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { Checkbox } from '@vitrine/ui'
import type { FieldOf } from '../form/entry-form.tsx'
import { FieldGroup } from '../page/section.tsx'
import { baseOf, languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'

const name = 'siteSettings.languages'

/** The selected languages. */
export const selectedLanguages = (form: FormData): string[] => form.getAll(name).map(String)

/** Languages of the store in addition to its own. */
export const LanguagesField = ({ settings, field }: { settings: SiteSettings; field: FieldOf }) => {
  const { languages, language } = settings
  const offered = [...new Set<string>([...supportedLanguages, ...languages])].filter((one) => one !== baseOf(language))
  return (
    <FieldGroup title={words.translations.languages} hint={words.translations.languagesHint}>
      {offered.map((one) => (
        <Checkbox
          {...field(`${name}.${one}`)}
          key={one}
          name={name}
          value={one}
          label={languageName(one)}
          defaultChecked={languages.includes(one)}
        />
      ))}
    </FieldGroup>
  )
}
