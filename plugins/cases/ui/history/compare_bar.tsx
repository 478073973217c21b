import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { Quiet } from '#resources/kit/panel'
import type { Pair, Revision } from './revisions'
import { StateChoice } from './state_choice'

const Root = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'marginBottom': 10,
  'maxWidth': 1180,
  '& select': { height: 30 },
})

interface CompareBarProps {
  revisions: readonly Revision[]
  pair: Pair
  onPair: (pair: Pair) => void
}

/** The two states that are compared, left and right: any revisions or versions. */
export function CompareBar({ revisions, pair, onPair }: CompareBarProps) {
  const { t } = useTranslation()
  return (
    <Root>
      <Quiet>{t('cases:history.left')}</Quiet>
      <StateChoice
        label={t('cases:history.left')}
        revisions={revisions}
        value={pair.from}
        onChoose={(from) => onPair({ ...pair, from })}
      />
      <IconButton
        size="small"
        aria-label={t('cases:history.change_sides')}
        title={t('cases:history.change_sides')}
        onClick={() => onPair({ from: pair.to, to: pair.from })}
      >
        <Icon name="swap" size={16} />
      </IconButton>
      <Quiet>{t('cases:history.right')}</Quiet>
      <StateChoice
        label={t('cases:history.right')}
        revisions={revisions}
        value={pair.to}
        onChoose={(to) => onPair({ ...pair, to })}
      />
    </Root>
  )
}
