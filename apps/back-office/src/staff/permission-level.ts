import { areaNames, type Permission, type StaffArea } from '@vitrine/contract/areas.ts'
import { words } from '../words/words.ts'

const { access: texts } = words

export type PermissionLevel = keyof typeof texts.levels

/** Returns how much of an area permissions allow. */
export const levelOf = (permissions: readonly Permission[], area: StaffArea): PermissionLevel => {
  if (permissions.includes(`${area}.write`)) return 'write'
  return permissions.includes(`${area}.read`) ? 'read' : 'none'
}

/** Reads the permissions from a form with a level for each area. */
export const permissionsIn = (form: FormData): Permission[] =>
  areaNames.flatMap((area): Permission[] => {
    const level = form.get(`area.${area}`)
    return level === 'read' || level === 'write' ? [`${area}.${level}`] : []
  })

/** Names the areas that permissions allow to change. */
export const changeableAreas = (permissions: readonly Permission[]): readonly string[] =>
  areaNames.filter((area) => levelOf(permissions, area) === 'write').map((area) => texts.areas[area])
