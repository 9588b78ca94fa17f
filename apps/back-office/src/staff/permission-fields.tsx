import { areaNames, hasPermission, type Permission } from '@vitrine/contract/areas.ts'
import { SelectField } from '@vitrine/ui'
import { useAccess } from '../access/access.tsx'
import { optionsOf } from '../form/options.ts'
import { words } from '../words/words.ts'
import { levelOf } from './permission-level.ts'

const { access: texts } = words

interface PermissionFieldsProps {
  readonly permissions: readonly Permission[]
  readonly disabled?: boolean
}

/** A level for each area. Nobody can give more than they have. */
export const PermissionFields = ({ permissions, disabled = false }: PermissionFieldsProps) => {
  const { account, may } = useAccess()
  const isGivable = (permission: Permission) =>
    account === undefined ||
    account.role === 'owner' ||
    may(permission) ||
    hasPermission(new Set(permissions), permission)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {areaNames.map((area) => {
        const options = optionsOf(texts.levels).filter(
          ({ value }) => value === 'none' || isGivable(`${area}.${value as 'read' | 'write'}`),
        )
        return (
          <SelectField
            key={area}
            name={`area.${area}`}
            label={texts.areas[area]}
            mark="none"
            defaultValue={levelOf(permissions, area)}
            options={options}
            disabled={disabled}
          />
        )
      })}
    </div>
  )
}
