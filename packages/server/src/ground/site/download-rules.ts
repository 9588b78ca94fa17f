import type { SiteSettings } from './tables.ts'

/** How long download links of a store work, and how often a file can be downloaded for each piece that was bought. */
export const downloadRules = ({
  downloadDays = 30,
  downloadLimit = 5,
}: SiteSettings): Required<Pick<SiteSettings, 'downloadDays' | 'downloadLimit'>> => ({ downloadDays, downloadLimit })
