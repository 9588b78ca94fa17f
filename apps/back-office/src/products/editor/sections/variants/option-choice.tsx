import { CloseIcon, IconButton, joinClasses } from '@vitrine/ui'
import { words } from '../../../../words/words.ts'
import { thumbnailOf } from '../../draft/media-drafts.ts'
import type { ChoiceDraft, MediaDraft, OptionKind } from '../../draft/product-draft.ts'

const { editor: texts } = words

interface OptionChoiceProps {
  readonly id: string
  readonly error: string | undefined
  readonly choice: ChoiceDraft
  readonly kind: OptionKind
  readonly number: number
  readonly media: readonly MediaDraft[]
  readonly onChange: (changes: Partial<ChoiceDraft>) => void
  readonly onUp: (() => void) | undefined
  readonly onRemove: () => void
}

/** The first picture of a choice, and a list to choose another one. */
const ChoicePicture = ({
  choice,
  media,
  name,
  onChange,
}: Pick<OptionChoiceProps, 'choice' | 'media' | 'onChange'> & { name: string }) => {
  const [first = ''] = choice.mediaKeys
  const shown = media.find(({ key }) => key === first)
  const url = shown && thumbnailOf(shown, 80)
  const numbered = media.map((item, index) => ({
    key: item.key,
    label: item.altText || words.media.numbered(words.media.kinds[item.kind], index + 1),
  }))
  return (
    <span className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-sm border border-edge bg-wash focus-within:outline-2 focus-within:outline-focus">
      {url ? <img src={url} alt="" className="size-full object-cover" /> : <span aria-hidden="true">+</span>}
      <select
        aria-label={texts.choicePicture(name)}
        title={texts.choicePicture(name)}
        className="absolute inset-0 cursor-pointer opacity-0"
        value={first}
        onChange={({ target: { value } }) =>
          onChange({
            mediaKeys: value === '' ? [] : [value, ...choice.mediaKeys.slice(1).filter((key) => key !== value)],
          })
        }
      >
        <option value="">{texts.noPicture}</option>
        {numbered.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** A choice of an option: its name, color and picture. */
export const OptionChoice = ({
  id,
  error,
  choice,
  kind,
  number,
  media,
  onChange,
  onUp,
  onRemove,
}: OptionChoiceProps) => {
  const name = choice.name || texts.choiceName(number)
  return (
    <li className="grid gap-1">
      <span className="flex items-center gap-2">
        {kind === 'SWATCH_CHOICES' && (
          <input
            type="color"
            aria-label={texts.choiceColor(name)}
            value={choice.color}
            onChange={(event) => onChange({ color: event.target.value })}
            className="h-9 w-11 shrink-0 cursor-pointer rounded-sm border border-edge bg-surface p-1"
          />
        )}
        {media.length > 0 && <ChoicePicture choice={choice} media={media} name={name} onChange={onChange} />}
        <input
          id={id}
          aria-label={texts.choiceName(number)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="v-control min-w-0 grow"
          maxLength={50}
          value={choice.name}
          onChange={(event) => onChange({ name: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <span className={joinClasses('flex', onUp ? undefined : 'invisible')}>
          <IconButton label={texts.moveChoice(name)} size="small" disabled={!onUp} onClick={onUp}>
            <span aria-hidden="true">↑</span>
          </IconButton>
        </span>
        <IconButton label={texts.removeChoice(name)} size="small" onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </span>
      {error !== undefined && (
        <span className="v-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </li>
  )
}
