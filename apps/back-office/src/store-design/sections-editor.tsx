import type { Collection, DesignSection } from '@vitrine/client'
import { Badge, Button, Disclosure, joinClasses, SelectField, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { words } from '../words/words.ts'
import { change, move, moveTo, newSection, remove } from './lists.ts'
import { RowTools } from './row-tools.tsx'
import { SectionFields } from './section-fields.tsx'
import { useDrag } from './use-drag.ts'
import type { DesignDraft } from './use-draft.ts'

const { design: texts } = words
const maxSections = 20
const kinds = (Object.entries(texts.kinds) as [DesignSection['kind'], string][]).map(([value, label]) => ({
  value,
  label,
}))

const nameOf = ({ kind, title }: DesignSection): string =>
  title ? `${texts.kinds[kind]}: ${title}` : texts.kinds[kind]

interface SectionsEditorProps extends DesignDraft {
  readonly collections: readonly Collection[]
  /** The ID of the section whose fields are open. */
  readonly selected: string | undefined
  readonly onSelect: (id: string | undefined) => void
}

const markClass = {
  before: 'shadow-[inset_0_2px_0_var(--color-accent)]',
  after: 'shadow-[inset_0_-2px_0_var(--color-accent)]',
  none: '',
} as const

export const sectionRowId = (id: string): string => `section-${id}`

/** Sections of the home page in order. */
export const SectionsEditor = ({
  draft,
  epoch,
  edit,
  fieldError,
  collections,
  selected,
  onSelect,
}: SectionsEditorProps) => {
  const { sections } = draft
  const [kind, setKind] = useState<DesignSection['kind']>('PRODUCTS')
  const set = (next: readonly DesignSection[]): void => edit({ sections: [...next] })
  const { list, handle, markOf, from } = useDrag((at, to) => set(moveTo(sections, at, to)))
  const takeOut = (section: DesignSection, at: number): void => {
    set(remove(sections, at))
    showToast({ message: texts.removed(nameOf(section)), onUndo: () => set(sections) })
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{texts.sectionsHint}</p>
      <ol ref={list} className="grid list-none gap-2 p-0">
        {sections.map((section, at) => {
          const name = nameOf(section)
          return (
            <li
              key={section.id}
              id={sectionRowId(section.id)}
              className={joinClasses(
                'scroll-mt-4 rounded-md border px-3',
                selected === section.id ? 'border-accent' : 'border-line',
                from === at && 'opacity-50',
                markClass[markOf(at) ?? 'none'],
              )}
            >
              <div className="flex flex-wrap items-center justify-end gap-2 pt-2">
                <button
                  type="button"
                  aria-label={texts.dragOf(name)}
                  title={texts.dragOf(name)}
                  aria-keyshortcuts="ArrowUp ArrowDown"
                  className="me-auto grid size-9 cursor-grab touch-none place-items-center rounded-sm text-muted hover:bg-wash active:cursor-grabbing"
                  {...handle(at)}
                >
                  <span aria-hidden="true">⠿</span>
                </button>
                {section.hidden && <Badge>{texts.hidden}</Badge>}
                <Button
                  type="button"
                  size="small"
                  variant="quiet"
                  aria-label={section.hidden ? texts.showOf(name) : texts.hideOf(name)}
                  onClick={() => set(change(sections, at, { hidden: !section.hidden }))}
                >
                  {section.hidden ? texts.show : texts.hide}
                </Button>
                <RowTools
                  name={name}
                  isFirst={at === 0}
                  isLast={at === sections.length - 1}
                  onMove={(by) => set(move(sections, at, by))}
                  onRemove={() => takeOut(section, at)}
                />
              </div>
              <Disclosure
                label={name}
                open={selected === section.id}
                onToggle={(event) => {
                  if (event.currentTarget.open) onSelect(section.id)
                  else if (selected === section.id) onSelect(undefined)
                }}
              >
                <SectionFields
                  key={epoch}
                  section={section}
                  collections={collections}
                  fieldError={(field) => fieldError(`sections[${at}].${field}`)}
                  onChange={(by) => set(change(sections, at, by))}
                />
              </Disclosure>
            </li>
          )
        })}
      </ol>
      {sections.length < maxSections && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={texts.addSection}
            mark="none"
            options={kinds}
            value={kind}
            onChange={(event) => setKind(event.target.value as DesignSection['kind'])}
          />
          <Button
            type="button"
            onClick={() => {
              const added = newSection(kind, draft, texts.kinds[kind])
              set([...sections, added])
              onSelect(added.id)
            }}
          >
            {texts.addSection}
          </Button>
        </div>
      )}
    </div>
  )
}
