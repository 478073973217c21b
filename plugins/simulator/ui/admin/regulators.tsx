import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { regulatorFields } from '#plugins/simulator/contract/regulator_fields'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { ReceivedList } from '../detail/received_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('simulator:regulator.part'),
    hint: t('simulator:regulator.part_hint'),
    fields: ['name', 'way', 'serves'],
  },
  {
    title: t('simulator:regulator.rules'),
    fields: ['rule', 'delaySeconds', ['remarks', 'whole']],
  },
]

/** The regulators that this installation plays for the company. */
export function RegulatorList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={regulatorFields}
      columns={['name', 'way', 'serves', 'rule', 'delaySeconds']}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('simulator:regulator.new')}
      deletes
    />
  )
}

export function RegulatorCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={regulatorFields}
      sections={sections(t)}
      defaults={{ way: 'as2', rule: 'accept', delaySeconds: 5 }}
      title={t('simulator:regulator.new')}
    />
  )
}

export function RegulatorEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={regulatorFields}
      sections={sections(t)}
      fixed={['serves', 'way']}
      nameOf={({ name }) => String(name)}
      below={({ id }) => <ReceivedList id={String(id)} />}
      deletes
    />
  )
}
