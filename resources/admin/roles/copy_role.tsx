import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Btn } from '#resources/kit/btn'
import { addAddress } from '../addresses'

/** Begins a new role with the rights of this one. */
export function CopyRole({ role }: { role: RaRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const begin = () =>
    void navigate(addAddress('roles')!, { state: { permissions: role.permissions } })
  return (
    <Btn icon="copy" onClick={begin}>
      {t('admin.roles.copy')}
    </Btn>
  )
}
