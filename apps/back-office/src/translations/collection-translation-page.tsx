import type { Collection, CollectionTranslation } from '@vitrine/client'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { loadLanguages } from './languages.ts'
import { TranslatedField } from './translated-field.tsx'
import { TranslationFrame } from './translation-frame.tsx'

const { translations: texts } = words

interface Data {
  readonly collection: Collection
  readonly languages: readonly string[]
  readonly language: string | undefined
  readonly known: readonly { readonly language: string; readonly translation: CollectionTranslation }[]
}

export const loadCollectionTranslation = async ({
  params: { id },
  url,
}: PageRequest<'/collections/:id/translations'>): Promise<Data> => {
  const [collection, known, chosen] = await Promise.all([
    shop.collections.getCollection(id),
    shop.translations.listCollectionTranslations(id),
    loadLanguages(url),
  ])
  return { collection: collection!, known, ...chosen }
}

const TranslationForm = ({ collection, language, known }: Data & { language: string }) => {
  const done = useDone()
  const before = known.find((one) => one.language === language)?.translation ?? {}
  const write = (translation: CollectionTranslation) =>
    shop.translations.setCollectionTranslation(collection.id, language, translation)
  const save = async (form: FormData) => {
    await write({
      name: textIn(form, 'translation.name'),
      description: textIn(form, 'translation.description'),
    })
    return done({ message: words.saved, undo: () => write(before) })
  }
  return (
    <EntryForm label={texts.one} save={save}>
      {(field) => (
        <>
          <TranslatedField
            field={field}
            name="translation.name"
            label={texts.name}
            original={collection.name}
            value={before.name}
            language={language}
            maxLength={50}
          />
          {collection.description && (
            <TranslatedField
              field={field}
              name="translation.description"
              label={texts.description}
              original={collection.description}
              value={before.description}
              language={language}
              maxLength={600}
              rows={3}
            />
          )}
        </>
      )}
    </EntryForm>
  )
}

/** Translations of a collection. */
export const CollectionTranslationPage = ({ data }: PageProps<Data>) => {
  const { collection, languages, language, known } = data
  const of = { name: collection.name, href: `/collections/${collection.id}` }
  return (
    <TranslationFrame of={of} languages={languages} language={language} done={known.map((one) => one.language)}>
      {language !== undefined && (
        <TranslationForm key={JSON.stringify([language, known])} {...data} language={language} />
      )}
    </TranslationFrame>
  )
}
