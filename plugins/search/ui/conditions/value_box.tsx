import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Choice } from '#resources/kit/choice'
import { CodesBox } from './codes_box'
import { compares, type Draft } from './draft'
import { searchedTermsOf } from './searched_terms_of'
import { TermValue } from './term_value'
import { TextValue } from './text_value'
import { listOf } from './ways'

/** Two values have no room beside the element: they stand below it. */
const Range = styled('div')({
  gridColumn: '2 / 5',
  gridRow: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: 4,
  alignItems: 'center',
})

interface ValueBoxProps {
  id: string
  /** Of which condition. */
  label: string
  draft: Draft
  element: ElementDefinition
  isFaulty: boolean
  describedBy: string | undefined
  onChange: (change: Partial<Draft>) => void
}

/** What a condition holds an element against, by the type of the element and the way. */
export function ValueBox(props: ValueBoxProps) {
  const { id, label, draft, element, isFaulty, describedBy, onChange } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { is, value = '', to = '', values = [] } = draft
  const given = { isFaulty, describedBy, isDate: element.type === 'date' }
  const list = listOf(element, catalogue)
  if (is === 'null') {
    return (
      <Choice
        grow
        tall
        label={label}
        value={values[0] ?? ''}
        onChoose={(flavor) => onChange({ values: flavor ? [flavor] : [] })}
      >
        <option value="">{t('search:condition.any_flavour')}</option>
        {element.nullFlavors?.map((flavor) => (
          <option key={flavor}>{flavor}</option>
        ))}
      </Choice>
    )
  }
  if (!compares(is)) return <span />
  if (is === 'below') {
    const terms = searchedTermsOf(element)
    if (!terms) return <span />
    return (
      <TermValue
        {...{ id, label, terms, describedBy, term: draft.value }}
        onTerm={(term) => onChange({ value: term })}
      />
    )
  }
  if (is === 'in' && list) {
    return (
      <CodesBox
        {...{ id, label, list, describedBy, isFaulty, codes: values }}
        hint={t('search:condition.codes')}
        onCodes={(codes) => onChange({ values: codes })}
      />
    )
  }
  if (element.type === 'boolean') {
    return (
      <Choice grow tall label={label} value={value} onChoose={(said) => onChange({ value: said })}>
        <option value="" disabled>
          {t('search:condition.choose')}
        </option>
        {(element.booleanValues ?? [true, false]).map((each) => (
          <option key={String(each)} value={String(each)}>
            {t(`search:truth.${each}`)}
          </option>
        ))}
      </Choice>
    )
  }
  const hint = t(given.isDate ? 'search:condition.date' : 'search:condition.value')
  if (is !== 'between') {
    return (
      <TextValue
        {...{ id, label, hint, value, ...given }}
        onValue={(text) => onChange({ value: text })}
      />
    )
  }
  return (
    <Range>
      <TextValue
        {...{ id, hint, value, ...given }}
        label={`${label} · ${t('search:condition.from')}`}
        onValue={(text) => onChange({ value: text })}
      />
      <span aria-hidden>–</span>
      <TextValue
        {...{ id: `${id}-to`, hint, value: to, ...given }}
        label={`${label} · ${t('search:condition.to')}`}
        onValue={(text) => onChange({ to: text })}
      />
    </Range>
  )
}
