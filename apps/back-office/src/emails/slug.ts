import type { EmailTemplate } from '@vitrine/client'
import { words } from '../words/words.ts'

type EmailKind = EmailTemplate['kind']

/** Returns the kind as part of a URL, such as `order-shipped`. */
export const slugOf = (kind: EmailKind): string => kind.toLowerCase().replaceAll('_', '-')

/** Returns the kind that a URL names. */
export const kindOf = (slug: string): EmailKind | undefined =>
  (Object.keys(words.emails.names) as EmailKind[]).find((kind) => slugOf(kind) === slug)
