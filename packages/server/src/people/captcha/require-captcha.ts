import type { CaptchaToken } from '@vitrine/contract/entities/people/identity.ts'
import { dueCaptcha } from '@vitrine/domain/identity/risk.ts'
import type { Context } from '../../ground/context/context.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import { altcha } from './altcha.ts'

interface CaptchaCheck {
  readonly site: Site
  readonly tokens: readonly CaptchaToken[] | undefined
  readonly risk: number
}

/** Refuses requests without a required captcha. A visible one is accepted in place of an invisible one. */
export const requireCaptcha = async (context: Context, { site, tokens = [], risk }: CaptchaCheck): Promise<void> => {
  const kind = dueCaptcha(site.settings.captcha ?? 'OFF', risk)
  if (kind === undefined) return
  const visible = tokens.find(({ Recaptcha }) => Recaptcha)?.Recaptcha
  const invisible = tokens.find(({ InvisibleRecaptcha }) => InvisibleRecaptcha)?.InvisibleRecaptcha
  const data = { captcha: kind }
  if (!visible && (kind === 'VISIBLE' || !invisible)) throw new Refusal('-19971', undefined, data)
  const answer = visible
    ? { kind: 'VISIBLE' as const, token: visible }
    : { kind: 'INVISIBLE' as const, token: invisible! }
  if (!(await altcha.isRight(context, { siteId: site.id, ...answer }))) throw new Refusal('-19970', undefined, data)
}
