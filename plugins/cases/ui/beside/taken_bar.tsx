import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  'flex': 'none',
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'padding': '6px 8px 6px 14px',
  'background': colour.greenSoft,
  'borderTop': `1px solid ${colour.line}`,
  '& > span': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

/** What was taken over last, and the way back. */
export function TakenBar({ name, undo }: { name: string; undo: () => void }) {
  const { t } = useTranslation()
  return (
    <Root role="status">
      <span>{t('cases:beside.taken', { name })}</span>
      <Btn size="small" kind="ghost" onClick={undo}>
        {t('act.undo')}
      </Btn>
    </Root>
  )
}
