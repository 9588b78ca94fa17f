import type { Collection, DesignSection } from '@vitrine/client'
import { Button, SelectField, TextArea, TextField } from '@vitrine/ui'
import { MomentInput } from '../clock/date-fields.tsx'
import { ProductFinder } from '../products/product-finder.tsx'
import { words } from '../words/words.ts'
import { EntriesFields } from './entries-fields.tsx'
import { changeAll, remove } from './lists.ts'
import { ButtonFields, PictureFields, textField } from './shown-fields.tsx'

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

const TextPart = ({ section, fieldError, onChange }: SectionFieldsProps) => (
  <TextArea
    label={section.kind === 'MAP' ? texts.mapAddress : texts.sectionText}
    hint={section.kind === 'TEXT' ? texts.htmlHint : undefined}
    mark={section.kind === 'BANNER' || section.kind === 'MAP' ? 'none' : 'optional'}
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

const VideoFields = ({ section, fieldError, onChange }: SectionFieldsProps) => (
  <>
    <TextField
      label={texts.videoUrl}
      hint={texts.videoUrlHint}
      type="url"
      mark="none"
      maxLength={2048}
      value={section.videoUrl ?? ''}
      error={fieldError('videoUrl')}
      onChange={(event) => onChange({ videoUrl: event.target.value.trim() })}
    />
    <p className="text-sm text-muted">{texts.poster}</p>
  </>
)

/** Parts of the form that kinds of sections have. */
const parts: Readonly<Record<DesignSection['kind'], readonly ('title' | 'text' | 'picture' | 'button')[]>> = {
  HERO: ['title', 'text', 'picture', 'button'],
  TEXT: ['title', 'text', 'picture', 'button'],
  BANNER: ['text', 'button'],
  PRODUCTS: ['title'],
  COLLECTIONS: ['title'],
  QUESTIONS: ['title'],
  SLIDER: ['title'],
  GALLERY: ['title'],
  TESTIMONIALS: ['title'],
  LOGOS: ['title'],
  BENEFITS: ['title'],
  VIDEO: ['title', 'text', 'picture', 'button'],
  COUNTDOWN: ['title', 'text', 'button'],
  MAP: ['title', 'text', 'button'],
  NEWSLETTER: ['title', 'text'],
}

/** The fields of a section by kind. */
export const SectionFields = (props: SectionFieldsProps) => {
  const { section, fieldError, onChange } = props
  const { kind } = section
  const shown = { of: section, fieldError, onChange }
  const has = (part: (typeof parts)[typeof kind][number]) => parts[kind].includes(part)
  return (
    <div className="grid gap-4 pt-2">
      {has('title') && <TextField label={texts.sectionTitle} maxLength={200} {...textField(shown, 'title')} />}
      {has('text') && <TextPart {...props} />}
      {kind === 'VIDEO' && <VideoFields {...props} />}
      {has('picture') && <PictureFields {...shown} />}
      {kind === 'COUNTDOWN' && (
        <MomentInput
          label={texts.countdownEnd}
          hint={texts.countdownEndHint}
          mark="none"
          moment={section.until}
          error={fieldError('until')}
          onMoment={(until) => onChange({ until: until as Date })}
        />
      )}
      {kind === 'PRODUCTS' && <ProductFields {...props} />}
      {kind === 'QUESTIONS' && <QuestionFields {...props} />}
      <EntriesFields {...props} />
      {has('button') && <ButtonFields {...shown} />}
    </div>
  )
}
