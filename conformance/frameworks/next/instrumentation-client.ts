import { redirectToVitrine } from '@vitrine/redirect'

redirectToVitrine(process.env.NEXT_PUBLIC_VITRINE_URL)
