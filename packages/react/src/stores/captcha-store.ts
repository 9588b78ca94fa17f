import { createCaptchaChallenge } from '@vitrine/client/factors'
import type { LoginResult, Send, SiteInfo } from '@vitrine/client'
import { solveCaptcha } from '../solve-captcha.ts'
import { createStore } from './store.ts'

/** The CAPTCHA settings of a store, from `getSite`. */
export type CaptchaSite = Pick<SiteInfo, 'captcha' | 'captchaVisibleSiteKey' | 'captchaInvisibleSiteKey'>

/** CAPTCHA answers for `login` and `register`. */
export interface CaptchaTokens {
  readonly recaptchaToken?: string
  readonly invisibleRecaptchaToken?: string
}

/** The state of a form's CAPTCHA. */
export interface CaptchaState {
  /** Whether to show the checkbox. */
  readonly isVisible: boolean
  /** `idle` until the box is checked; `failed` without a response, such as when offline. */
  readonly status: 'idle' | 'working' | 'done' | 'failed'
}

type Kind = 'VISIBLE' | 'INVISIBLE'

/** The CAPTCHA of one form: solves what the store requires, visible or invisible, and adds the answer. */
export const createCaptchaStore = (send: Send, site: CaptchaSite) => {
  const { get, set, subscribe } = createStore<CaptchaState>({ isVisible: false, status: 'idle' })
  let ticked: Promise<string | undefined> | undefined

  const solve = async (kind: Kind): Promise<string> => {
    const key = kind === 'VISIBLE' ? site.captchaVisibleSiteKey : site.captchaInvisibleSiteKey
    return solveCaptcha(await createCaptchaChallenge(send)(key))
  }

  /** Handles ticking and unticking. */
  const tick = (isTicked: boolean): void => {
    if (!isTicked) {
      ticked = undefined
      return set({ ...get(), status: 'idle' })
    }
    set({ ...get(), status: 'working' })
    const own = solve('VISIBLE').then(
      (answer) => {
        if (ticked === own) set({ ...get(), status: 'done' })
        return answer
      },
      () => {
        if (ticked === own) set({ ...get(), status: 'failed' })
        return undefined
      },
    )
    ticked = own
  }

  const answers = async (): Promise<CaptchaTokens | undefined> => {
    const seen = await ticked
    if (seen !== undefined) return { recaptchaToken: seen }
    if (get().isVisible || site.captcha !== 'ALWAYS') return undefined
    return { invisibleRecaptchaToken: await solve('INVISIBLE') }
  }

  /** Each solution counts once: resets the box, and shows it if the store requires it. */
  const start = (isVisible: boolean): void => {
    ticked = undefined
    set({ isVisible, status: 'idle' })
  }

  return {
    get,
    subscribe,
    tick,
    /**
     * Sends a form with the required answers. If the store now requires an invisible CAPTCHA, it is solved and the form
     * is sent again; if it requires a visible one, the checkbox appears.
     */
    send: async (submit: (captchaTokens: CaptchaTokens | undefined) => Promise<LoginResult>): Promise<LoginResult> => {
      const first = await submit(await answers())
      const isSilent = first.loginState === 'SILENT_CAPTCHA_REQUIRED'
      const result = isSilent ? await submit({ invisibleRecaptchaToken: await solve('INVISIBLE') }) : first
      start(result.loginState === 'USER_CAPTCHA_REQUIRED')
      return result
    },
  }
}

/** The CAPTCHA of one form. */
export type CaptchaStore = ReturnType<typeof createCaptchaStore>
