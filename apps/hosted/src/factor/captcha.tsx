import { solveCaptcha } from '@vitrine/react/solve-captcha'
import { Checkbox } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.tsx'

export interface CaptchaData {
  readonly kind: 'VISIBLE' | 'INVISIBLE'
  /** An ALTCHA challenge, as JSON. */
  readonly challenge: string
}

/** A captcha that the browser solves, automatically or when the box is ticked. */
export const Captcha = ({ kind, challenge }: CaptchaData) => {
  const words = useWords()
  const [answer, setAnswer] = useState('')
  const [isWorking, setWorking] = useState(false)
  const isBegun = useRef(false)
  const box = useRef<HTMLInputElement>(null)
  const begin = () => {
    if (isBegun.current) return
    isBegun.current = true
    setWorking(true)
    void solveCaptcha(JSON.parse(challenge))
      .then(setAnswer)
      .finally(() => setWorking(false))
  }
  useEffect(() => {
    // The box may be ticked before hydration.
    if (kind === 'INVISIBLE' || box.current?.checked) begin()
  })
  return (
    <>
      <input type="hidden" name={kind === 'VISIBLE' ? 'captcha' : 'unseenCaptcha'} value={answer} readOnly />
      {kind === 'VISIBLE' && (
        <Checkbox
          ref={box}
          name="human"
          value="yes"
          required
          label={words.captchaLabel}
          hint={isWorking ? words.captchaWorking : answer === '' ? undefined : words.captchaDone}
          onChange={begin}
        />
      )}
      <noscript>{words.captchaNeedsScript}</noscript>
    </>
  )
}
