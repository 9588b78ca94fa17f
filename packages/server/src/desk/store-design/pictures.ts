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

/** A section or an entry of one. */
interface Pictured {
  readonly image?: string | undefined
}

const showPicture = <Thing extends Pictured>(site: Site, thing: Thing): Thing =>
  thing.image === undefined ? thing : { ...thing, image: show(site, thing.image) }

/** Returns a stored picture of the store as stored designs name it. */
export const storedMedia = (id: string): string => idPrefix + id

/** Converts a picture to the format of settings. */
export const toSettingsPicture = (picture: string): Logo =>
  picture.startsWith(idPrefix) ? { id: picture.slice(idPrefix.length) } : { url: picture }

/** Converts a logo from the format of settings. */
export const fromSettingsLogo = (logo: Logo): string => ('id' in logo ? `${idPrefix}${logo.id}` : logo.url)

/** Converts pictures for storage. Refuses those that pages of the store cannot show. */
export const storePictures = async (context: Context, site: Site, design: StoreDesign): Promise<StoreDesign> => {
  const store = async <Thing extends Pictured>(thing: Thing, field: string): Promise<Thing> =>
    thing.image ? { ...thing, image: await storedPicture(context, site, thing.image, `${field}.image`) } : thing
  const sections = design.sections.map(async (section, at) => {
    const field = `design.sections[${at}]`
    const entries = section.entries?.map((entry, place) => store(entry, `${field}.entries[${place}]`))
    return { ...(await store(section, field)), ...(entries && { entries: await Promise.all(entries) }) }
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
  sections: design.sections.map((section) => ({
    ...showPicture(site, section),
    ...(section.entries && { entries: section.entries.map((entry) => showPicture(site, entry)) }),
  })),
})
