import { useEffect, useState } from 'react'
import { loadProvider, type Provider } from './provider-script.ts'

/** After so long a buyer is told that the script is late; it may still come. */
const lateMs = 8000

export type ProviderStage = 'loading' | 'late' | 'failed' | 'ready'

interface Asked {
  readonly url: string
  readonly publishableKey: string
  readonly locale: string
}

/** A provider's script in this page, and how far it has come. */
export const useProvider = ({ url, publishableKey, locale }: Asked) => {
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
