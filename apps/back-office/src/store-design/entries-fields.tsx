import type { DesignEntry, DesignSection } from '@vitrine/client'
import { Button, TextArea, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { change, move, remove } from './lists.ts'
import { RowTools } from './row-tools.tsx'
import { ButtonFields, PictureFields, textField } from './shown-fields.tsx'

const { design: texts } = words
const maxEntries = 12

type EntryKind = keyof typeof texts.entries
type Part = 'title' | 'text' | 'picture' | 'button' | 'link'

/** Parts of the form that entries of each kind of section have, in their order. */
const parts: Readonly<Record<EntryKind, readonly Part[]>> = {
  SLIDER: ['picture', 'title', 'text', 'button'],
  GALLERY: ['picture', 'title', 'link'],
  TESTIMONIALS: ['text', 'title'],
  LOGOS: ['picture', 'link'],
  BENEFITS: ['title', 'text'],
}

const titles: Readonly<Partial<Record<EntryKind, string>>> = {
  GALLERY: texts.caption,
  TESTIMONIALS: texts.testimonialTitle,
}

const isEntryKind = (kind: DesignSection['kind']): kind is EntryKind => kind in texts.entries

/** A new entry. What it needs is empty, and is asked for. */
const newEntry = (kind: EntryKind): DesignEntry => {
  if (kind === 'TESTIMONIALS') return { text: texts.testimonialText }
  return kind === 'BENEFITS' ? { title: texts.entries.BENEFITS } : { image: '' }
}

interface EntryFieldsProps {
  readonly kind: EntryKind
  readonly entry: DesignEntry
  readonly fieldError: (field: string) => string | undefined
  readonly onChange: (by: Partial<DesignEntry>) => void
}

const EntryFields = ({ kind, entry, fieldError, onChange }: EntryFieldsProps) => {
  const shown = { of: entry, fieldError, onChange }
  const fields: Readonly<Record<Part, () => ReactNode>> = {
    title: () => (
      <TextField label={titles[kind] ?? texts.sectionTitle} maxLength={200} {...textField(shown, 'title')} />
    ),
    text: () => (
      <TextArea
        label={kind === 'TESTIMONIALS' ? texts.testimonialText : texts.sectionText}
        mark={kind === 'TESTIMONIALS' ? 'none' : 'optional'}
        rows={3}
        maxLength={2000}
        value={entry.text ?? ''}
        error={fieldError('text')}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    ),
    picture: () => <PictureFields {...shown} />,
    button: () => <ButtonFields {...shown} />,
    link: () => <TextField label={texts.link} hint={texts.linkHint} maxLength={2048} {...textField(shown, 'href')} />,
  }
  return parts[kind].map((part) => (
    <div key={part} className="grid gap-3">
      {fields[part]()}
    </div>
  ))
}

interface EntriesFieldsProps {
  readonly section: DesignSection
  readonly fieldError: (field: string) => string | undefined
  readonly onChange: (by: Partial<DesignSection>) => void
}

/** Slides, images, testimonials, logos or benefits of a section. Nothing for kinds without entries. */
export const EntriesFields = ({ section: { kind, entries = [] }, fieldError, onChange }: EntriesFieldsProps) => {
  if (!isEntryKind(kind)) return null
  const name = texts.entries[kind]
  return (
    <>
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries may be identical while the owner types
        <fieldset key={at} className="m-0 grid min-w-0 gap-3 border-0 border-s-2 border-line p-0 ps-4">
          <legend className="float-start w-full p-0">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-sm font-medium">{`${name} ${at + 1}`}</span>
              <RowTools
                name={`${name} ${at + 1}`}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
                onMove={(by) => onChange({ entries: move(entries, at, by) })}
                onRemove={entries.length > 1 ? () => onChange({ entries: remove(entries, at) }) : undefined}
              />
            </span>
          </legend>
          <EntryFields
            kind={kind}
            entry={entry}
            fieldError={(field) => fieldError(`entries[${at}].${field}`)}
            onChange={(by) => onChange({ entries: change(entries, at, by) })}
          />
        </fieldset>
      ))}
      {entries.length < maxEntries && (
        <div>
          <Button type="button" size="small" onClick={() => onChange({ entries: [...entries, newEntry(kind)] })}>
            {texts.addOf(name)}
          </Button>
        </div>
      )}
    </>
  )
}
