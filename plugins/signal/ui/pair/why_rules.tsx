import { useTranslation } from 'react-i18next'
import type { ShownRule } from '#plugins/signal/contract/run'
import { say } from '#resources/app/language'
import { Panel, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { figureText } from '../figure_text'
import { ruleLetters } from '../pairs/pair_columns'

/** Measures as people name them. */
const names: Readonly<Record<string, string>> = {
  ...{ a: 'n', chi2_yates: 'χ²', IC025_gamma: 'IC025', ROR_lo95: 'ROR025', PRR_lo95: 'PRR025' },
}

/** Each rule with its comparisons: by how much it is passed, or missed. */
export function WhyRules({ why }: { why: readonly ShownRule[] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('signal:why')} level="h3">
      {why.map(({ id, title, source, fires, steps }) => {
        const missed = steps.filter(({ holds }) => !holds)
        return (
          <div key={id} style={{ padding: '6px 14px' }} title={source}>
            <Tag tone={fires ? 'blue' : 'grey'}>
              {t(fires ? 'signal:fires' : 'signal:does_not_fire')}
            </Tag>{' '}
            <b>
              {ruleLetters[id]} · {say(title)}
            </b>
            <br />
            <Quiet className="num">
              {steps
                .map(
                  ({ fact, sense, threshold, value }) =>
                    `${names[fact] ?? fact} ${figureText(value, fact === 'a' ? 0 : 2)} ${sense === 'above' ? '>' : '≥'} ${threshold}`
                )
                .join(' · ')}{' '}
              {missed
                .filter(({ margin }) => margin !== null)
                .map(({ fact, margin }) =>
                  t('signal:missed_by', {
                    fact: names[fact] ?? fact,
                    by: figureText(Math.abs(margin!), fact === 'a' ? 0 : 2),
                  })
                )
                .join(' ')}
            </Quiet>
          </div>
        )
      })}
    </Panel>
  )
}
