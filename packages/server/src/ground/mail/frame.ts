import { stacks } from '@vitrine/domain/store-design/typefaces.ts'
import { presentPublishedLooks } from '../looks/looks.ts'
import { mediaUrl } from '../media/addresses.ts'
import type { Site } from '../site/sites.ts'
import type { Frame } from './email.ts'

/** Returns the logo in a format that every email client supports. */
const logoOf = (site: Site): string | undefined => {
  const { logo } = site.settings
  if (!logo) return undefined
  return 'id' in logo ? `${mediaUrl(site, logo.id)}/v1/fit/w_640,h_160/logo.png` : logo.url
}

/** Returns the published design of a store's emails. */
export const frameOf = (site: Site): Frame => {
  const [logo, { accentColor, looks }] = [logoOf(site), presentPublishedLooks(site)]
  return {
    home: site.storefrontUrl,
    ...(logo !== undefined && { logo }),
    ...(accentColor !== undefined && { color: accentColor }),
    ...(looks && { typefaces: { heading: stacks[looks.headingTypeface], body: stacks[looks.bodyTypeface] } }),
    ...(site.looks?.footerText && { footer: site.looks.footerText }),
  }
}
