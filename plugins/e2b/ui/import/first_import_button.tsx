import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { imports } from './import_store'

/** What to do in a project without cases: import the first one. */
export function FirstImportButton() {
  const { t } = useTranslation()
  if (!usePermission('CASE_IMPORT_READ')) return null
  return (
    <Btn icon="upload" onClick={() => imports.show()}>
      {t('e2b:import.open')}
    </Btn>
  )
}
