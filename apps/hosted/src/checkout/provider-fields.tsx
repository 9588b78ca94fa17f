import { Checkbox, Stack, useUi } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { MethodChoice } from './checkout-data.ts'
import { appearanceOf } from './provider-appearance.ts'
import type { ProviderElements } from './provider-script.ts'
import { ProviderTrouble } from './provider-trouble.tsx'
import { useSending, type Prepared } from './in-place-form.tsx'
import { useProvider } from './use-provider.ts'

type Script = NonNullable<MethodChoice['script']>

interface ProviderFieldsProps {
  readonly id: string
  readonly script: Script
  readonly isSavable: boolean
  /** What the buyer agrees to where the card is charged once more, later. */
  readonly agreement?: string | undefined
}

/**
 * The provider's own fields, in its own frame: what is typed there never comes to this page. When the form is sent, they
 * become a token, which goes with it.
 */
export const ProviderFields = ({ id, script, isSavable, agreement }: ProviderFieldsProps) => {
  const words = useWords()
  const { locale } = useUi()
  const { url, publishableKey, amount, currency, captureMethod, setupFutureUsage, returnUrl } = script
  const { provider, stage, setStage } = useProvider({ url, publishableKey, locale })
  const place = useRef<HTMLDivElement>(null)
  const elements = useRef<ProviderElements>(undefined)
  const due = useRef(amount)
  const [isWished, setWished] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const isSaved = isWished || isAgreed
  const { prepareWith } = useSending()

  useEffect(() => {
    if (!provider || !place.current) return undefined
    const made = provider.elements({
      mode: 'payment',
      amount: due.current,
      currency,
      ...(captureMethod && { captureMethod }),
      appearance: appearanceOf(place.current),
    })
    const element = made.create('payment')
    element.on('ready', () => setStage('ready'))
    element.on('loaderror', () => setStage('failed'))
    element.mount(place.current)
    elements.current = made
    return () => {
      elements.current = undefined
      element.destroy()
    }
    // Another amount changes what stands there already, with all that was typed.
  }, [provider, currency, captureMethod, setStage])

  useEffect(() => {
    due.current = amount
    elements.current?.update({ amount })
  }, [amount])

  // The fields are told what the payment will be, so that they ask for all that saving needs.
  useEffect(() => {
    if (isSavable && setupFutureUsage) elements.current?.update({ setupFutureUsage: isSaved ? setupFutureUsage : null })
  }, [isSavable, isSaved, setupFutureUsage])

  useEffect(() => {
    const prepare = async (): Promise<Prepared> => {
      if (!provider || !elements.current) return { failure: words.cardFieldsFailed }
      const { error: incomplete } = await elements.current.submit()
      if (incomplete) return { failure: incomplete.message ?? words.wrongCard }
      const made = await provider.createConfirmationToken({
        elements: elements.current,
        params: { return_url: returnUrl },
      })
      if (!made.confirmationToken) return { failure: made.error?.message ?? words.wrongCard }
      return { fields: { paymentToken: made.confirmationToken.id } }
    }
    return prepareWith(prepare)
  }, [provider, returnUrl, prepareWith, words])

  // What is said while the fields come stands in their room, so that nothing moves when they are there.
  return (
    <Stack gap="lg">
      <div className="grid min-h-48 items-start">
        <input type="hidden" name="paymentTokenOf" value={id} />
        <noscript>{words.cardFieldsNeedScript}</noscript>
        <div className="col-start-1 row-start-1">
          <ProviderTrouble stage={stage} />
        </div>
        <div
          ref={place}
          data-provider-fields
          className={`col-start-1 row-start-1 ${stage === 'ready' ? '' : 'invisible'}`}
        />
      </div>
      {isSavable && (
        <Checkbox
          label={words.saveCard}
          name="savePaymentMethod"
          checked={isSaved}
          disabled={isAgreed}
          onChange={({ target }) => setWished(target.checked)}
        />
      )}
      {agreement !== undefined && (
        <Checkbox
          label={agreement}
          name="chargeRemainders"
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      )}
    </Stack>
  )
}
