/** An error of the provider's script, in the buyer's language. */
interface Wrong {
  readonly type?: string
  readonly message?: string
}

interface ProviderElement {
  readonly mount: (place: HTMLElement) => void
  readonly destroy: () => void
  readonly on: (event: 'ready' | 'loaderror', listener: () => void) => void
}

/** The partial address a wallet reveals before the buyer authorizes: no street, no name. */
export interface WalletPlace {
  readonly city?: string
  readonly state?: string
  readonly country?: string
  readonly postal_code?: string
}

export interface WalletRate {
  readonly id: string
  readonly displayName: string
  readonly amount: number
}

interface WalletPerson {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly address?: WalletPlace & { readonly line1?: string; readonly line2?: string }
}

/** Wallet events and their responses. */
export interface WalletEvents {
  readonly ready: { readonly availablePaymentMethods?: object }
  readonly loaderror: object
  readonly click: { readonly resolve: (options: object) => void }
  readonly shippingaddresschange: {
    readonly address: WalletPlace
    readonly resolve: (found: { readonly shippingRates: readonly WalletRate[] }) => void
    readonly reject: () => void
  }
  readonly shippingratechange: {
    readonly shippingRate: { readonly id: string }
    readonly resolve: () => void
    readonly reject: () => void
  }
  readonly confirm: {
    readonly billingDetails?: WalletPerson
    readonly shippingAddress?: WalletPerson
    readonly shippingRate?: { readonly id: string }
    readonly paymentFailed: (event: { readonly reason: 'fail'; readonly message?: string }) => void
  }
}

/** The wallet buttons. */
interface WalletElement {
  readonly mount: (place: HTMLElement) => void
  readonly destroy: () => void
  readonly on: <Name extends keyof WalletEvents>(event: Name, listener: (event: WalletEvents[Name]) => void) => void
}

interface WalletOptions {
  readonly emailRequired: boolean
  readonly phoneNumberRequired: boolean
  readonly billingAddressRequired: boolean
  readonly shippingAddressRequired: boolean
  readonly shippingRates?: readonly WalletRate[]
}

export interface ProviderElements {
  readonly create: ((kind: 'payment') => ProviderElement) &
    ((kind: 'expressCheckout', options: WalletOptions) => WalletElement)
  readonly update: (options: { readonly amount?: number; readonly setupFutureUsage?: 'off_session' | null }) => void
  /** Validates the fields. */
  readonly submit: () => Promise<{ readonly error?: Wrong }>
}

/** The parts of Stripe.js in use. */
export interface Provider {
  readonly elements: (options: {
    readonly mode: 'payment'
    readonly amount: number
    readonly currency: string
    readonly captureMethod?: 'manual'
    readonly setupFutureUsage?: 'off_session'
    readonly appearance?: object
  }) => ProviderElements
  readonly createConfirmationToken: (options: {
    readonly elements: ProviderElements
    readonly params: { readonly return_url: string }
  }) => Promise<{ readonly confirmationToken?: { readonly id: string }; readonly error?: Wrong }>
  readonly handleNextAction: (options: { readonly clientSecret: string }) => Promise<{ readonly error?: Wrong }>
}

type CreateProvider = (publishableKey: string, options: { readonly locale: string }) => Provider

/** Whether the provider couldn't be reached, so that the request may be retried. */
export const isUnreached = ({ type }: Wrong): boolean => type === 'api_connection_error'

const loading = new Map<string, Promise<CreateProvider>>()

const load = (url: string): Promise<CreateProvider> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => {
      const { Stripe } = window as { readonly Stripe?: CreateProvider }
      if (Stripe) resolve(Stripe)
      else reject(new Error('The script of the payment provider brought nothing.'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of the payment provider was not loaded.'))
    })
    document.head.append(script)
  })

/** Loads a provider's script once. Failed loads are retried on the next call. */
export const loadProvider = (url: string): Promise<CreateProvider> => {
  const known = loading.get(url) ?? load(url)
  loading.set(url, known)
  known.catch(() => loading.delete(url))
  return known
}
