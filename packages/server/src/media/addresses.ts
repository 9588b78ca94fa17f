import type { Site } from '../site/sites.ts'

/** Where a media file is served, at full size. */
export const mediaUrl = ({ publicUrl }: Pick<Site, 'publicUrl'>, id: string): string => `${publicUrl}/media/${id}`
