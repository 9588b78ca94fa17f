import type { Collection, DesignSection } from '@vitrine/client'
import { Badge, Button, Disclosure, SelectField, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { words } from '../words/en.ts'
import { change, move, newSection, remove } from './lists.ts'
import { RowTools } from './row-tools.tsx'
import { SectionFields } from './section-fields.tsx'
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
}

/** Sections of the home page in order. */
export const SectionsEditor = ({ draft, edit, fieldError, collections }: SectionsEditorProps) => {
  const { sections } = draft
  const [kind, setKind] = useState<DesignSection['kind']>('PRODUCTS')
  const set = (next: readonly DesignSection[]): void => edit({ sections: [...next] })
  const takeOut = (section: DesignSection, at: number): void => {
    set(remove(sections, at))
    showToast({ message: texts.removed(nameOf(section)), onUndo: () => set(sections) })
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{texts.sectionsHint}</p>
      <ol className="grid list-none gap-2 p-0">
        {sections.map((section, at) => {
          const name = nameOf(section)
          return (
            <li key={section.id} className="rounded-md border border-line px-3">
              <div className="flex flex-wrap items-center justify-end gap-2 pt-2">
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
              <Disclosure label={name}>
                <SectionFields
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
          <Button type="button" onClick={() => set([...sections, newSection(kind, draft, texts.kinds[kind])])}>
            {texts.addSection}
          </Button>
        </div>
      )}
    </div>
  )
}
