import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'

/** The ways to the synonyms of the project and to what its cases teach, for whoever keeps them. */
export function SynonymLinks() {
  const { t } = useTranslation()
  if (!usePermission('CODING_CONF')) return null
  return (
    <>
      <Btn icon="copy" href="/admin/coding_synonyms">
        {t('coding:synonyms.title')}
      </Btn>
      <Btn icon="history" href="/admin/coding_learned">
        {t('coding:learned.title')}
      </Btn>
    </>
  )
}
