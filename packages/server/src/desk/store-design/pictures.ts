import type { StoreDesign } from '@vitrine/contract/entities/store/store-design.ts'
import type { Context } from '../../ground/context/context.ts'
import { readPicture } from '../../ground/looks/looks.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Logo } from '../../ground/site/tables.ts'

/** Prefix of stored pictures of the store, kept by ID because the server's URL may change. */
const idPrefix = 'media:'

const storedPicture = async (context: Context, site: Site, text: string, field: string): Promise<string> => {
  const picture = await readPicture(context, site, text, field)
  return 'id' in picture ? `${idPrefix}${picture.id}` : picture.url
}

const show = (site: Site, picture: string): string =>
  picture.startsWith(idPrefix) ? mediaUrl(site, picture.slice(idPrefix.length)) : picture

/** Converts a picture to the format of settings. */
export const toSettingsPicture = (picture: string): Logo =>
  picture.startsWith(idPrefix) ? { id: picture.slice(idPrefix.length) } : { url: picture }

/** Converts a logo from the format of settings. */
export const fromSettingsLogo = (logo: Logo): string => ('id' in logo ? `${idPrefix}${logo.id}` : logo.url)

/** Converts pictures for storage. Refuses those that pages of the store cannot show. */
export const storePictures = async (context: Context, site: Site, design: StoreDesign): Promise<StoreDesign> => {
  const sections = design.sections.map(async (section, at) => {
    if (!section.image) return section
    return { ...section, image: await storedPicture(context, site, section.image, `design.sections[${at}].image`) }
  })
  const { logoUrl, ...looks } = design.looks
  return {
    ...design,
    looks: {
      ...looks,
      ...(logoUrl && { logoUrl: await storedPicture(context, site, logoUrl, 'design.looks.logoUrl') }),
    },
    sections: await Promise.all(sections),
  }
}

/** Replaces stored pictures with their URLs. */
export const showPictures = (site: Site, { looks, ...design }: StoreDesign): StoreDesign => ({
  ...design,
  looks: { ...looks, ...(looks.logoUrl && { logoUrl: show(site, looks.logoUrl) }) },
  sections: design.sections.map((section) =>
    section.image === undefined ? section : { ...section, image: show(site, section.image) },
  ),
})
