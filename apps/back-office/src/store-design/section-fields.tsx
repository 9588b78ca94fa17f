import type { Collection, DesignSection } from '@vitrine/client'
import { Button, SelectField, TextArea, TextField } from '@vitrine/ui'
import { PictureDrop } from '../products/picture-drop.tsx'
import { ProductFinder } from '../products/product-finder.tsx'
import { words } from '../words/en.ts'
import { remove } from './lists.ts'

const { design: texts } = words

export interface SectionFieldsProps {
  readonly section: DesignSection
  readonly collections: readonly Collection[]
  readonly fieldError: (field: string) => string | undefined
  readonly onChange: (by: Partial<DesignSection>) => void
}

const sources = (Object.entries(texts.sources) as [NonNullable<DesignSection['source']>, string][]).map(
  ([value, label]) => ({ value, label }),
)

/** A text field. An empty value is stored as a missing field. */
const textField = (
  { section, fieldError, onChange }: SectionFieldsProps,
  name: 'title' | 'buttonLabel' | 'href' | 'imageAlt',
) => ({
  mark: 'optional' as const,
  value: section[name] ?? '',
  error: fieldError(name),
  onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
})

const ButtonFields = (props: SectionFieldsProps) => (
  <>
    <TextField label={texts.button} maxLength={60} {...textField(props, 'buttonLabel')} />
    <TextField label={texts.link} hint={texts.linkHint} maxLength={2048} {...textField(props, 'href')} />
  </>
)

const PictureFields = (props: SectionFieldsProps) => {
  const { section, fieldError, onChange } = props
  return (
    <>
      <PictureDrop onPicture={({ url }) => onChange({ image: url })} />
      <TextField
        label={texts.pictureAddress}
        type="url"
        mark="optional"
        maxLength={2048}
        value={section.image ?? ''}
        error={fieldError('image')}
        onChange={(event) => onChange({ image: event.target.value.trim() })}
      />
      {section.image !== undefined && (
        <>
          <TextField label={texts.alt} maxLength={1000} {...textField(props, 'imageAlt')} />
          <div>
            <Button type="button" size="small" onClick={() => onChange({ image: '', imageAlt: '' })}>
              {texts.removePicture}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

const TextPart = ({ section, fieldError, onChange }: SectionFieldsProps) => (
  <TextArea
    label={texts.sectionText}
    hint={section.kind === 'TEXT' ? texts.htmlHint : undefined}
    mark={section.kind === 'BANNER' ? 'none' : 'optional'}
    rows={section.kind === 'TEXT' ? 8 : 3}
    maxLength={20_000}
    value={section.text ?? ''}
    error={fieldError('text')}
    onChange={(event) => onChange({ text: event.target.value })}
  />
)

const collectionOptions = (collections: readonly Collection[]) =>
  collections.map(({ id, name }) => ({ value: id, label: name }))

/** Changing the source resets the fields of the previous one. */
const sourceOf = (source: NonNullable<DesignSection['source']>, collections: readonly Collection[]) => ({
  source,
  collectionId: (source === 'COLLECTION' ? collections[0]?.id : undefined) as string,
  productIds: undefined as never,
})

const ProductFields = ({ section, collections, fieldError, onChange }: SectionFieldsProps) => {
  const { productIds = [] } = section
  const toggle = (id: string): void => {
    const next = productIds.includes(id) ? productIds.filter((one) => one !== id) : [...productIds, id]
    onChange({ productIds: (next.length > 0 ? next : undefined) as string[] })
  }
  return (
    <>
      <SelectField
        label={texts.source}
        mark="none"
        options={sources}
        value={section.source ?? 'NEWEST'}
        error={fieldError('source')}
        onChange={(event) =>
          onChange(sourceOf(event.target.value as NonNullable<DesignSection['source']>, collections))
        }
      />
      {section.source === 'COLLECTION' && (
        <SelectField
          label={texts.collection}
          mark="none"
          options={collectionOptions(collections)}
          value={section.collectionId ?? ''}
          error={fieldError('collectionId')}
          onChange={(event) => onChange({ collectionId: event.target.value })}
        />
      )}
      {section.source === 'CHOSEN' ? (
        <>
          {fieldError('productIds') !== undefined && (
            <p className="text-critical text-sm">{fieldError('productIds')}</p>
          )}
          <ProductFinder label={texts.pick}>
            {({ id, name }) => (
              <Button
                type="button"
                size="small"
                aria-pressed={productIds.includes(id)}
                aria-label={`${texts.add}: ${name}`}
                onClick={() => toggle(id)}
              >
                {productIds.includes(id) ? texts.picked : texts.add}
              </Button>
            )}
          </ProductFinder>
        </>
      ) : (
        <TextField
          type="number"
          label={texts.limit}
          mark="none"
          min={1}
          max={24}
          value={section.limit ?? 8}
          error={fieldError('limit')}
          onChange={(event) => onChange({ limit: Number(event.target.value) })}
        />
      )}
    </>
  )
}

const QuestionFields = ({ section, fieldError, onChange }: SectionFieldsProps) => {
  const { questions = [] } = section
  return (
    <>
      {questions.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- questions may be identical while the owner types
        <div key={at} className="grid gap-3 border-s-2 border-line ps-4">
          <TextField
            label={`${texts.question} ${at + 1}`}
            mark="none"
            maxLength={200}
            value={one.question}
            error={fieldError(`questions[${at}].question`)}
            onChange={(event) => onChange({ questions: changeAll(questions, at, { question: event.target.value }) })}
          />
          <TextArea
            label={`${texts.answer} ${at + 1}`}
            mark="none"
            rows={3}
            maxLength={2000}
            value={one.answer}
            error={fieldError(`questions[${at}].answer`)}
            onChange={(event) => onChange({ questions: changeAll(questions, at, { answer: event.target.value }) })}
          />
          {questions.length > 1 && (
            <div>
              <Button
                type="button"
                size="small"
                variant="quiet"
                onClick={() => onChange({ questions: remove(questions, at) })}
              >
                {texts.removeOf(`${texts.question} ${at + 1}`)}
              </Button>
            </div>
          )}
        </div>
      ))}
      {questions.length < 30 && (
        <div>
          <Button
            type="button"
            size="small"
            onClick={() => onChange({ questions: [...questions, { question: texts.question, answer: texts.answer }] })}
          >
            {texts.addQuestion}
          </Button>
        </div>
      )}
    </>
  )
}

/** Keeps empty fields while the owner types: the server reports them. */
const changeAll = <Entry extends object>(list: readonly Entry[], at: number, by: Partial<Entry>): Entry[] =>
  list.map((entry, place) => (place === at ? { ...entry, ...by } : entry))

/** The fields of a section by kind. */
export const SectionFields = (props: SectionFieldsProps) => {
  const { kind } = props.section
  const isShown = kind === 'HERO' || kind === 'TEXT'
  return (
    <div className="grid gap-4 pt-2">
      {kind !== 'BANNER' && <TextField label={texts.sectionTitle} maxLength={200} {...textField(props, 'title')} />}
      {(isShown || kind === 'BANNER') && <TextPart {...props} />}
      {isShown && <PictureFields {...props} />}
      {(isShown || kind === 'BANNER') && <ButtonFields {...props} />}
      {kind === 'PRODUCTS' && <ProductFields {...props} />}
      {kind === 'QUESTIONS' && <QuestionFields {...props} />}
    </div>
  )
}
