import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { useShown } from '#resources/app/calls/use_answer'
import { currentLanguage, say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import type { Forms } from '../catalogue/load_forms'
import { conditionWords } from './condition_words'
import { exampleOf } from './example_of'

const Root = styled('div')({
  'fontSize': 13,
  '& h4': { margin: '0 0 4px', fontSize: 13, fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '0 0 8px', color: colour.ink2 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '3px 12px',
    margin: '0 0 10px',
    fontSize: 12,
  },
  '& dt': { color: colour.ink3 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
})

/** Most codes of a list that are named; the box itself finds the others. */
const NAMED = 12

interface ElementFactsProps {
  element: ElementDefinition
  forms: Forms
}

/**
 * What the catalogue knows of an element: meaning, type, length, allowed codes, null flavours, when
 * it is required, which rules tell something at it, an example.
 */
export function ElementFacts({ element, forms }: ElementFactsProps) {
  const { t } = useTranslation()
  const { catalogue } = forms
  const codes = codesOf(element, forms, t)
  const rules = useRulesAt(element, forms)
  const nullFlavours = (element.nullFlavors ?? []).map(
    (code) => `${code} ${catalogue.codeName('null-flavor', code, currentLanguage()) ?? ''}`
  )
  const example = exampleOf(element, currentLanguage())
  const facts: [string, ReactNode][] = [
    [t('forms.help.type'), t(`forms.help.types.${element.type}`)],
    [t('forms.help.length'), element.maxLength],
    [t('forms.help.precision'), element.minPrecision && t(`forms.help.to.${element.minPrecision}`)],
    [t('forms.help.list'), codes],
    [t('forms.help.null_flavours'), nullFlavours.join('; ') || t('forms.help.none')],
    [t('forms.help.conformance'), conformanceOf(element, t)],
    [t('forms.help.rules'), rules],
    ['E2B(R2)', element.r2],
    [t('forms.help.example'), example],
  ]
  return (
    <Root>
      <h4>
        <Quiet className="num">{element.id}</Quiet> {say(element.name)}
      </h4>
      {element.help && <p>{say(element.help)}</p>}
      {element.note && <p>{say(element.note)}</p>}
      {element.keptHere && <p>{say(element.keptHere)}</p>}
      <dl>
        {facts
          .filter(([, fact]) => fact !== undefined && fact !== null)
          .map(([name, fact]) => (
            <Fact key={name} name={name} fact={fact} />
          ))}
      </dl>
    </Root>
  )
}

function Fact({ name, fact }: { name: string; fact: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{fact}</dd>
    </>
  )
}

function conformanceOf(element: ElementDefinition, t: TFunction): string {
  if (element.conformance === 'mandatory') return t('forms.help.always')
  if (!element.requiredWhen?.length) return t('forms.help.optional')
  return t('forms.help.when', { condition: conditionWords(element.requiredWhen, t) })
}

/** The list of codes, with the first of them. */
function codesOf({ codeList }: ElementDefinition, { catalogue }: Forms, t: TFunction): ReactNode {
  const list = catalogue.codeList(codeList)
  if (!list) return undefined
  const codes = list.codes.slice(0, NAMED)
  const left = list.codes.length - codes.length
  return (
    <>
      {say(list.name)}
      {list.licensed && codes.length === 0 && <Quiet> {t('forms.help.licensed')}</Quiet>}
      <ul>
        {codes.map(({ code }) => (
          <li key={code}>
            <span className="num">{code}</span>{' '}
            {catalogue.codeName(list.id, code, currentLanguage()) ?? ''}
          </li>
        ))}
        {left > 0 && <li>{t('forms.help.more_codes', { count: left })}</li>}
      </ul>
    </>
  )
}

/** Rules of plugins that tell something at an element; what the catalogue says of it stands above. */
function useRulesAt({ id }: ElementDefinition, forms: Forms): ReactNode {
  const { data } = useShown(['rules', forms.hash], () => forms.rules(), { isFixed: true })
  const rules = new Set(
    data?.checks.filter(({ at, rule }) => at.element === id && !rule.aspect).map(({ rule }) => rule)
  )
  if (rules.size === 0) return undefined
  return (
    <ul>
      {[...rules].map((rule) => (
        <li key={rule.id}>
          <span className="num">{rule.id}</span> {say(rule.title)}
        </li>
      ))}
    </ul>
  )
}
