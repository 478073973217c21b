import { useTranslation } from 'react-i18next'
import type { TermState } from '#kernel/case/forms/coded_terms'
import type { Finding } from '#kernel/case/rules/finding'
import { say } from '#resources/app/language'
import { Tag, type Tone } from '#resources/kit/tag'
import { boxState } from '../fields/box_state'

interface StateTagProps {
  state: TermState
  /** What the rules hold against the place. */
  doubts: readonly Finding[]
}

/** How far a place is coded; in the colour of the gravest doubt, which it tells on pointing. */
export function StateTag({ state, doubts }: StateTagProps) {
  const { t } = useTranslation()
  const states: Record<TermState, [Tone, string]> = {
    coded: ['green', t('forms.terms.coded')],
    missing: ['amber', t('forms.terms.not_coded')],
    text: ['amber', t('forms.terms.text_only')],
    null_flavour: ['grey', t('forms.null_flavour')],
  }
  const [tone, words] = states[state]
  if (doubts.length === 0) return <Tag tone={tone}>{words}</Tag>
  return (
    <Tag
      tone={boxState(doubts) === 'error' ? 'red' : 'amber'}
      title={doubts.map(({ message }) => say(message)).join('\n')}
    >
      {state === 'coded' ? t('forms.terms.check') : words}
    </Tag>
  )
}
