import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Question } from '#plugins/cases/contract/condition'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import { otherQuestions, type OtherQuestion } from './other_questions'
import type { Explained } from './use_met_column'

const Line = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'padding': '4px 4px 4px 12px',
  'fontSize': 12,
  'color': colour.ink2,
  'background': colour.card,
  'border': `1px solid ${colour.line}`,
  'borderRadius': 6,
  'marginTop': 6,
  '& b': { color: colour.ink, fontWeight: 600 },
  '& button': { marginLeft: 'auto', flex: 'none' },
})

interface AskedOtherwiseProps {
  question: Question
  /** How many cases are found as it is asked. */
  total: number
  explained: Explained
  onAsk: (question: Question) => void
}

/** How many more cases there would be if it were asked a little otherwise, and a way to ask so. */
export function AskedOtherwise({ question, total, explained, onAsk }: AskedOtherwiseProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const wordsOf = ({ kind, of, more, isAtLeast }: OtherQuestion) =>
    t(`cases:found.otherwise.${kind}`, {
      count: more,
      shown: isAtLeast ? `${more}+` : String(more),
      name: say(catalogue.labelOf(of)),
      number: catalogue.element(of)?.id ?? of,
    })
  return otherQuestions(question, total, explained).map((other) => (
    <Line key={`${other.kind} ${other.of}`}>
      <b>{wordsOf(other)}</b>
      <span>{t(`cases:found.otherwise.${other.kind}_why`)}</span>
      <Btn kind="ghost" size="small" onClick={() => onAsk(other.question)}>
        {t(`cases:found.otherwise.${other.kind}_act`)}
      </Btn>
    </Line>
  ))
}
