import type { SiteSettings } from './tables.ts'

/** Returns how many days download links are valid, and the maximum downloads per purchased item. */
export const downloadRules = ({
  downloadDays = 30,
  downloadLimit = 5,
}: SiteSettings): Required<Pick<SiteSettings, 'downloadDays' | 'downloadLimit'>> => ({ downloadDays, downloadLimit })
