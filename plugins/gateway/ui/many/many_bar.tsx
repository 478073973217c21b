import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import { type ManyAct, manyActs } from './many_act'

const Root = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 6,
  '& b': { color: colour.ink, fontWeight: 600, whiteSpace: 'nowrap' },
})

interface ManyBarProps {
  count: number
  onAct: (act: ManyAct) => void
  onClear: () => void
}

/** How many are selected, and what can be done with them. */
export function ManyBar({ count, onAct, onClear }: ManyBarProps) {
  const { t } = useTranslation()
  return (
    <Root role="group" aria-label={t('gateway:many.selection')}>
      <b className="num" role="status">
        {t('gateway:many.selected', { count })}
      </b>
      {manyActs.map((act) => (
        <Btn key={act} size="small" onClick={() => onAct(act)}>
          {t(`gateway:many.act.${act}`)}
        </Btn>
      ))}
      <Btn size="small" kind="ghost" onClick={onClear}>
        {t('gateway:many.clear')}
      </Btn>
    </Root>
  )
}
