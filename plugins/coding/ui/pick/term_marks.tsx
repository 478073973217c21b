import { useTranslation } from 'react-i18next'
import type { DescribedTerm } from '#plugins/coding/contract/dictionary'
import { Tag } from '#resources/kit/tag'

/** The level of a term, how it belongs to an SMQ, and whether it may still be used. */
export function TermMarks({ term }: { term: DescribedTerm }) {
  const { t } = useTranslation()
  const { level, code, pt, isCurrent, isAlgorithmic, scope, category, weight } = term
  const isPreferred = level === 'llt' && pt?.code === code
  return (
    <span style={{ display: 'flex', gap: 4 }}>
      {!isCurrent && <Tag tone="amber">{t('coding:term.not_current')}</Tag>}
      {scope && (
        <Tag tone="grey">
          {scope === 'narrow' ? t('coding:term.narrow') : t('coding:term.broad')}
        </Tag>
      )}
      {category && <Tag tone="grey">{t('coding:term.category', { category })}</Tag>}
      {weight && <Tag tone="grey">{t('coding:term.weight', { weight })}</Tag>}
      {isAlgorithmic && <Tag tone="grey">{t('coding:term.algorithmic')}</Tag>}
      {isPreferred && <Tag tone="blue">PT</Tag>}
      <Tag tone="grey">{level.toUpperCase()}</Tag>
    </span>
  )
}
