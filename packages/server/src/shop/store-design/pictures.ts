import type { StoreDesign } from '@vitrine/contract/entities/store-design.ts'
import type { Context } from '../../ground/context/context.ts'
import { readPicture } from '../../ground/looks/looks.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import type { Site } from '../../ground/site/sites.ts'

/** How a picture of the store is kept: by its id, since the address of the server may change. */
const kept = 'media:'

/** A design as it is kept; refuses pictures that pages of the store cannot show. */
export const keepPictures = async (context: Context, site: Site, design: StoreDesign): Promise<StoreDesign> => {
  const sections = design.sections.map(async (section, at) => {
    if (!section.image) return section
    const picture = await readPicture(context, site, section.image, `design.sections[${at}].image`)
    return { ...section, image: 'id' in picture ? `${kept}${picture.id}` : picture.url }
  })
  return { ...design, sections: await Promise.all(sections) }
}

/** The same with the addresses at which its pictures are. */
export const showPictures = (site: Site, design: StoreDesign): StoreDesign => ({
  ...design,
  sections: design.sections.map((section) =>
    section.image?.startsWith(kept) ? { ...section, image: mediaUrl(site, section.image.slice(kept.length)) } : section,
  ),
})
