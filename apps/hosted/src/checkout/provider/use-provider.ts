import { useEffect, useState } from 'react'
import { loadProvider, type Provider } from './provider-script.ts'

/** Delay before a slow script is reported; it may still load. */
const lateMs = 8000

export type ProviderStage = 'loading' | 'late' | 'failed' | 'ready'

interface ProviderOptions {
  readonly url: string
  readonly publishableKey: string
  readonly locale: string
}

/** Loads a provider's script and tracks its state. */
export const useProvider = ({ url, publishableKey, locale }: ProviderOptions) => {
  const [stage, setStage] = useState<ProviderStage>('loading')
  const [provider, setProvider] = useState<Provider>()

  useEffect(() => {
    let isCurrent = true
    const late = setTimeout(() => setStage((known) => (known === 'loading' ? 'late' : known)), lateMs)
    loadProvider(url).then(
      (create) => {
        if (isCurrent) setProvider(create(publishableKey, { locale }))
      },
      () => {
        if (isCurrent) setStage('failed')
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(late)
    }
  }, [url, publishableKey, locale])

  return { provider, stage, setStage }
}
