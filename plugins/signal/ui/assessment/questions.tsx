import { useTranslation } from 'react-i18next'
import { answers, questions } from '#plugins/signal/contract/signal'
import { call } from '#resources/app/calls/call'
import { Choice } from '#resources/kit/choice'
import { Panel, Quiet } from '#resources/kit/panel'
import type { PartProps } from './part_props'

/** The questions of the template with what was answered, and by whom. */
export function Questions({ signal, act }: PartProps) {
  const { t } = useTranslation()
  const { id, revision, state } = signal
  const known = questions.filter((each) => state.answers[each]).length
  return (
    <Panel
      title={t('signal:questions')}
      hint={t('signal:answered', { known, all: questions.length })}
    >
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {questions.map((question, at) => {
            const given = state.answers[question]
            return (
              <tr key={question}>
                <td style={{ padding: '5px 8px 5px 14px' }} className="num">
                  {at + 1}
                </td>
                <td>{t(`signal:question.${question}`)}</td>
                <td>
                  <Choice
                    label={t(`signal:question.${question}`)}
                    value={given?.answer ?? ''}
                    onChoose={(answer) =>
                      void act(() =>
                        call('POST /signal/signals/{signalId}/answer', {
                          path: { signalId: id },
                          body: { revision, question, answer: answer as 'yes', text: '' },
                        })
                      )
                    }
                  >
                    {!given && <option value="">{t('signal:choose_answer')}</option>}
                    {answers.map((each) => (
                      <option key={each} value={each}>
                        {t(`signal:answer.${each}`)}
                      </option>
                    ))}
                  </Choice>
                </td>
                <td style={{ paddingRight: 14 }}>
                  <Quiet>{given?.by ?? '—'}</Quiet>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
