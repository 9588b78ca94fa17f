/** How much a folder's disk still takes; without end where the system does not say. */
export function freeBytes(folder: string): number
