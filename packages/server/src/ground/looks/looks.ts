import type { SiteSettings as WireSettings } from '@vitrine/contract/calls/back-office.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../context/context.ts'
import { mediaIdOf, mediaUrl } from '../media/addresses.ts'
import { listPublicMedia } from '../media/files.ts'
import { invalidField } from '../base/refusal.ts'
import type { Site } from '../site/sites.ts'
import type { Logo, SiteSettings } from '../site/tables.ts'

/** Logos are shown small; twice as sharp for screens that are. */
const shownSize = 'w_640,h_160'

/** A picture for pages of a store: one that it keeps, or one of an https address. */
export const readPicture = async (context: Context, site: Site, text: string, field: string): Promise<Logo> => {
  const id = mediaIdOf(site, text)
  const [file] = id === undefined ? [] : await listPublicMedia(context.db, site.id, [id])
  if (file?.kind === 'image') return { id: file.id }
  // Pages of a store show nothing that travels in the clear.
  const isElsewhere = !text.startsWith(mediaUrl(site, '')) && URL.canParse(text)
  if (!isElsewhere || new URL(text).protocol !== 'https:')
    throw invalidField(field, 'must be an image of this store, or an https URL')
  return { url: new URL(text).href }
}

const readLogo = async (context: Context, site: Site, text: string): Promise<Logo | undefined> =>
  text === '' ? undefined : readPicture(context, site, text, 'siteSettings.logoUrl')

const readAccent = (text: string): string | undefined => {
  if (text === '') return undefined
  if (!/^#[0-9a-f]{6}$/i.test(text))
    throw invalidField('siteSettings.accentColor', 'must be a hex color, such as #1f4d3f', 'FORMAT')
  return text.toLowerCase()
}

/** The logo and the color that are sent; an empty text takes one away. */
export const readLooks = async (
  context: Context,
  site: Site,
  { logoUrl, accentColor }: Pick<Input<WireSettings>, 'logoUrl' | 'accentColor'>,
): Promise<Pick<SiteSettings, 'logo' | 'accentColor'>> => ({
  ...(logoUrl !== undefined && { logo: await readLogo(context, site, logoUrl) }),
  ...(accentColor !== undefined && { accentColor: readAccent(accentColor) }),
})

/** The logo as the owner set it, and the color; nothing where there is none. */
export const presentLooks = ({ settings: { logo, accentColor }, ...site }: Site) => ({
  ...(logo && { logoUrl: 'id' in logo ? mediaUrl(site, logo.id) : logo.url }),
  ...(accentColor !== undefined && { accentColor }),
})

/** Colors, corners and typefaces that were published. */
const presentDesign = ({ looks }: Site) => {
  if (!looks) return {}
  const { backgroundColor, textColor, headingTypeface, bodyTypeface, corners } = looks
  return {
    looks: {
      headingTypeface,
      bodyTypeface,
      corners,
      ...(backgroundColor !== undefined && { backgroundColor }),
      ...(textColor !== undefined && { textColor }),
    },
  }
}

/** The same for pages, with what was published: a picture of ours comes in the size it is shown in. */
export const presentPublishedLooks = (site: Site) => {
  const { logo } = site.settings
  const fitted = logo && 'id' in logo && `${mediaUrl(site, logo.id)}/v1/fit/${shownSize},q_90/file.webp`
  return { ...presentLooks(site), ...presentDesign(site), ...(fitted && { logoUrl: fitted }) }
}
