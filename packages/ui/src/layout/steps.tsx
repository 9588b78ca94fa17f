import type { ReactNode } from 'react'
import { Anchor } from '../base/anchor.tsx'
import { joinClasses } from '../base/class-names.ts'
import { useUi } from '../base/ui-provider.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'

interface Step {
  label: string
  /** Link back to a completed step. */
  href?: string
}

export interface StepsProps {
  items: readonly Step[]
  /** Zero-based index of the current step. */
  current: number
  className?: string
}

/** The progress of a checkout. */
export function Steps({ items, current, className }: StepsProps) {
  const { words } = useUi()
  return (
    <nav aria-label={words.steps} className={joinClasses('v-steps', className)}>
      <ol>
        {items.map((item, index) => (
          <li
            key={item.label}
            className="v-step"
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepLink href={index < current ? item.href : undefined}>
              <span className="v-step-number">{index + 1}</span> <span className="v-step-words">{item.label}</span>
              {index < current && <VisuallyHidden>{` (${words.stepDone})`}</VisuallyHidden>}
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? <>{children}</> : <Anchor href={href}>{children}</Anchor>
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}
