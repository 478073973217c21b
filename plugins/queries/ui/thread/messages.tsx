import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { Quiet } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import type { Thread } from '../query'

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 })
const Said = styled('li')({
  'padding': '8px 12px',
  'border': `1px solid ${colour.line}`,
  'borderRadius': size.radius,
  'background': colour.card,
  '&[data-kind=reply]': { background: colour.tealSoft, borderColor: 'transparent' },
  '& header': { display: 'flex', alignItems: 'baseline', gap: 8, marginBottom: 2 },
  '& b': { fontWeight: 600 },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

/** What was said, the oldest first. */
export function Messages({ messages }: Pick<Thread, 'messages'>) {
  const { t } = useTranslation()
  return (
    <List aria-label={t('queries:thread.said')}>
      {messages.map(({ kind, content, authorName, at }, n) => (
        <Said key={n} data-kind={kind}>
          <header>
            <b>{t(`queries:kind.${kind}`)}</b>
            <Quiet>
              {whoText(authorName)} · <Moment at={at} />
            </Quiet>
          </header>
          <p>{content}</p>
        </Said>
      ))}
    </List>
  )
}
