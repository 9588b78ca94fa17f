import { isApiError } from '@vitrine/client'
import type { StaffArea } from '@vitrine/contract/areas.ts'
import { words } from '../words/first.ts'

const { access: texts } = words

/** Returns why a call was refused, if a permission is missing; `undefined` for other errors. */
export const missingPermissionText = (error: unknown): string | undefined => {
  if (!isApiError(error, 'PERMISSION_DENIED')) return undefined
  const { permission } = (error.data ?? {}) as { permission?: string }
  const [area, level] = permission?.split('.') ?? []
  if (area === undefined || !(area in texts.areas)) return undefined
  const { read, write } = texts.levels
  return `${texts.missing(level === 'write' ? write : read, texts.areas[area as StaffArea])} ${texts.askOwner}`
}
