import { Checkbox, useUi } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData, Express } from './checkout-data.ts'
import { wayOf } from './deliveries.ts'
import { Policies } from './policies-section.tsx'
import { appearanceOf } from './provider-appearance.ts'
import type { ProviderElements, WalletEvents, WalletPlace, WalletRate } from './provider-script.ts'
import { useProvider } from './use-provider.ts'

interface ExpressCheckoutProps {
  readonly data: CheckoutData
  readonly express: Express
  readonly exchange: (address: string, fields: Readonly<Record<string, string>>) => Promise<CheckoutData | undefined>
}

/** Amounts in the unit in which the provider counts, as it has counted what is due. */
const ratesOf = ({ deliveries, chosenDelivery }: CheckoutData, { script, due }: Express): WalletRate[] => {
  const unit = script.amount / Number(due)
  const rates = deliveries.map(({ code, title, amount }) => ({
    id: code,
    displayName: title,
    amount: Math.round(Number(amount) * unit),
  }))
  const way = chosenDelivery === undefined ? undefined : wayOf(chosenDelivery)
  // Wallets begin with the first.
  return rates.toSorted((one, other) => Number(other.id === way) - Number(one.id === way))
}

const placeOf = ({ country = '', state = '', city = '', postal_code = '' }: WalletPlace) => ({
  country,
  subdivision: state,
  city,
  postalCode: postal_code,
})

/** The fields of the form, as a wallet tells them: the last word of a name stands for the family's. */
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

/** Whether the buyer agrees to the policies, as they have said or as the store has it at first; with none there is nothing to say. */
const agreesTo = ({ agreement }: CheckoutData, said: boolean | undefined): boolean =>
  said ?? agreement?.isCheckedAtFirst ?? true

/**
 * The wallets of the provider, before anything is typed: they tell who buys and where to, are told what delivery costs
 * there, and pay. Who has none sees nothing of it.
 */
export const ExpressCheckout = ({ data, express, exchange }: ExpressCheckoutProps) => {
  const words = useWords()
  const { locale } = useUi()
  const { url, publishableKey, amount, currency, captureMethod, returnUrl } = express.script
  const { provider } = useProvider({ url, publishableKey, locale })
  const [isOffered, setOffered] = useState<boolean>()
  const [said, setSaid] = useState<boolean>()
  const place = useRef<HTMLDivElement>(null)
  const elements = useRef<ProviderElements>(undefined)
  // What the wallets are told is the page as it was answered last.
  const latest = useRef(data)
  const latestSaid = useRef(said)
  const agrees = agreesTo(data, said)
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
      appearance: appearanceOf(place.current, latest.current.looks.express),
    })
    const { isDelivered, address } = latest.current
    const wallets = made.create('expressCheckout', {
      emailRequired: true,
      phoneNumberRequired: latest.current.required.includes('phone'),
      billingAddressRequired: !isDelivered,
      shippingAddressRequired: isDelivered,
      ...(isDelivered && { shippingRates: [{ id: 'later', displayName: words.deliveryNotChosen, amount: 0 }] }),
    })
    /** Asks what something costs, and tells the wallet; what cannot be had is turned down. */
    const ask = async (fields: Readonly<Record<string, string>>): Promise<CheckoutData> => {
      const answer = await exchange(address, { intent: 'price', ...fields })
      if (!answer?.express || answer.deliveries.length === 0) throw new Error('not delivered')
      latest.current = answer
      made.update({ amount: answer.express.script.amount })
      return answer
    }
    const pay = async (told: WalletEvents['confirm']): Promise<void> => {
      const { error: incomplete } = await made.submit()
      const token = incomplete
        ? { error: incomplete }
        : await provider.createConfirmationToken({ elements: made, params: { return_url: returnUrl } })
      if (!('confirmationToken' in token) || !token.confirmationToken) {
        return told.paymentFailed({ reason: 'fail', message: token.error?.message ?? words.wrongCard })
      }
      const answer = await exchange(address, {
        intent: 'pay',
        express: '1',
        ...contactOf(told),
        note: latest.current.contact.values.note ?? '',
        delivery: told.shippingRate?.id ?? latest.current.chosenDelivery ?? '',
        prices: latest.current.prices,
        policyAgreement: latest.current.agreement && agreesTo(latest.current, latestSaid.current) ? 'on' : '',
        method: express.id,
        paymentTokenOf: express.id,
        paymentToken: token.confirmationToken.id,
      })
      if (answer) told.paymentFailed({ reason: 'fail', message: answer.failure ?? words.walletIncomplete })
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
    wallets.on('confirm', (told) => {
      pay(told).catch(() => told.paymentFailed({ reason: 'fail', message: words.offline }))
    })
    wallets.mount(place.current)
    elements.current = made
    return () => {
      elements.current = undefined
      wallets.destroy()
    }
    // Another amount changes what stands there already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [provider, currency, captureMethod, express.id, returnUrl, exchange])

  const say = (isAgreed: boolean) => {
    latestSaid.current = isAgreed
    setSaid(isAgreed)
  }
  if (isOffered === false) return null
  // The room is kept while the wallets come, so that nothing moves when they are there.
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
            onChange={(event) => say(event.target.checked)}
          />
          {!agrees && <p className="mt-2 text-sm text-muted">{words.agreeFirst}</p>}
        </div>
      )}
      {/* Whoever has not agreed yet cannot press what pays at once. */}
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
