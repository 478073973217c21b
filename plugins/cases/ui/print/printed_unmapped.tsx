import { useTranslation } from 'react-i18next'
import { Panel, Quiet } from '#resources/kit/panel'
import type { Unmapped } from '../view/unmapped_panel'

/** What the message held and no element takes, written out. */
export function PrintedUnmapped({ unmapped }: { unmapped: Unmapped[] }) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('cases:view.unmapped')}
      hint={t('cases:view.unmapped_text', { count: unmapped.length })}
    >
      <div style={{ padding: '6px 14px 12px' }}>
        {unmapped.map(({ place, xml }, index) => (
          <div key={index}>
            <Quiet style={{ wordBreak: 'break-all' }}>{place}</Quiet>
            <pre style={{ margin: '2px 0 10px', fontSize: 11, overflowWrap: 'anywhere' }}>
              {xml}
            </pre>
          </div>
        ))}
      </div>
    </Panel>
  )
}
