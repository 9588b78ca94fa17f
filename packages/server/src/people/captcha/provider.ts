import type { CaptchaKind } from '@vitrine/domain/identity/risk.ts'
import type { Context } from '../../ground/context/context.ts'

/** Whoever tells people from programs. A provider is a module of this shape. */
export interface CaptchaProvider {
  /** Whether an answer is right, of this site and kind, and was never shown before. */
  readonly isRight: (
    context: Pick<Context, 'db' | 'now'>,
    answer: { readonly siteId: string; readonly kind: CaptchaKind; readonly token: string },
  ) => Promise<boolean>
}
