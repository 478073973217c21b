import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { NarrativeSentence } from '#plugins/narratives/contract/template'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '&[data-chosen=true]': { background: colour.accentSoft },
  '&[data-hidden=true]': { opacity: 0.6 },
})

const Text = styled(ButtonBase)({
  'font': 'inherit',
  'flex': 1,
  'minWidth': 0,
  'display': 'block',
  'padding': '5px 14px',
  'textAlign': 'left',
  '& code': {
    display: 'block',
    fontSize: 12,
    color: colour.ink2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&:focus-visible': { outlineOffset: -2 },
})

interface SentenceRowProps {
  sentence: NarrativeSentence
  isChosen: boolean
  onChoose: () => void
  /** Absent where it cannot move so. */
  onUp?: () => void
  onDown?: () => void
}

/** A sentence of a template in a line. */
export function SentenceRow({ sentence, isChosen, onChoose, onUp, onDown }: SentenceRowProps) {
  const { t } = useTranslation()
  const { key, section, each, text, isHidden = false } = sentence
  return (
    <Root data-chosen={isChosen} data-hidden={isHidden} data-template-sentence={key}>
      <Text aria-pressed={isChosen} onClick={onChoose}>
        <b>{key}</b>{' '}
        <Quiet>
          {t(`narratives:section.${section}`)}
          {each && ` · ${each}`}
          {isHidden && ` · ${t('narratives:templates.hide')}`}
        </Quiet>
        <code>{say(text)}</code>
      </Text>
      {onUp && (
        <Btn
          size="small"
          kind="ghost"
          aria-label={`${t('narratives:templates.up')} ${key}`}
          onClick={onUp}
        >
          ↑
        </Btn>
      )}
      {onDown && (
        <Btn
          size="small"
          kind="ghost"
          aria-label={`${t('narratives:templates.down')} ${key}`}
          onClick={onDown}
        >
          ↓
        </Btn>
      )}
    </Root>
  )
}
