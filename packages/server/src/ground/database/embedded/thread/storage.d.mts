/** Returns the free space on a folder's disk; Infinity if unknown. */
export function freeBytes(folder: string): number
