import { stacks } from '@vitrine/domain/store-design/typefaces.ts'
import { applyStartingLook, startingLooks, type StartingLook } from '@vitrine/domain/store-design/starting-looks.ts'
import { words } from '../words/words.ts'
import { FieldGroup } from '../page/section.tsx'
import type { DesignDraft } from './use-draft.ts'

const { design: texts } = words
type Name = keyof typeof startingLooks

const radii = { SHARP: '0', SOFT: '0.375rem', ROUND: '1rem' } as const

/** A small picture of a look: its colors, typefaces and corners. */
const Sample = ({ name, look }: { name: Name; look: StartingLook }) => (
  <span
    className="grid w-full gap-2 border border-line p-3 text-start"
    style={{
      background: look.backgroundColor ?? '#f7f4ef',
      color: look.textColor ?? '#1d1b18',
      borderRadius: radii[look.corners],
    }}
  >
    <span className="text-lg" style={{ fontFamily: stacks[look.headingTypeface] }}>
      {texts.startingLooks[name]}
    </span>
    <span
      className="h-4 w-16"
      style={{ background: look.accentColor ?? '#1f4d3f', borderRadius: radii[look.corners] }}
    />
  </span>
)

/** Looks to start from. They change colors, typefaces and corners, and can be undone. */
export const StartingLooks = ({ draft, edit }: Pick<DesignDraft, 'draft' | 'edit'>) => (
  <FieldGroup title={texts.startingLook} hint={texts.startingLookHint}>
    <div className="grid gap-3 sm:grid-cols-3">
      {(Object.keys(startingLooks) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-label={texts.startWith(texts.startingLooks[name])}
          className="cursor-pointer"
          onClick={() => edit({ looks: applyStartingLook(draft.looks, name) })}
        >
          <Sample name={name} look={startingLooks[name]} />
        </button>
      ))}
    </div>
  </FieldGroup>
)
