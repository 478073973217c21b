import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ConditionKind } from '#plugins/cases/contract/condition'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Choice } from '#resources/kit/choice'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { AlsoBox } from './also_box'
import { type Draft } from './draft'
import { ElementBox } from './element_box'
import type { Problem } from './problem_of'
import { searchedTermsOf } from './searched_terms_of'
import { ValueBox } from './value_box'
import { waysOf } from './ways'

const Root = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': '16px minmax(0, 1fr) 92px minmax(0, 1.06fr) 24px',
  'gap': 5,
  'alignItems': 'center',
  'padding': '3px 0',
  '& > i': { font: 'inherit', fontSize: 12, color: colour.ink3, textAlign: 'right' },
  '& > p': { gridColumn: '2 / 5', margin: 0, fontSize: 12, color: colour.redDeep },
})

interface ConditionLineProps {
  draft: Draft
  number: number
  /** Elements of the other conditions. */
  taken: readonly string[]
  problem: Problem | undefined
  onChange: (change: Partial<Draft>) => void
  onRemove: () => void
}

/** Where the cursor goes for a condition. */
export const idOf = ({ key }: Pick<Draft, 'key'>, part: 'element' | 'way' | 'value') =>
  `condition-${key}-${part}`

/** One condition: an element, how it is held against something, and against what. */
export function ConditionLine(props: ConditionLineProps) {
  const { draft, number, taken, problem, onChange, onRemove } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const element = draft.element === undefined ? undefined : catalogue.element(draft.element)
  const name = t('search:condition.numbered', { number })
  const told = problem && `condition-${draft.key}-problem`
  const choose = (id: string) => {
    const next = catalogue.element(id)!
    const [usual] = waysOf(next, catalogue, searchedTermsOf(next) !== undefined)
    onChange({
      element: id,
      is: usual,
      value: next.booleanValues?.length === 1 ? String(next.booleanValues[0]) : undefined,
      ...{ to: undefined, values: undefined, orNull: undefined, orUncertain: undefined },
    })
  }
  const ways = element ? waysOf(element, catalogue, searchedTermsOf(element) !== undefined) : []
  const wordsOf = (is: ConditionKind) =>
    t(element?.type === 'date' ? `search:way_of_date.${is}` : `search:way.${is}`, {
      defaultValue: t(`search:way.${is}`),
    })
  return (
    <Root
      role="group"
      aria-label={element ? `${name} ${say(catalogue.labelOf(element.id))}` : name}
    >
      <i className="num" aria-hidden>
        {number}
      </i>
      <ElementBox
        id={idOf(draft, 'element')}
        label={`${name} · ${t('search:condition.element')}`}
        element={draft.element}
        taken={taken}
        isFaulty={problem === 'element' || problem === 'twice'}
        describedBy={told}
        onElement={choose}
      />
      {element ? (
        <>
          <Choice
            tall
            label={`${name} · ${t('search:condition.way')}`}
            value={draft.is ?? ''}
            onChoose={(is) => onChange({ is: is as ConditionKind, values: undefined })}
          >
            {!draft.is && <option value="">{t('search:condition.choose')}</option>}
            {[...new Set([...ways, ...(draft.is ? [draft.is] : [])])].map((is) => (
              <option key={is} value={is}>
                {wordsOf(is)}
              </option>
            ))}
          </Choice>
          <ValueBox
            id={idOf(draft, 'value')}
            label={`${name} · ${t('search:condition.value')}`}
            draft={draft}
            element={element}
            isFaulty={problem !== undefined && problem !== 'element' && problem !== 'way'}
            describedBy={told}
            onChange={onChange}
          />
        </>
      ) : (
        <>
          <span />
          <span />
        </>
      )}
      <IconButton
        size="small"
        sx={{ gridColumn: 5, gridRow: 1 }}
        aria-label={t('search:condition.remove', { number })}
        title={t('search:condition.remove', { number })}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </IconButton>
      {element && <AlsoBox label={name} draft={draft} element={element} onChange={onChange} />}
      {problem && (
        <p id={told} role="alert">
          {t(`search:problem.${problem}`)}
        </p>
      )}
    </Root>
  )
}
