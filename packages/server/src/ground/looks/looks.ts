import type { SiteSettings as WireSettings } from '@vitrine/contract/calls/store/back-office.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../context/context.ts'
import { mediaIdOf, mediaUrl } from '../media/addresses.ts'
import { listPublicMedia } from '../media/files.ts'
import { invalidField, wrongFormat } from '../base/refusal.ts'
import type { Site } from '../site/sites.ts'
import type { Logo, SiteSettings } from '../site/tables.ts'

/** The size of logos, for high-density screens. */
const shownSize = 'w_640,h_160'

/** Reads an image for pages of a store: an uploaded one, or an https URL. */
export const readPicture = async (context: Context, site: Site, text: string, field: string): Promise<Logo> => {
  const id = mediaIdOf(site, text)
  const [file] = id === undefined ? [] : await listPublicMedia(context.db, site.id, [id])
  if (file?.kind === 'image') return { id: file.id }
  // Pages of a store only load images over https.
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
    throw wrongFormat('siteSettings.accentColor', 'COLOR_HEX', 'must be a hex color, such as #1f4d3f')
  return text.toLowerCase()
}

/** Reads the logo and accent color of a request. Empty text removes one. */
export const readLooks = async (
  context: Context,
  site: Site,
  { logoUrl, accentColor }: Pick<Input<WireSettings>, 'logoUrl' | 'accentColor'>,
): Promise<Pick<SiteSettings, 'logo' | 'accentColor'>> => ({
  ...(logoUrl !== undefined && { logo: await readLogo(context, site, logoUrl) }),
  ...(accentColor !== undefined && { accentColor: readAccent(accentColor) }),
})

/** Presents the logo and accent color that the owner set, if any. */
export const presentLooks = ({ settings: { logo, accentColor }, ...site }: Site) => ({
  ...(logo && { logoUrl: 'id' in logo ? mediaUrl(site, logo.id) : logo.url }),
  ...(accentColor !== undefined && { accentColor }),
})

/** Presents the published design. */
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

/** Presents the logo, accent color and published design for pages. Uploaded logos are resized for display. */
export const presentPublishedLooks = (site: Site) => {
  const { logo } = site.settings
  const fitted = logo && 'id' in logo && `${mediaUrl(site, logo.id)}/v1/fit/${shownSize},q_90/file.webp`
  return { ...presentLooks(site), ...presentDesign(site), ...(fitted && { logoUrl: fitted }) }
}
