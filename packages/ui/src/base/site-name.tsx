import { joinClasses } from './class-names.ts'

export interface SiteNameProps {
  name: string
  /** The site's logo. Without one, the name is shown. */
  logoUrl?: string | undefined
  className?: string | undefined
}

/** The site's logo or name. */
export function SiteName({ name, logoUrl, className }: SiteNameProps) {
  if (logoUrl === undefined || logoUrl === '')
    return <span className={joinClasses('v-site-name', className)}>{name}</span>
  return <img className={joinClasses('v-site-logo', className)} src={logoUrl} alt={name} height={40} />
}
