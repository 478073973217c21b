import { useTranslation } from 'react-i18next'
import { Quiet } from '#resources/kit/panel'
import { ChangedValue } from '../case/changed_value'
import { notedText } from './noted_text'

/** A value of the trail: of an element in words, of anything else as it was noted. */
export function TrailValue({ element, value }: { element: string | null; value: unknown }) {
  const { t } = useTranslation()
  if (element !== null) return <ChangedValue element={element} value={value} />
  if (value === null || value === undefined) return <Quiet>{t('cases:value.nothing')}</Quiet>
  return <span style={{ overflowWrap: 'anywhere' }}>{notedText(value)}</span>
}
