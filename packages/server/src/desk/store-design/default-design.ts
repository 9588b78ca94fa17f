import type { StoreDesign } from '@vitrine/contract/entities/store/store-design.ts'
import { presentLooks } from '../../ground/looks/looks.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import type { Site } from '../../ground/site/sites.ts'

/** Returns the initial design of a store, derived from its settings. */
export const defaultDesign = (site: Site): StoreDesign => {
  const { tagline, hero, about } = site.settings
  return {
    looks: { ...presentLooks(site), headingTypeface: 'SERIF', bodyTypeface: 'SANS', corners: 'SOFT' },
    sections: [
      {
        id: 'hero',
        kind: 'HERO',
        ...(tagline !== undefined && { title: tagline }),
        ...(hero && { image: mediaUrl(site, hero.id), ...(hero.altText && { imageAlt: hero.altText }) }),
      },
      { id: 'newest', kind: 'PRODUCTS', source: 'NEWEST', limit: 8 },
      { id: 'collections', kind: 'COLLECTIONS' },
      ...(about === undefined ? [] : [{ id: 'about', kind: 'TEXT' as const, text: about }]),
    ],
    menu: [],
    footer: { columns: [], profiles: [] },
    pages: [],
  }
}
