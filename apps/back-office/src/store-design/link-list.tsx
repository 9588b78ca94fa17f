import type { StoreDesign } from '@vitrine/client'
import { Button, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { move, remove } from './lists.ts'
import { RowTools } from './row-tools.tsx'

const { design: texts } = words

export type LinkEntry = StoreDesign['menu'][number]

interface LinkListProps<Entry extends LinkEntry> {
  readonly links: readonly Entry[]
  readonly maxLinks: number
  readonly addLabel: string
  /** The error of a field, such as `[0].href`. */
  readonly fieldError: (field: string) => string | undefined
  readonly onChange: (links: Entry[]) => void
  /** Content below an entry. */
  readonly below?: (entry: Entry, at: number) => ReactNode
}

/** An ordered list of links with labels. */
export const LinkList = <Entry extends LinkEntry>({
  links,
  maxLinks,
  addLabel,
  fieldError,
  onChange,
  below,
}: LinkListProps<Entry>) => {
  const set = (at: number, by: Partial<LinkEntry>): void =>
    onChange(links.map((entry, place) => (place === at ? { ...entry, ...by } : entry)))
  return (
    <div className="grid gap-3">
      {links.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- links may be identical while the owner types
        <div key={at} className="grid gap-3 rounded-md border border-line p-3">
          <div className="flex justify-end">
            <RowTools
              name={entry.label}
              isFirst={at === 0}
              isLast={at === links.length - 1}
              onMove={(by) => onChange(move(links, at, by))}
              onRemove={() => onChange(remove(links, at))}
            />
          </div>
          <TextField
            label={texts.label}
            mark="none"
            maxLength={60}
            value={entry.label}
            error={fieldError(`[${at}].label`)}
            onChange={(event) => set(at, { label: event.target.value })}
          />
          <TextField
            label={texts.link}
            mark="none"
            hint={texts.linkHint}
            maxLength={2048}
            value={entry.href}
            error={fieldError(`[${at}].href`)}
            onChange={(event) => set(at, { href: event.target.value.trim() })}
          />
          {below?.(entry, at)}
        </div>
      ))}
      {links.length < maxLinks && (
        <div>
          <Button
            type="button"
            size="small"
            onClick={() =>
              onChange([...links, { label: texts.allProducts, href: '/collections/all-products' } as Entry])
            }
          >
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
