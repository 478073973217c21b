import { useTranslation } from 'react-i18next'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { Quiet } from '#resources/kit/panel'
import { aroundChange } from './around_change'
import { Cut } from './cut'

interface CorrectedValueProps {
  element: string
  value: unknown
  /** What it is told apart from. */
  other: unknown
}

/** A value that was entered, or what it was corrected to, in words. */
export function CorrectedValue({ element, value, other }: CorrectedValueProps) {
  const { t } = useTranslation()
  if (value === null || value === undefined) return <Quiet>{t('process:quality.nothing')}</Quiet>
  return (
    <Cut title={typeof value === 'string' ? value : undefined}>
      <LeafValue element={element} leaf={aroundChange(value, other)} />
    </Cut>
  )
}
