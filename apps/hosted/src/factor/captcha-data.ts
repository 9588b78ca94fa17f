import { calls } from '@vitrine/client'
import { readLine } from '@vitrine/web/form.ts'
import type { Visit } from '../sign-in/visit.ts'
import type { CaptchaData } from './captcha.tsx'

/** The captcha of a form: none where the store asks for none, one that works unseen unless the server wants more. */
export const captchaFor = async (
  { site, request }: Visit,
  asked: CaptchaData['kind'] = 'INVISIBLE',
): Promise<{ captcha?: CaptchaData }> => {
  if (site.captcha === 'OFF') return {}
  const siteKey = asked === 'VISIBLE' ? site.captchaVisibleSiteKey : site.captchaInvisibleSiteKey
  const { challenge } = await request.api().send(calls.createCaptchaChallenge, { body: { siteKey } })
  return { captcha: { kind: asked, challenge: JSON.stringify(challenge) } }
}

/** What the browser worked out. */
export const captchaTokensIn = (form: FormData) => {
  const [visible, unseen] = [readLine(form, 'captcha').slice(0, 5000), readLine(form, 'unseenCaptcha').slice(0, 5000)]
  if (visible === '' && unseen === '') return {}
  const tokens = { ...(visible !== '' && { Recaptcha: visible }), ...(unseen !== '' && { InvisibleRecaptcha: unseen }) }
  return { captchaTokens: [tokens] }
}
