import { useTranslation } from 'react-i18next'
import { Quiet } from '#resources/kit/panel'
import { ChangedValue } from '../case/changed_value'
import type { FlatChange } from './flat_changes'
import { notedText } from './noted_text'
import { useNodeName } from './process_nodes'

interface TrailValueProps {
  change: FlatChange
  /** What stood there before or after it. */
  value: unknown
}

/** A value of the trail: of an element, a step or a request in words, of anything else as it was noted. */
export function TrailValue({ change: { element, key }, value }: TrailValueProps) {
  const { t } = useTranslation()
  const nodeName = useNodeName()
  if (element !== null) return <ChangedValue element={element} value={value} />
  if (value === null || value === undefined) return <Quiet>{t('cases:value.nothing')}</Quiet>
  const inWords = () => {
    if (key === 'status') return nodeName(value)
    return key === 'unlock' ? t(`cases:audit.unlock.${String(value)}`) : value
  }
  return <span style={{ overflowWrap: 'anywhere' }}>{notedText(inWords())}</span>
}
