import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
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
  '& summary': {
    cursor: 'pointer',
    fontSize: 12,
    color: colour.ink2,
    // The mark stays beside the first line of a long place.
    wordBreak: 'break-all',
  },
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

const ID = 'unmapped'

/**
 * Content of the message that could not be mapped: where it stood, and what it was. It is kept.
 * Folded, since the report comes first, unless the address asks for it.
 */
export function UnmappedPanel({ unmapped }: { unmapped: Unmapped[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(() => window.location.hash === `#${ID}`)
  return (
    <Panel
      id={ID}
      title={t('cases:view.unmapped')}
      hint={t('cases:view.unmapped_text', { count: unmapped.length })}
      actions={
        <Btn kind="ghost" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'cases:view.unmapped_hide' : 'cases:view.unmapped_show')}
        </Btn>
      }
    >
      {open && (
        <List>
          {unmapped.map(({ place, xml }, index) => (
            <details key={index}>
              <summary>{place}</summary>
              <pre>{xml}</pre>
            </details>
          ))}
        </List>
      )}
    </Panel>
  )
}
