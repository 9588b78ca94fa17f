import { createCaptchaChallenge } from '@vitrine/client/factors'
import type { LoginResult, Send, SiteInfo } from '@vitrine/client'
import { solveCaptcha } from './solve-captcha.ts'
import { createStore } from './store.ts'

/** What of a store decides about captchas, as `getSite` tells it. */
export type CaptchaSite = Pick<SiteInfo, 'captcha' | 'captchaVisibleSiteKey' | 'captchaInvisibleSiteKey'>

/** Answers of captchas, as `login` and `register` take them. */
export interface CaptchaTokens {
  readonly recaptchaToken?: string
  readonly invisibleRecaptchaToken?: string
}

/** How the captcha of a form stands. */
export interface CaptchaState {
  /** Whether there is a box to tick. */
  readonly isVisible: boolean
  /** `idle` until the box is ticked; `failed` where there was no answer, such as without a network. */
  readonly status: 'idle' | 'working' | 'done' | 'failed'
}

type Kind = 'VISIBLE' | 'INVISIBLE'

/** The captcha of one form: solves what the store asks for, seen or unseen, and hands in the answer. */
export const createCaptchaStore = (send: Send, site: CaptchaSite) => {
  const { get, set, subscribe } = createStore<CaptchaState>({ isVisible: false, status: 'idle' })
  let ticked: Promise<string | undefined> | undefined

  const solve = async (kind: Kind): Promise<string> => {
    const key = kind === 'VISIBLE' ? site.captchaVisibleSiteKey : site.captchaInvisibleSiteKey
    return solveCaptcha(await createCaptchaChallenge(send)(key))
  }

  /** Someone ticks the box, or takes the tick away. */
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

  /** Each answer counts once: the box is empty again, and is there where the store wants it to be seen. */
  const start = (isVisible: boolean): void => {
    ticked = undefined
    set({ isVisible, status: 'idle' })
  }

  return {
    get,
    subscribe,
    tick,
    /**
     * Sends a form with what the store asks for. Where the store finds only now that it wants a captcha that asks
     * nothing, it is solved and the form is sent once more; where it wants one that people see, the box comes up.
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

/** The captcha of one form. */
export type CaptchaStore = ReturnType<typeof createCaptchaStore>
