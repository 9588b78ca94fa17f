import { calls } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import type { Visit } from '../sign-in/visit.ts'
import type { CaptchaData } from './captcha.tsx'

/** Returns the captcha of a form: none if the store has none, an invisible one unless the server requires more. */
export const captchaFor = async (
  { site, request }: Visit,
  kind: CaptchaData['kind'] = 'INVISIBLE',
): Promise<{ captcha?: CaptchaData }> => {
  if (site.captcha === 'OFF') return {}
  const siteKey = kind === 'VISIBLE' ? site.captchaVisibleSiteKey : site.captchaInvisibleSiteKey
  const { challenge } = await request.api().send(calls.createCaptchaChallenge, { body: { siteKey } })
  return { captcha: { kind, challenge: JSON.stringify(challenge) } }
}

/** Reads the solution computed by the browser. */
export const captchaTokensIn = (form: FormData) => {
  const [visible, unseen] = [readLine(form, 'captcha').slice(0, 5000), readLine(form, 'unseenCaptcha').slice(0, 5000)]
  if (visible === '' && unseen === '') return {}
  const tokens = { ...(visible !== '' && { Recaptcha: visible }), ...(unseen !== '' && { InvisibleRecaptcha: unseen }) }
  return { captchaTokens: [tokens] }
}
