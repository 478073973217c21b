import { FunctionField, TextField } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { PlainList } from './plain_list'

interface ProjectRow {
  id: string
  type: 1 | 2
  regions: string[]
  created_at: string
}

/** The projects of the company. */
export function ProjectList() {
  const { t } = useTranslation()
  return (
    <PlainList sort={{ field: 'code', order: 'ASC' }}>
      <TextField source="code" label={t('admin.projects.code')} />
      <TextField source="name" label={t('admin.projects.name')} />
      <FunctionField<ProjectRow>
        source="type"
        label={t('admin.projects.type')}
        render={({ type }) => t(type === 1 ? 'project.before_listing' : 'project.after_listing')}
      />
      <FunctionField<ProjectRow>
        source="regions"
        sortable={false}
        label={t('admin.projects.regions')}
        render={({ regions }) => regions.join(' · ')}
      />
      <FunctionField<ProjectRow>
        source="created_at"
        label={t('admin.projects.created')}
        render={({ created_at: at }) => <span className="num">{at.slice(0, 10)}</span>}
      />
    </PlainList>
  )
}
