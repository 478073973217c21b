import { useTranslation } from 'react-i18next'
import type { HitGroup } from '#plugins/coding/contract/dictionary'

/** In which way a term answers the words, as a person reads it. */
export function useGroupTitles(): Record<HitGroup, string> {
  const { t } = useTranslation()
  return {
    code: t('coding:groups.code'),
    exact: t('coding:groups.exact'),
    order: t('coding:groups.order'),
    synonym: t('coding:groups.synonym'),
    prefix: t('coding:groups.prefix'),
    contains: t('coding:groups.contains'),
    fuzzy: t('coding:groups.fuzzy'),
    smq: t('coding:groups.smq'),
  }
}
