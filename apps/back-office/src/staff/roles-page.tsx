import type { StaffRole } from '@vitrine/client'
import { Breadcrumbs, Button, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useAccess } from '../access/access.tsx'
import { linkColumn } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { roleText } from './role-name.ts'
import { changeableAreas } from './permission-level.ts'

const { roles: texts, staff } = words

const areasText = ({ id, permissions }: StaffRole): string => {
  if (id === 'owner') return staff.roleHints.owner
  const areas = changeableAreas(permissions)
  return areas.length === 0 ? texts.nothing : areas.join('; ')
}

/** The roles that every store has, and the store's own. */
export const RolesPage = ({ data: roles }: PageProps<readonly StaffRole[]>) => {
  useTitle(texts.title)
  const { mayChange } = useAccess()
  return (
    <Stack gap="lg">
      <PageHeader
        above={<Breadcrumbs items={[{ label: staff.title, href: '/staff' }, { label: texts.title }]} />}
        title={texts.title}
        actions={
          mayChange && (
            <Button href="/staff/roles/new" variant="primary">
              {texts.add}
            </Button>
          )
        }
      >
        {texts.hint}
      </PageHeader>
      <Table
        caption={texts.title}
        captionHidden
        rows={roles}
        rowKey={({ id }) => id}
        columns={[
          linkColumn<StaffRole>({
            header: texts.name,
            href: ({ id }) => `/staff/roles/${id}`,
            name: ({ id, name }) => roleText(id, name),
          }),
          { key: 'may', header: texts.may, cell: areasText },
          {
            key: 'kind',
            header: texts.kind,
            cell: ({ isBuiltIn }) => (isBuiltIn ? texts.builtIn : texts.own),
          },
          { key: 'people', header: texts.people, align: 'end', cell: ({ people }) => people },
        ]}
      />
    </Stack>
  )
}
