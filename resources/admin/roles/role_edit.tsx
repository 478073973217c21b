import Skeleton from '@mui/material/Skeleton'
import { useGetOne, type RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useRowId } from '../row_id'
import { ErrorState } from '#resources/kit/error_state'
import { Tag } from '#resources/kit/tag'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { ResourceEdit } from '../resource/resource_edit'
import { CopyRole } from './copy_role'
import { FixedRole } from './fixed_role'
import { roleSections } from './role_sections'
import { useRoleFields } from './use_role_fields'

/** A role as it stands: changed and deleted while nobody has it, copied always. */
export function RoleEdit() {
  const { t } = useTranslation()
  const id = useRowId()
  const fields = useRoleFields()
  const { data: role, error, refetch } = useGetOne<RaRecord>('roles', { id }, { staleTime: 0 })
  if (error) return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!fields || !role) return <Skeleton height={300} />
  if (role.builtIn || role.users > 0) return <FixedRole role={role} fields={fields} />
  return (
    <ResourceEdit
      fields={fields}
      sections={roleSections(t)}
      nameOf={({ nameZh, nameEn }) => say({ zh: nameZh, en: nameEn })}
      mark={() => <Tag tone="blue">{t('admin.roles.own')}</Tag>}
      actions={(row) => <CopyRole role={row} />}
      deletes
    />
  )
}
