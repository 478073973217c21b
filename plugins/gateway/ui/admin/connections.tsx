import type { TFunction } from 'i18next'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { connectionFields } from '#plugins/gateway/contract/connection_fields'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { ErrorState } from '#resources/kit/error_state'
import { ConnectionSecrets } from './connection_secrets'
import { ConnectionTest } from './connection_test'
import { TransportFields } from './transport_fields'
import { fieldsWith, type OfferedTransport, useTransports } from './transports'

const sections = (t: TFunction, transports: readonly OfferedTransport[]): FormSection[] => [
  {
    title: t('gateway:admin.connection'),
    fields: ['name', 'serves', 'sponsorId', 'serverId'],
  },
  {
    title: t('gateway:admin.transport'),
    fields: [['transport', 'whole']],
    foot: <TransportFields transports={transports} />,
  },
]

/** The connections of a company, by which reports leave. */
export function ConnectionList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={connectionFields}
      columns={['name', 'transport', 'serves', 'sponsorId', 'serverId']}
      filters={['serves']}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('gateway:admin.new_connection')}
      deletes
    />
  )
}

export function ConnectionCreate() {
  const { t } = useTranslation()
  const { data, error, reload } = useTransports()
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton height={300} />
  return (
    <ResourceCreate
      fields={fieldsWith(data)}
      sections={sections(t, data)}
      title={t('gateway:admin.new_connection')}
    />
  )
}

export function ConnectionEdit() {
  const { t } = useTranslation()
  const { data, error, reload } = useTransports()
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton height={300} />
  return (
    <ResourceEdit
      fields={fieldsWith(data)}
      sections={sections(t, data)}
      fixed={['serves']}
      nameOf={({ name }) => String(name)}
      actions={({ id }) => <ConnectionTest id={String(id)} />}
      below={({ id, transport, sealed }) => (
        <ConnectionSecrets
          id={String(id)}
          transport={data.find(({ name }) => name === transport)}
          sealed={(sealed as string[] | undefined) ?? []}
        />
      )}
      deletes
    />
  )
}
