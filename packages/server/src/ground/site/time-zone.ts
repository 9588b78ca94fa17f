import type { Site } from './sites.ts'

/** The time zone in which a store's days begin: what its owner has set, or UTC. */
export const timeZoneOf = ({ settings }: Pick<Site, 'settings'>): string => settings.timeZone ?? 'UTC'
