import { useTranslation } from 'react-i18next'
import { projectFields, projectStatus } from '#kernel/tenancy/projects/project_fields'
import { KeptList } from '../kept/kept_list'
import type { ListColumn } from '../kept/list_column'
import { projectCasesColumn, projectStatusColumn } from './project_columns'

/** For the platform: whose projects there are, how they stand, how many cases they have. */
export function AllProjects() {
  const { t } = useTranslation()
  const company: ListColumn = {
    source: 'company',
    label: t('admin.companies.company'),
    text: ({ company: name }) => name,
  }
  return (
    <KeptList
      fields={projectFields}
      columns={[company, 'code', 'name', projectStatusColumn(t), projectCasesColumn(t)]}
      narrowed={{ status: projectStatus }}
      sort={{ field: 'company', order: 'ASC' }}
    />
  )
}
