import { Checkbox, useUi } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import type { CheckoutData, Express } from '../checkout-data.ts'
import { methodCodeOf } from '../delivery/deliveries.ts'
import { Policies } from '../policies/policies-section.tsx'
import { appearanceOf } from '../provider/provider-appearance.ts'
import type { ProviderElements, WalletEvents, WalletPlace, WalletRate } from '../provider/provider-script.ts'
import { useProvider } from '../provider/use-provider.ts'

interface ExpressCheckoutProps {
  readonly data: CheckoutData
  readonly express: Express
  readonly exchange: (address: string, fields: Readonly<Record<string, string>>) => Promise<CheckoutData | undefined>
}

/** Returns shipping rates in the provider's minor units. */
const ratesOf = ({ deliveries, chosenDelivery }: CheckoutData, { script, due }: Express): WalletRate[] => {
  const unit = script.amount / Number(due)
  const rates = deliveries.map(({ code, title, amount }) => ({
    id: code,
    displayName: title,
    amount: Math.round(Number(amount) * unit),
  }))
  const method = chosenDelivery === undefined ? undefined : methodCodeOf(chosenDelivery)
  // Wallets preselect the first rate.
  return rates.toSorted((one, other) => Number(other.id === method) - Number(one.id === method))
}

const placeOf = ({ country = '', state = '', city = '', postal_code = '' }: WalletPlace) => ({
  country,
  subdivision: state,
  city,
  postalCode: postal_code,
})

/** Returns the form fields of a wallet's contact. The last word of a name is the family name. */
const contactOf = ({ billingDetails = {}, shippingAddress }: WalletEvents['confirm']) => {
  const { name = '', address = {} } = shippingAddress ?? billingDetails
  const names = name.trim().split(/\s+/)
  return {
    email: billingDetails.email ?? '',
    phone: billingDetails.phone ?? '',
    firstName: names.slice(0, -1).join(' ') || name,
    lastName: names.at(-1) ?? '',
    addressLine: address.line1 ?? '',
    addressLine2: address.line2 ?? '',
    ...placeOf(address),
  }
}

/** Whether the buyer agrees to the policies: their choice, or the store's default. `true` if there are none. */
const agreesTo = ({ agreement }: CheckoutData, agreed: boolean | undefined): boolean =>
  agreed ?? agreement?.isCheckedAtFirst ?? true

/**
 * The provider's wallets, above the form. They provide contact and address, show delivery prices and pay. Renders
 * nothing if none is available.
 */
export const ExpressCheckout = ({ data, express, exchange }: ExpressCheckoutProps) => {
  const words = useWords()
  const { locale } = useUi()
  const { url, publishableKey, amount, currency, captureMethod, returnUrl } = express.script
  const { provider } = useProvider({ url, publishableKey, locale })
  const [isOffered, setOffered] = useState<boolean>()
  const [agreed, setAgreed] = useState<boolean>()
  const place = useRef<HTMLDivElement>(null)
  const elements = useRef<ProviderElements>(undefined)
  // Wallet callbacks read the latest page data.
  const latest = useRef(data)
  const latestAgreed = useRef(agreed)
  const agrees = agreesTo(data, agreed)
  useEffect(() => {
    latest.current = data
    if (data.express) elements.current?.update({ amount: data.express.script.amount })
  }, [data])

  useEffect(() => {
    if (!provider || !place.current) return undefined
    const made = provider.elements({
      mode: 'payment',
      amount,
      currency,
      ...(captureMethod && { captureMethod }),
      appearance: appearanceOf(place.current, latest.current.theme.express),
    })
    const { isDelivered, address } = latest.current
    const wallets = made.create('expressCheckout', {
      emailRequired: true,
      phoneNumberRequired: latest.current.required.includes('phone'),
      billingAddressRequired: !isDelivered,
      shippingAddressRequired: isDelivered,
      ...(isDelivered && { shippingRates: [{ id: 'later', displayName: words.deliveryNotChosen, amount: 0 }] }),
    })
    /** Recalculates the checkout and updates the wallet. Throws if nothing can be delivered. */
    const ask = async (fields: Readonly<Record<string, string>>): Promise<CheckoutData> => {
      const answer = await exchange(address, { intent: 'price', ...fields })
      if (!answer?.express || answer.deliveries.length === 0) throw new Error('not delivered')
      latest.current = answer
      made.update({ amount: answer.express.script.amount })
      return answer
    }
    const pay = async (event: WalletEvents['confirm']): Promise<void> => {
      const { error: incomplete } = await made.submit()
      const token = incomplete
        ? { error: incomplete }
        : await provider.createConfirmationToken({ elements: made, params: { return_url: returnUrl } })
      if (!('confirmationToken' in token) || !token.confirmationToken) {
        return event.paymentFailed({ reason: 'fail', message: token.error?.message ?? words.wrongCard })
      }
      const answer = await exchange(address, {
        intent: 'pay',
        express: '1',
        ...contactOf(event),
        note: latest.current.contact.values.note ?? '',
        delivery: event.shippingRate?.id ?? latest.current.chosenDelivery ?? '',
        prices: latest.current.prices,
        policyAgreement: latest.current.agreement && agreesTo(latest.current, latestAgreed.current) ? 'on' : '',
        method: express.id,
        paymentTokenOf: express.id,
        paymentToken: token.confirmationToken.id,
      })
      if (answer) event.paymentFailed({ reason: 'fail', message: answer.failure ?? words.walletIncomplete })
    }
    wallets.on('ready', ({ availablePaymentMethods }) => setOffered(availablePaymentMethods !== undefined))
    wallets.on('loaderror', () => setOffered(false))
    wallets.on('click', ({ resolve }) => resolve({}))
    wallets.on('shippingaddresschange', ({ address: to, resolve, reject }) => {
      ask(placeOf(to)).then((answer) => resolve({ shippingRates: ratesOf(answer, answer.express ?? express) }), reject)
    })
    wallets.on('shippingratechange', ({ shippingRate, resolve, reject }) => {
      ask({ delivery: shippingRate.id }).then(() => resolve(), reject)
    })
    wallets.on('confirm', (event) => {
      pay(event).catch(() => event.paymentFailed({ reason: 'fail', message: words.offline }))
    })
    wallets.mount(place.current)
    elements.current = made
    return () => {
      elements.current = undefined
      wallets.destroy()
    }
    // A new amount is handled by `update` above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [provider, currency, captureMethod, express.id, returnUrl, exchange])

  const changeAgreement = (isAgreed: boolean) => {
    latestAgreed.current = isAgreed
    setAgreed(isAgreed)
  }
  if (isOffered === false) return null
  // Reserves space while the wallets load, to avoid layout shifts.
  return (
    <section aria-labelledby="express" className="mb-10 grid gap-4">
      <h2 id="express" className="font-display text-2xl">
        {words.expressCheckout}
      </h2>
      {data.agreement && !data.agreement.isCheckedAtFirst && (
        <div>
          <Policies policies={data.policies} />
          <Checkbox
            label={data.agreement.text ?? words.agree}
            checked={agrees}
            onChange={(event) => changeAgreement(event.target.checked)}
          />
          {!agrees && <p className="mt-2 text-sm text-muted">{words.agreeFirst}</p>}
        </div>
      )}
      {/* Without agreement, the wallets can't be pressed. */}
      <div
        ref={place}
        data-express
        inert={!agrees}
        className={`grid min-h-12 items-start ${agrees ? '' : 'opacity-50'}`}
      />
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.orFillIn}
      </p>
    </section>
  )
}
