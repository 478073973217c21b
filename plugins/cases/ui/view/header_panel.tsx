import { useTranslation } from 'react-i18next'
import type { Envelope } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { Panel } from '#resources/kit/panel'
import { ValueTable } from './value_table'

/** The header of the message that the case came with (N.1, N.2.r). */
export function HeaderPanel({ envelope }: { envelope: Envelope }) {
  const { t } = useTranslation()
  const lines = Object.entries(envelope).map(([key, leaf]) => ({
    place: toId(key),
    element: toId(key),
    leaf,
  }))
  if (lines.length === 0) return null
  return (
    <Panel
      id="header"
      title={t('cases:view.header')}
      hint={t('cases:view.elements', { count: lines.length })}
    >
      <ValueTable lines={lines} />
    </Panel>
  )
}
