import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ResourceCreate } from '../resource/resource_create'
import { roleSections } from './role_sections'
import { useRoleFields } from './use_role_fields'

/** A new role of the company, from nothing or as a copy of another one. */
export function RoleCreate() {
  const { t } = useTranslation()
  const fields = useRoleFields()
  const { state } = useLocation() as { state: { permissions?: string[] } | null }
  if (!fields) return <Skeleton height={300} />
  return (
    <ResourceCreate
      fields={fields}
      sections={roleSections(t)}
      title={t('admin.roles.new')}
      defaults={{ permissions: state?.permissions ?? [] }}
    />
  )
}
