import { useTranslation } from 'react-i18next'
import { useMenuAddress } from '#resources/app/menu_address'
import { Btn } from '#resources/kit/btn'

/** The ways to the synonyms of the project and to what its cases teach, for whoever keeps them. */
export function SynonymLinks() {
  const { t } = useTranslation()
  const [synonyms, learned] = [useMenuAddress('coding_synonyms'), useMenuAddress('coding_learned')]
  return (
    <>
      {synonyms && (
        <Btn icon="copy" href={synonyms}>
          {t('coding:synonyms.title')}
        </Btn>
      )}
      {learned && (
        <Btn icon="history" href={learned}>
          {t('coding:learned.title')}
        </Btn>
      )}
    </>
  )
}
