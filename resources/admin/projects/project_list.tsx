import { useTranslation } from 'react-i18next'
import { projectFields, projectStatus } from '#kernel/tenancy/projects/project_fields'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'
import { projectCasesColumn, projectStatusColumn } from './project_columns'

type Project = RowOf<'GET /admin/projects'>

/** The projects of the company. */
export function ProjectList() {
  const { t } = useTranslation()
  const users: ListColumn<Project> = {
    source: 'users',
    label: t('admin.projects.users'),
    text: ({ users: n, maxUsers }) => `${n} / ${maxUsers}`,
    figures: true,
    sortable: false,
  }
  const [status, cases] = [projectStatusColumn(t), projectCasesColumn(t)]
  return (
    <ResourceList<Project>
      fields={projectFields}
      columns={['code', 'name', 'type', status, 'regions', cases, users, 'startDate']}
      filters={['type']}
      filterFields={{ status: projectStatus }}
      sort={{ field: 'code', order: 'ASC' }}
      newLabel={t('admin.projects.new')}
    />
  )
}
