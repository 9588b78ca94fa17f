import type { StaffRole } from '@vitrine/client'
import { isBuiltInRole } from '@vitrine/contract/areas.ts'
import { SelectField } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../form/entry-form.tsx'
import { words } from '../words/words.ts'
import { roleText } from './role-name.ts'

const { staff: texts, roles: roleTexts } = words

interface RoleFieldProps {
  readonly field: ReturnType<FieldOf>
  readonly roles: readonly StaffRole[]
  readonly selected: string
}

/** Selects a role and explains it. */
export const RoleField = ({ field, roles, selected }: RoleFieldProps) => {
  const [role, setRole] = useState(selected)
  return (
    <SelectField
      {...field}
      label={texts.role}
      hint={isBuiltInRole(role) ? texts.roleHints[role] : roleTexts.own}
      value={role}
      onChange={(event) => setRole(event.target.value)}
      options={roles.map(({ id, name }) => ({ value: id, label: roleText(id, name) }))}
      required
    />
  )
}
