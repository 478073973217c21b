import Skeleton from '@mui/material/Skeleton'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Preset } from '#plugins/presets/contract'
import { KeptList } from '#resources/admin/kept/kept_list'
import type { ListColumn } from '#resources/admin/kept/list_column'
import { catalogueHash } from '#resources/admin/page_facts'
import { FormsProvider, useForms } from '#resources/forms/catalogue/forms_context'
import { utcText } from '#resources/kit/utc_text'
import { PresetSummary, summaryText } from '../copy/preset_summary'
import { useKeptHere } from './kept_here'

/** The presets of one kind. */
export function PresetList() {
  return (
    <FormsProvider hash={catalogueHash()} waiting={<Skeleton height={240} />}>
      <List />
    </FormsProvider>
  )
}

const presetOf = (row: RaRecord) => row as unknown as Preset

function List() {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { kind, areTemplates } = useKeptHere()
  const columns: ListColumn[] = [
    {
      source: 'name',
      label: t(areTemplates ? 'presets:templates.name' : 'presets:admin.name'),
      text: (row) => presetOf(row).name,
    },
    {
      source: 'content',
      label: t('presets:admin.says'),
      sortable: false,
      text: (row) => summaryText(catalogue, presetOf(row).content),
      cell: (row) => <PresetSummary content={presetOf(row).content} />,
    },
    {
      source: 'updatedAt',
      label: t('presets:admin.changed_at'),
      figures: 'moment',
      text: (row) => utcText(presetOf(row).updatedAt),
    },
    {
      source: 'updatedBy',
      label: t('presets:admin.changed_by'),
      text: (row) => presetOf(row).updatedBy,
    },
  ]
  return (
    <KeptList
      fields={{}}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t(areTemplates ? `presets:templates.new.${kind}` : `presets:admin.new.${kind}`)}
    />
  )
}
