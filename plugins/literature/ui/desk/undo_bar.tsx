import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import type { Setting } from '../literature'
import { useReasonText } from '../reason_text'
import type { Done } from './use_desk'

const Root = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 12,
  'height': 40,
  'margin': '0 20px 8px',
  'padding': '0 12px',
  'borderRadius': 8,
  'background': colour.side,
  'color': '#fff',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': { color: '#fff', marginLeft: 'auto', flex: 'none' },
})

interface UndoBarProps {
  last: Done | undefined
  setting: Setting | null
  onUndo: () => void
}

/** What was chosen last, and the way back. */
export function UndoBar({ last, setting, onUndo }: UndoBarProps) {
  const { t } = useTranslation()
  const reasonOf = useReasonText(setting)
  if (!last) return <span />
  const { title, choice, reason } = last
  const said = t(`literature:choice.${choice}`)
  const why = reasonOf(reason ?? null)
  return (
    <Root role="status">
      <span title={title}>
        {t('literature:desk.chosen', { choice: why ? `${said}: ${why}` : said, title })}
      </span>
      <Btn size="small" kind="ghost" keys="Z" onClick={onUndo}>
        {t('literature:undo')}
      </Btn>
    </Root>
  )
}
