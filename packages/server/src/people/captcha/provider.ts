import type { CaptchaKind } from '@vitrine/domain/identity/risk.ts'
import type { Context } from '../../ground/context/context.ts'

/** A captcha provider. Implementations export an object of this shape. */
export interface CaptchaProvider {
  /** Whether an answer is valid for this site and kind, and unused. */
  readonly isRight: (
    context: Pick<Context, 'db' | 'now'>,
    answer: { readonly siteId: string; readonly kind: CaptchaKind; readonly token: string },
  ) => Promise<boolean>
}
