import { useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createCaptchaStore, type CaptchaSite, type CaptchaState, type CaptchaStore } from './stores/captcha-store.ts'
import { useShared } from './provider.tsx'

export type { CaptchaSite, CaptchaState, CaptchaTokens } from './stores/captcha-store.ts'
export { solveCaptcha } from './solve-captcha.ts'

/** The CAPTCHA of one form and its state. */
export type FormCaptcha = CaptchaState & Pick<CaptchaStore, 'tick' | 'send'>

/** The CAPTCHA of your own sign-in or sign-up form. Send the form with its `send`, and put `<Captcha>` into it. */
export const useCaptcha = (site: CaptchaSite): FormCaptcha => {
  const { client } = useShared()
  const [{ get, subscribe, tick, send }] = useState(() => createCaptchaStore(client.send, site))
  return { ...useSyncExternalStore(subscribe, get, get), tick, send }
}

/** The texts of the checkbox. */
export interface CaptchaWords {
  readonly label: string
  readonly working: string
  readonly done: string
  readonly failed: string
}

/** A checkbox component of your design. */
export interface CaptchaBoxProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly required: true
  readonly checked: boolean
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void
}

const PlainBox = ({ label, hint, ...box }: CaptchaBoxProps): ReactNode => (
  <label>
    <input type="checkbox" {...box} /> {label} <span role="status">{hint}</span>
  </label>
)

/** Shows the checkbox if the store requires a visible CAPTCHA, and nothing otherwise. */
export const Captcha = ({
  captcha: { isVisible, status, tick },
  words,
  Box = PlainBox,
}: {
  readonly captcha: FormCaptcha
  readonly words: CaptchaWords
  readonly Box?: ComponentType<CaptchaBoxProps>
}): ReactNode =>
  isVisible && (
    <Box
      label={words.label}
      hint={status === 'idle' ? undefined : words[status]}
      required
      checked={status === 'working' || status === 'done'}
      onChange={({ target }) => tick(target.checked)}
    />
  )
