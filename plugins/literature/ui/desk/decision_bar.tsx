import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { mayDo } from '#plugins/literature/contract/may'
import type { Choice, ReviewStatus } from '#plugins/literature/contract/review'
import { Btn } from '#resources/kit/btn'
import { KeyHint } from '#resources/kit/key_hint'
import { colour } from '#resources/kit/theme/tokens'
import type { Setting } from '../literature'

const Root = styled('div')({
  'padding': '10px 20px',
  'borderTop': `1px solid ${colour.line}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5px 8px' },
  '& .why': { marginTop: 8, color: colour.ink2, fontSize: 12 },
})

const buttons = [
  ['include', 'I', 'primary'],
  ['safety', 'S', 'plain'],
  ['undecided', 'U', 'plain'],
] as const

interface DecisionBarProps {
  status: ReviewStatus
  setting: Setting | null
  /** Somebody excludes and has not said why yet. */
  asksReason: boolean
  onChoose: (choice: Choice, reason?: string) => void
  onAskReason: () => void
}

/** What can be chosen of an article, each with its key; reasons for exclusion below. */
export function DecisionBar(props: DecisionBarProps) {
  const { status, setting, asksReason, onChoose, onAskReason } = props
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  if (!mayDo('choose', status)) return null
  return (
    <Root role="group" aria-label={t('literature:desk.decision')}>
      <div>
        {buttons.map(([choice, key, kind]) => (
          <Btn key={choice} kind={kind} keys={key} onClick={() => onChoose(choice)}>
            {t(`literature:choice.${choice}`)}
          </Btn>
        ))}
        <Btn keys="E" aria-expanded={asksReason} onClick={onAskReason}>
          {t('literature:desk.exclude')}
        </Btn>
      </div>
      <div className="why">
        <span role={asksReason ? 'status' : undefined}>
          {t(asksReason ? 'literature:desk.say_why' : 'literature:desk.reasons')}
        </span>
        {setting?.reasons.slice(0, 9).map((reason, at) => (
          <Btn
            key={reason.code}
            size="small"
            kind={asksReason ? 'plain' : 'ghost'}
            onClick={() => onChoose('exclude', reason.code)}
          >
            <KeyHint>{at + 1}</KeyHint> {reason[language]}
          </Btn>
        ))}
      </div>
    </Root>
  )
}
