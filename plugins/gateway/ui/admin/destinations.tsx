import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { destinationFields } from '#plugins/gateway/contract/destination_fields'
import type { DestinationStage } from '#plugins/gateway/contract/shown'
import type { ListColumn } from '#resources/admin/resource/list_column'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { AuthorityChoice } from './authority_choice'
import { StagePanel } from './stage_panel'
import { StageTag } from './stage_tag'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('gateway:admin.place'),
    fields: ['code', 'name', 'region', 'authority', ['connectionId', 'whole']],
    foot: <AuthorityChoice />,
  },
  {
    title: t('gateway:admin.identifiers'),
    hint: t('gateway:admin.identifiers_hint'),
    fields: ['batchSender', 'batchReceiver', 'messageSender', 'messageReceiver'],
  },
  {
    title: t('gateway:admin.message'),
    fields: [
      ['fileName', 'rest'],
      ['maxMegabytes', 'third'],
    ],
  },
  {
    title: t('gateway:admin.answer'),
    fields: ['countsFrom', 'contact', 'remindHours', 'escalateHours'],
  },
]

const defaults = {
  ...{ countsFrom: 'receipt', remindHours: 24, escalateHours: 48, fileName: '{code}_{number}.xml' },
}

const stageOf = (row: Record<string, unknown>) => row.stage as DestinationStage

const stageColumn = (t: TFunction): ListColumn => ({
  source: 'stage',
  label: t('gateway:stage.name'),
  text: (row) => t(`gateway:stage.${stageOf(row)}`),
  cell: (row) => <StageTag stage={stageOf(row)} />,
})

/** Where the reports of a project go. */
export function DestinationList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={destinationFields}
      columns={['code', 'name', 'region', 'authority', stageColumn(t), 'countsFrom']}
      filters={['region']}
      sort={{ field: 'code', order: 'ASC' }}
      newLabel={t('gateway:admin.new_destination')}
      deletes
    />
  )
}

export function DestinationCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={destinationFields}
      sections={sections(t)}
      defaults={defaults}
      title={t('gateway:admin.new_destination')}
    />
  )
}

export function DestinationEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={destinationFields}
      sections={sections(t)}
      nameOf={({ code, name }) => `${String(code)} · ${String(name)}`}
      mark={(row) => <StageTag stage={stageOf(row)} />}
      below={(row) => (
        <StagePanel id={String(row.id)} code={String(row.code)} stage={stageOf(row)} />
      )}
      deletes
    />
  )
}
