import { useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createCaptchaStore, type CaptchaSite, type CaptchaState, type CaptchaStore } from './captcha-store.ts'
import { useShared } from './provider.tsx'

export type { CaptchaSite, CaptchaState, CaptchaTokens } from './captcha-store.ts'
export { solveCaptcha } from './solve-captcha.ts'

/** The captcha of one form, and how it stands. */
export type FormCaptcha = CaptchaState & Pick<CaptchaStore, 'tick' | 'send'>

/** The captcha of a sign-in or sign-up form of your own. Send the form by its `send`, and put `<Captcha>` into it. */
export const useCaptcha = (site: CaptchaSite): FormCaptcha => {
  const { client } = useShared()
  const [{ get, subscribe, tick, send }] = useState(() => createCaptchaStore(client.send, site))
  return { ...useSyncExternalStore(subscribe, get, get), tick, send }
}

/** What is said at the box. */
export interface CaptchaWords {
  readonly label: string
  readonly working: string
  readonly done: string
  readonly failed: string
}

/** A box to tick, such as the checkbox of your design. */
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

/** Shows the box where the store wants a captcha that people see, and nothing otherwise. */
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
