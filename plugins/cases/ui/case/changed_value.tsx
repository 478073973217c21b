import { useTranslation } from 'react-i18next'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { Quiet } from '#resources/kit/panel'

/** A value before or after a change: a leaf, the rows of a group by their number, or nothing. */
export function ChangedValue({ element, value }: { element: string; value: unknown }) {
  const { t } = useTranslation()
  if (value === null || value === undefined) return <Quiet>{t('cases:value.nothing')}</Quiet>
  if (Array.isArray(value)) return <Quiet>{t('cases:value.rows', { count: value.length })}</Quiet>
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <LeafValue element={element} leaf={value} withCode />
    </span>
  )
}
