import { Anchor } from './anchor.tsx'
import { joinClasses } from './class-names.ts'
import type { AnchorProps } from './ui-provider.tsx'

export type LinkProps = AnchorProps & { tone?: 'plain' | 'accent' | 'quiet' }

/** A text link. */
export function Link({ tone = 'plain', className, ...rest }: LinkProps) {
  return <Anchor className={joinClasses('v-link', className)} data-tone={tone} {...rest} />
}
