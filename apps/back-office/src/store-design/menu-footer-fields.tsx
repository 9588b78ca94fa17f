import { Button, Checkbox, TextArea, TextField } from '@vitrine/ui'
import { words } from '../words/words.ts'
import { LinkList } from './link-list.tsx'
import { remove, omitEmpty } from './lists.ts'
import type { DesignDraft } from './use-draft.ts'

const { design: texts } = words

/** The main menu, with one nested level. */
export const MenuFields = ({ draft, edit, fieldError }: DesignDraft) => (
  <div className="grid gap-4">
    <p className="text-sm text-muted">{texts.menuHint}</p>
    <LinkList
      links={draft.menu}
      maxLinks={10}
      addLabel={texts.addEntry}
      fieldError={(field) => fieldError(`menu${field}`)}
      onChange={(menu) => edit({ menu })}
      below={({ items = [] }, at) => (
        <div className="border-s-2 border-line ps-3">
          <LinkList
            links={items}
            maxLinks={12}
            addLabel={texts.addBelow}
            fieldError={(field) => fieldError(`menu[${at}].items${field}`)}
            onChange={(next) =>
              edit({ menu: draft.menu.map((entry, place) => (place === at ? { ...entry, items: next } : entry)) })
            }
          />
        </div>
      )}
    />
  </div>
)

/** The footer. */
export const FooterFields = ({ draft, edit, fieldError }: DesignDraft) => {
  const { footer } = draft
  const change = (by: Partial<typeof footer>): void => edit({ footer: omitEmpty({ ...footer, ...by }) })
  const setColumn = (at: number, by: Partial<(typeof footer.columns)[number]>): void =>
    change({ columns: footer.columns.map((column, place) => (place === at ? { ...column, ...by } : column)) })
  return (
    <div className="grid gap-4">
      <TextArea
        label={texts.footerText}
        hint={texts.footerHint}
        mark="optional"
        rows={3}
        maxLength={500}
        value={footer.text ?? ''}
        error={fieldError('footer.text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Checkbox
        label={texts.newsletter}
        hint={texts.newsletterHint}
        checked={footer.newsletter ?? false}
        onChange={(event) => change({ newsletter: event.target.checked })}
      />
      {footer.columns.map((column, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns may be identical while the owner types
        <div key={at} className="grid gap-3 border-s-2 border-line ps-4">
          <TextField
            label={texts.column}
            mark="none"
            maxLength={60}
            value={column.title}
            error={fieldError(`footer.columns[${at}].title`)}
            onChange={(event) => setColumn(at, { title: event.target.value })}
          />
          <LinkList
            links={column.links}
            maxLinks={12}
            addLabel={texts.addLink}
            fieldError={(field) => fieldError(`footer.columns[${at}].links${field}`)}
            onChange={(links) => setColumn(at, { links })}
          />
          <div>
            <Button
              type="button"
              size="small"
              variant="quiet"
              onClick={() => change({ columns: remove(footer.columns, at) })}
            >
              {texts.removeOf(column.title)}
            </Button>
          </div>
        </div>
      ))}
      {footer.columns.length < 4 && (
        <div>
          <Button
            type="button"
            size="small"
            onClick={() => change({ columns: [...footer.columns, { title: texts.column, links: [] }] })}
          >
            {texts.addColumn}
          </Button>
        </div>
      )}
      <TextArea
        label={texts.profiles}
        hint={texts.profilesHint}
        mark="optional"
        rows={3}
        defaultValue={footer.profiles.join('\n')}
        error={footer.profiles.map((_profile, at) => fieldError(`footer.profiles[${at}]`)).find(Boolean)}
        onChange={(event) =>
          change({
            profiles: event.target.value
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean)
              .slice(0, 10),
          })
        }
      />
    </div>
  )
}
