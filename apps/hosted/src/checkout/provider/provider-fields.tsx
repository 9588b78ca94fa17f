import { Checkbox, Stack, useUi } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import type { MethodChoice } from '../checkout-data.ts'
import { appearanceOf } from './provider-appearance.ts'
import type { ProviderElements } from './provider-script.ts'
import { ProviderTrouble } from './provider-trouble.tsx'
import { useSending, type Prepared } from '../frame/in-place-form.tsx'
import { useProvider } from './use-provider.ts'

type Script = NonNullable<MethodChoice['script']>

interface ProviderFieldsProps {
  readonly id: string
  readonly script: Script
  readonly isSavable: boolean
  /** The agreement to charge the card again later. */
  readonly agreement?: string | undefined
}

/**
 * The provider's fields in its own frame, whose input never reaches this page. They are exchanged for a token when the
 * form is sent.
 */
export const ProviderFields = ({ id, script, isSavable, agreement }: ProviderFieldsProps) => {
  const words = useWords()
  const { locale } = useUi()
  const { url, publishableKey, amount, currency, captureMethod, setupFutureUsage, returnUrl } = script
  const { provider, stage, setStage } = useProvider({ url, publishableKey, locale })
  const place = useRef<HTMLDivElement>(null)
  const elements = useRef<ProviderElements>(undefined)
  const due = useRef(amount)
  const [isTicked, setTicked] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const isSaved = isTicked || isAgreed
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
    // A new amount updates the existing fields, which keep their input.
  }, [provider, currency, captureMethod, setStage])

  useEffect(() => {
    due.current = amount
    elements.current?.update({ amount })
  }, [amount])

  // The fields need to know the payment, since saving a card requires more of them.
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

  // The loading message takes the fields' space, to avoid layout shifts.
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
          onChange={({ target }) => setTicked(target.checked)}
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
