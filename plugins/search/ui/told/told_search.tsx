import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Language } from '#kernel/language/words'
import type { Question } from '#plugins/cases/contract/condition'
import {
  conditionTree,
  type LeafCondition,
  type RowConditions,
} from '#plugins/cases/contract/condition_tree'
import { useLanguage } from '#resources/app/language_context'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { colour } from '#resources/kit/theme/tokens'
import { judgesDays } from '../conditions/draft'
import { searchedTermsOf } from '../conditions/searched_terms_of'

const Root = styled('p')({
  'margin': '0 12px 8px',
  'padding': '8px 10px',
  'background': colour.ground,
  'borderRadius': 6,
  'lineHeight': '20px',
  'fontSize': 12.5,
  'color': colour.ink2,
  '& b': { color: colour.ink, marginRight: 8 },
  '& u': {
    textDecoration: `underline 2px ${colour.teal}`,
    textUnderlineOffset: 3,
    color: colour.ink,
  },
})

/** What a search looks for, as a sentence: which row has to meet which conditions. */
export function ToldSearch({ question }: { question: Question }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { catalogue } = useForms()
  const teller = { t, language, catalogue }
  const clauses = clausesOf(conditionTree(question, catalogue), teller)
  return (
    <Root>
      <b>{t('search:told.will_find')}</b>
      {joined(clauses, t('search:told.then'))}
      {t('search:told.end')}
    </Root>
  )
}

interface Teller {
  readonly t: TFunction
  readonly language: Language
  readonly catalogue: Catalogue
}

function clausesOf({ own, lacking, inside }: RowConditions, teller: Teller): ReactNode[] {
  const { t, language, catalogue } = teller
  const nameOf = (key: string) => catalogue.labelOf(key)[language]
  return [
    ...own.map((condition) => wordsOf(condition, teller)),
    ...lacking.map(({ path, key }) =>
      path.length === 0
        ? t('search:told.empty', { name: nameOf(key) })
        : t('search:told.lacking', { name: nameOf(key), group: nameOf(path.at(-1)!) })
    ),
    ...inside.map((row) => (
      <>
        <u>{t('search:told.some_row', { group: nameOf(row.group) })}</u>
        {t('search:told.of_which')}
        {joined(clausesOf(row, teller), t('search:told.and'))}
      </>
    )),
  ]
}

function wordsOf(condition: LeafCondition, { t, language, catalogue }: Teller): ReactNode {
  const { is, key, type, value = '', to = '', values = [], orNull = [], orUncertain } = condition
  const element = catalogue.element(key)!
  const said = (each: string) => {
    if (type === 'boolean') return t(`search:truth.${each === 'true'}`)
    return catalogue.codeName(element.codeList, each, language) ?? each
  }
  const way = is === 'null' && values.length > 0 ? 'null_of' : is
  const words = t(type === 'date' ? `search:told.date_${way}` : `search:told.${way}`, {
    name: catalogue.labelOf(key)[language],
    value: said(value),
    to,
    values: values.map(said).join(t('search:told.or')),
    defaultValue: t(`search:told.${way}`, {
      name: catalogue.labelOf(key)[language],
      value: said(value),
      to,
      values: values.map(said).join(t('search:told.or')),
    }),
  })
  const terms = is === 'below' ? searchedTermsOf(element) : undefined
  return (
    <>
      {words}
      {terms && (
        <>
          {' '}
          <terms.Name term={value} />
        </>
      )}
      {judgesDays(is, type) &&
        t(orUncertain ? 'search:told.with_uncertain' : 'search:told.without_uncertain')}
      {orNull.length > 0 && t('search:told.or_null', { flavors: orNull.join(t('search:told.or')) })}
    </>
  )
}

const joined = (clauses: readonly ReactNode[], between: string) =>
  clauses.map((clause, at) => (
    <Fragment key={at}>
      {at > 0 && between}
      {clause}
    </Fragment>
  ))
