import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { ResourceList } from '#resources/admin/resource/resource_list'
import type { ListColumn, RowOf } from '#resources/admin/resource/list_column'
import { momentColumn } from '#resources/admin/resource/moment_column'
import { catalogueHash } from '#resources/admin/page_facts'
import { FormsProvider, useForms } from '#resources/forms/catalogue/forms_context'
import { PresetSummary, summaryText } from '../copy/preset_summary'
import { usePresetsHere } from './presets_here'

/** The presets of one kind. */
export function PresetList() {
  return (
    <FormsProvider hash={catalogueHash()} waiting={<Skeleton height={240} />}>
      <List />
    </FormsProvider>
  )
}

/** Of the project, or of the templates of the company. */
type Preset = RowOf<'GET /admin/presets/{kind}'> | RowOf<'GET /admin/templates/{kind}'>

function List() {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { kind, areTemplates } = usePresetsHere()
  const columns: ListColumn<Preset>[] = [
    {
      source: 'name',
      label: t(areTemplates ? 'presets:templates.name' : 'presets:admin.name'),
      text: ({ name }) => name,
    },
    {
      source: 'content',
      label: t('presets:admin.says'),
      sortable: false,
      text: ({ content }) => summaryText(catalogue, content),
      cell: ({ content }) => <PresetSummary content={content} />,
    },
    momentColumn('updatedAt', t('presets:admin.changed_at')),
    {
      source: 'updatedBy',
      label: t('presets:admin.changed_by'),
      text: ({ updatedBy }) => updatedBy,
    },
  ]
  return (
    <ResourceList
      fields={{}}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t(areTemplates ? `presets:templates.new.${kind}` : `presets:admin.new.${kind}`)}
    />
  )
}
