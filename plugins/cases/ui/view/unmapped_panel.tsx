import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Panel } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

/** What the message held and no element takes. */
export interface Unmapped {
  place: string
  xml: string
}

const List = styled('div')({
  'padding': '6px 14px 12px',
  '& details': { padding: '5px 0' },
  '& summary': { cursor: 'pointer', fontSize: 12, color: colour.ink2, overflowWrap: 'anywhere' },
  '& pre': {
    margin: '6px 0 0',
    padding: '8px 10px',
    maxHeight: 220,
    overflow: 'auto',
    fontSize: 12,
    lineHeight: 1.5,
    background: colour.head,
    border: `1px solid ${colour.lineSoft}`,
    borderRadius: 6,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** Content of the message that could not be mapped: where it stood, and what it was. It is kept. */
export function UnmappedPanel({ unmapped }: { unmapped: Unmapped[] }) {
  const { t } = useTranslation()
  return (
    <Panel
      id="unmapped"
      title={t('cases:view.unmapped')}
      hint={t('cases:view.unmapped_text', { count: unmapped.length })}
    >
      <List>
        {unmapped.map(({ place, xml }, index) => (
          <details key={index}>
            <summary>{place}</summary>
            <pre>{xml}</pre>
          </details>
        ))}
      </List>
    </Panel>
  )
}
