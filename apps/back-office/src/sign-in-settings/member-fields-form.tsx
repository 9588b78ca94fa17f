import type { SiteSettings } from '@vitrine/client'
import { Button, Checkbox, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { draftOf, labelField, newDraft, readDrafts, type FieldDraft } from './field-drafts.ts'

const { signIns } = words
const types = optionsOf(signIns.fieldTypes)

interface EditorProps {
  readonly draft: FieldDraft
  readonly index: number
  readonly field: FieldOf
  readonly onChange: (draft: FieldDraft) => void
  readonly onRemove: () => void
}

const Editor = ({ draft, index, field, onChange, onRemove }: EditorProps) => (
  <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-3 border-t border-line pt-4 sm:grid-cols-[1fr_10rem_auto]">
    <TextField
      {...field(labelField(index))}
      className="col-span-2 sm:col-span-1"
      label={signIns.fieldLabel}
      maxLength={100}
      required
      value={draft.label}
      onChange={(event) => onChange({ ...draft, label: event.target.value })}
    />
    <SelectField
      {...field(`siteSettings.memberFields[${index}].type`)}
      label={signIns.fieldType}
      options={types}
      mark="none"
      disabled={draft.key !== undefined}
      value={draft.type}
      onChange={(event) => onChange({ ...draft, type: event.target.value as FieldDraft['type'] })}
    />
    <IconButton className="mt-7" label={signIns.removeField(draft.label)} onClick={onRemove}>
      <CloseIcon />
    </IconButton>
    <Checkbox
      {...field(`siteSettings.memberFields[${index}].onSignUp`)}
      className="col-span-full"
      label={signIns.fieldOnSignUp}
      checked={draft.onSignUp}
      onChange={(event) => onChange({ ...draft, onSignUp: event.target.checked })}
    />
  </div>
)

/** Custom member fields of the store. */
export const MemberFieldsForm = ({ memberFields }: Pick<SiteSettings, 'memberFields'>) => {
  const done = useDone()
  const [drafts, setDrafts] = useState<readonly FieldDraft[]>(() => memberFields.map(draftOf))
  const save = async () => {
    await shop.backOffice.updateSiteSettings({ memberFields: readDrafts(drafts) })
    const undo = () => shop.backOffice.updateSiteSettings({ memberFields })
    return done({ message: words.saved, undo })
  }
  const hint = drafts.some(({ key }) => key !== undefined)
    ? `${signIns.fieldsHint} ${signIns.fieldTypeFixed}`
    : signIns.fieldsHint
  return (
    <EntryForm label={signIns.fields} save={save}>
      {(field) => (
        <FieldGroup title={signIns.fields} hint={hint}>
          {drafts.length === 0 && <p className="text-muted">{signIns.noFields}</p>}
          {drafts.map((draft, index) => (
            <Editor
              key={draft.id}
              draft={draft}
              index={index}
              field={field}
              onChange={(changed) => setDrafts(drafts.with(index, changed))}
              onRemove={() => setDrafts(drafts.toSpliced(index, 1))}
            />
          ))}
          <div>
            <Button type="button" size="small" onClick={() => setDrafts([...drafts, newDraft(crypto.randomUUID())])}>
              {signIns.addField}
            </Button>
          </div>
        </FieldGroup>
      )}
    </EntryForm>
  )
}
