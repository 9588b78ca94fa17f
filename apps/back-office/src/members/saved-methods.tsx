import { Badge } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { savedMethodName, type SavedMethod } from './load-saved-methods.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { savedMethods: texts } = words

const Method = ({ memberId, method }: { memberId: string; method: SavedMethod }) => {
  const name = savedMethodName(method)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        {name}
        {method.expired && <Badge tone="caution">{texts.expired}</Badge>}
      </span>
      <ConfirmButton
        button={{ size: 'small', 'aria-label': `${texts.remove}: ${name}` }}
        title={texts.removeTitle(name)}
        hint={texts.removeHint}
        confirm={texts.remove}
        variant="critical"
        done={texts.removed}
        act={() => shop.savedPaymentMethods.removeMemberSavedPaymentMethod(memberId, method.id)}
      />
    </li>
  )
}

/** A member's saved payment methods, stored by the payment provider. */
export const SavedMethods = ({ memberId, saved }: { memberId: string; saved: readonly SavedMethod[] | undefined }) => (
  <Section title={texts.title}>
    {saved === undefined && <p className="text-muted">{texts.unknown}</p>}
    {saved?.length === 0 && <p className="text-muted">{texts.none}</p>}
    <ul className="grid list-none gap-3 p-0">
      {(saved ?? []).map((method) => (
        <Method key={method.id} memberId={memberId} method={method} />
      ))}
    </ul>
  </Section>
)
