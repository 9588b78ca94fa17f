import { shop } from '../first-shop.ts'
import { uploadPicture } from '../session/upload-picture.ts'
import { accents } from './accents.ts'

/** What a new store looks like. */
export interface Look {
  readonly logo: File | undefined
  readonly accentColor: string
}

/**
 * Saves the look in the new store’s settings, from where the storefront, checkout and emails take it. The logo comes last:
 * only its upload is likely to fail. May be repeated.
 */
export const saveLook = async ({ logo, accentColor }: Look): Promise<void> => {
  if (accentColor !== accents.forest) await shop.backOffice.updateSiteSettings({ accentColor })
  if (!logo) return
  const { url: logoUrl } = await uploadPicture(logo)
  await shop.backOffice.updateSiteSettings({ logoUrl })
}
