import { useTranslation } from 'react-i18next'
import { projectFields, projectStatus } from '#kernel/tenancy/projects/project_fields'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'
import { projectCasesColumn, projectStatusColumn } from './project_columns'

type Project = RowOf<'GET /admin/all-projects'>

/** For the platform: whose projects there are, how they stand, how many cases they have. */
export function AllProjects() {
  const { t } = useTranslation()
  const company: ListColumn<Project> = {
    source: 'company',
    label: t('admin.companies.company'),
    text: ({ company: name }) => name,
  }
  return (
    <ResourceList<Project>
      fields={projectFields}
      columns={[company, 'code', 'name', projectStatusColumn(t), projectCasesColumn(t)]}
      filterFields={{ status: projectStatus }}
      sort={{ field: 'company', order: 'ASC' }}
    />
  )
}
