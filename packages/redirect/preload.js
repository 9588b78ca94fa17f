/** `VITRINE_URL=http://localhost:4000 node --import @vitrine/redirect/preload storefront.mjs` */
import { redirectToVitrine } from './index.js'

const { VITRINE_URL } = process.env
if (!VITRINE_URL) throw new Error('VITRINE_URL must name a Vitrine server, for example http://localhost:4000.')
redirectToVitrine(VITRINE_URL)
