import type { Product, ProductTranslation } from '@vitrine/client'
import { productFactFields, translatedFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { loadLanguages } from './languages.ts'
import { choosablesOf, describedImages, named, readProductTranslation } from './product-words.ts'
import { TranslatedField } from './translated-field.tsx'
import { TranslationFrame } from './translation-frame.tsx'

const { translations: texts } = words

interface Data {
  readonly product: Product
  readonly languages: readonly string[]
  readonly language: string | undefined
  readonly known: readonly { readonly language: string; readonly translation: ProductTranslation }[]
}

export const loadProductTranslation = async ({
  params: { id },
  url,
}: PageRequest<'/products/:id/translations'>): Promise<Data> => {
  const [{ product }, known, chosen] = await Promise.all([
    shop.products.getProduct(id),
    shop.translations.listProductTranslations(id),
    loadLanguages(url),
  ])
  return { product, known, ...chosen }
}

interface Part {
  readonly product: Product
  readonly before: ProductTranslation
  readonly field: FieldOf
  readonly language: string
}

const Texts = ({ product, before, field, language }: Part) => (
  <>
    <TranslatedField
      {...{ field, language }}
      name={named('name')}
      label={texts.name}
      original={product.name}
      value={before.name}
      maxLength={80}
    />
    {product.ribbon && (
      <TranslatedField
        {...{ field, language }}
        name={named('ribbon')}
        label={texts.ribbon}
        original={product.ribbon}
        value={before.ribbon}
        maxLength={30}
      />
    )}
    {product.description && (
      <TranslatedField
        {...{ field, language }}
        name={named('description')}
        label={texts.description}
        original={product.description}
        value={before.description}
        maxLength={8000}
        rows={8}
      />
    )}
    {translatedFactNames.map((name) => {
      const original = product[name]
      return (
        original && (
          <TranslatedField
            key={name}
            {...{ field, language }}
            name={named(name)}
            label={words.productFacts[name].label}
            original={original}
            value={before[name]}
            maxLength={productFactFields[name].maxLength}
            rows={4}
          />
        )
      )
    })}
  </>
)

const Sections = ({ product: { additionalInfoSections: sections }, before, field, language }: Part) =>
  sections.length > 0 && (
    <FieldGroup title={texts.sections}>
      {sections.map(({ title = '', description = '' }, index) => (
        <div key={index} className="grid gap-4">
          <TranslatedField
            {...{ field, language }}
            name={named(`additionalInfoSections[${index}].title`)}
            label={texts.sectionTitle(title)}
            original={title}
            value={before.additionalInfoSections?.[index]?.title}
            maxLength={50}
          />
          <TranslatedField
            {...{ field, language }}
            name={named(`additionalInfoSections[${index}].description`)}
            label={texts.sectionText(title)}
            original={description}
            value={before.additionalInfoSections?.[index]?.description}
            maxLength={16_000}
            rows={4}
          />
        </div>
      ))}
    </FieldGroup>
  )

const Options = ({ product, before, field, language }: Part) => {
  const choosables = choosablesOf(product)
  return (
    choosables.length > 0 && (
      <FieldGroup title={texts.options}>
        {choosables.map(({ name, choices }, index) => {
          const known = before.productOptions?.find((option) => option.name === name)
          return (
            <div key={name} className="grid gap-4 sm:grid-cols-2">
              <div className="sm:col-span-2">
                <TranslatedField
                  {...{ field, language }}
                  name={named(`productOptions[${index}].translatedName`)}
                  label={texts.optionName(name)}
                  original={name}
                  value={known?.translatedName}
                  maxLength={50}
                />
              </div>
              {choices.map((description, place) => (
                <TranslatedField
                  key={description}
                  {...{ field, language }}
                  name={named(`productOptions[${index}].choices[${place}].translatedDescription`)}
                  label={texts.choice(description)}
                  original={description}
                  value={known?.choices?.find((choice) => choice.description === description)?.translatedDescription}
                  maxLength={50}
                />
              ))}
            </div>
          )
        })}
      </FieldGroup>
    )
  )
}

const TextFields = ({ product: { customTextFields = [] }, before, field, language }: Part) =>
  customTextFields.length > 0 && (
    <FieldGroup title={texts.textFields}>
      {customTextFields.map(({ title = '' }, index) => (
        <TranslatedField
          key={title}
          {...{ field, language }}
          name={named(`customTextFields[${index}].translatedTitle`)}
          label={title}
          original={title}
          value={before.customTextFields?.find((one) => one.title === title)?.translatedTitle}
          maxLength={100}
        />
      ))}
    </FieldGroup>
  )

const Images = ({ product, before, field, language }: Part) => {
  const images = describedImages(product)
  return (
    images.length > 0 && (
      <FieldGroup title={texts.images}>
        {images.map(({ id, altText }, index) => (
          <TranslatedField
            key={id}
            {...{ field, language }}
            name={named(`images[${index}].altText`)}
            label={texts.image(index + 1)}
            original={altText}
            value={before.images?.find((one) => one.id === id)?.altText}
            maxLength={1000}
          />
        ))}
      </FieldGroup>
    )
  )
}

const TranslationForm = ({ product, language, known }: Data & { language: string }) => {
  const done = useDone()
  const before = known.find((one) => one.language === language)?.translation ?? {}
  const write = (translation: ProductTranslation) =>
    Object.keys(translation).length > 0
      ? shop.translations.setProductTranslation(product.id, language, translation)
      : shop.translations.deleteProductTranslation(product.id, language)
  const save = async (form: FormData) => {
    await write(readProductTranslation(form, product))
    return done({ message: words.saved, undo: () => write(before) })
  }
  return (
    <EntryForm label={texts.one} save={save}>
      {(field) => {
        const part = { product, before, field, language }
        return (
          <>
            <Texts {...part} />
            <Options {...part} />
            <Sections {...part} />
            <TextFields {...part} />
            <Images {...part} />
          </>
        )
      }}
    </EntryForm>
  )
}

/** Translations of a product. */
export const ProductTranslationPage = ({ data }: PageProps<Data>) => {
  const { product, languages, language, known } = data
  const of = { name: product.name, href: `/products/${product.id}` }
  return (
    <TranslationFrame of={of} languages={languages} language={language} done={known.map((one) => one.language)}>
      {language !== undefined && (
        <TranslationForm key={JSON.stringify([language, known])} {...data} language={language} />
      )}
    </TranslationFrame>
  )
}
