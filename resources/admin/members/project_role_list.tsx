import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Tag } from '#resources/kit/tag'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'

type Role = RowOf<'GET /admin/project-roles'>

/** Which roles there are in the project at hand, what each permits, and how many people have it. */
export function ProjectRoleList() {
  const { t } = useTranslation()
  const kind = ({ builtIn }: Role) => t(builtIn ? 'admin.roles.built_in' : 'admin.roles.own')
  const columns: ListColumn<Role>[] = [
    {
      source: say({ zh: 'nameZh', en: 'nameEn' }),
      label: t('admin.users.role'),
      text: ({ nameZh, nameEn }) => say({ zh: nameZh, en: nameEn }),
    },
    {
      source: 'builtIn',
      label: t('admin.roles.kind'),
      text: kind,
      cell: (row) => <Tag tone={row.builtIn ? 'grey' : 'blue'}>{kind(row)}</Tag>,
      sortable: false,
    },
    {
      source: 'rights',
      label: t('admin.members.rights'),
      text: ({ rights }) => rights.map(say).join(t('admin.between')),
      sortable: false,
    },
    {
      source: 'members',
      label: t('admin.roles.users'),
      text: ({ members }) => String(members),
      figures: true,
      sortable: false,
    },
  ]
  return <ResourceList fields={{}} columns={columns} sort={{ field: 'nameEn', order: 'ASC' }} />
}
