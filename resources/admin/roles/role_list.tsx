import { useTranslation } from 'react-i18next'
import { useNavigation } from '#resources/app/navigation/navigation'
import { roleFields } from '#kernel/access/roles/role_fields'
import { Btn } from '#resources/kit/btn'
import { Tag } from '#resources/kit/tag'
import { furtherAddress } from '../addresses'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'

type Role = RowOf<'GET /admin/roles'>

/** The roles that people of the company may have. */
export function RoleList() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const kind = ({ builtIn }: Role) => t(builtIn ? 'admin.roles.built_in' : 'admin.roles.own')
  const columns: (string | ListColumn<Role>)[] = [
    'nameZh',
    'nameEn',
    {
      source: 'builtIn',
      label: t('admin.roles.kind'),
      text: kind,
      cell: (row) => <Tag tone={row.builtIn ? 'grey' : 'blue'}>{kind(row)}</Tag>,
    },
    {
      source: 'permissions',
      label: t('admin.roles.rights'),
      text: ({ permissions }) => String(permissions.length),
      figures: true,
      sortable: false,
    },
    {
      source: 'users',
      label: t('admin.roles.users'),
      text: ({ users }) => String(users),
      figures: true,
      sortable: false,
    },
  ]
  return (
    <ResourceList
      fields={roleFields}
      columns={columns}
      sort={{ field: 'builtIn', order: 'ASC' }}
      newLabel={t('admin.roles.new')}
      actions={
        <Btn icon="check" onClick={() => go(furtherAddress('roles', 'matrix'))}>
          {t('admin.roles.matrix')}
        </Btn>
      }
    />
  )
}
