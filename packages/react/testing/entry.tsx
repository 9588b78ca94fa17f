import { browserCookieTokens, createClient, OAuthStrategy } from '@vitrine/client'
import { hydrateRoot } from 'react-dom/client'
import { Storefront, type Read } from './storefront.tsx'

const read = JSON.parse(document.getElementById('read')!.textContent) as Read
const auth = OAuthStrategy({ clientId: read.clientId, tokenStorage: browserCookieTokens() })
const client = createClient({ host: read.host, auth })
hydrateRoot(document.getElementById('root')!, <Storefront read={read} client={client} />)
