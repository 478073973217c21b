import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_CONDITIONS } from '#plugins/cases/contract/condition'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { arranged } from './arranged'
import { ConditionLine, idOf } from './condition_line'
import type { Draft } from './draft'
import { GroupHeading } from './group_heading'
import { problemOf } from './problem_of'
import type { DraftedSearch } from './use_drafted_search'

const Head = styled('header')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'minHeight': 40,
  'padding': '0 8px 0 14px',
  'borderBottom': `1px solid ${colour.line}`,
  '& h2': { font: 'inherit', fontWeight: 650, margin: 0 },
})
const Step = styled('div', {
  shouldForwardProp: (prop) => !['depth', 'begins', 'isHeading'].includes(String(prop)),
})<{ depth: number; begins: boolean; isHeading: boolean }>(({ depth, begins, isHeading }) => ({
  padding: `${isHeading ? 6 : 0}px 10px 0 12px`,
  ...(begins && { borderTop: `1px solid ${colour.lineSoft}` }),
  ...(depth === 1 && { boxShadow: `inset 3px 0 0 ${colour.teal}` }),
  ...(depth > 1 && {
    boxShadow: `inset 3px 0 0 ${colour.teal}`,
    paddingLeft: 12 + (depth - 1) * 14,
  }),
}))
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 12px',
  borderTop: `1px solid ${colour.lineSoft}`,
})

interface ConditionsCardProps {
  search: DraftedSearch
  /** Below the conditions: what they say, and the way to ask. */
  children: ReactNode
}

/** The conditions, each under the rows that it asks about. */
export function ConditionsCard({ search, children }: ConditionsCardProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { drafts, anyRow, isTried } = search
  const lines = arranged(drafts, catalogue)
  const isFull = drafts.length >= MOST_CONDITIONS
  const add = isFull ? undefined : search.add
  useKey({ with: 'alt', letter: 'N' }, add)
  // A condition that was added is written at once.
  const count = useRef(drafts.length)
  useEffect(() => {
    const last = drafts.at(-1)
    if (drafts.length > count.current && last && last.element === undefined) {
      document.getElementById(idOf(last, 'element'))?.focus()
    }
    count.current = drafts.length
  }, [drafts])
  const problemAt = (draft: Draft) =>
    isTried ? problemOf(draft, catalogue, drafts.slice(0, drafts.indexOf(draft))) : undefined
  const taken = drafts.flatMap(({ element }) => element ?? [])
  return (
    <Card role="group" aria-label={t('search:conditions')}>
      <Head>
        <h2>{t('search:conditions')}</h2>
        <Quiet className="num">{`${drafts.length} / ${MOST_CONDITIONS}`}</Quiet>
        <Grow />
        <Btn kind="ghost" size="small" disabled={taken.length === 0} onClick={search.clear}>
          {t('search:clear')}
        </Btn>
      </Head>
      {lines.map((line, at) => (
        <Step
          key={line.key}
          depth={line.depth}
          isHeading={line.kind === 'heading'}
          begins={at > 0 && line.depth < 2 && line.kind === 'heading'}
        >
          {line.kind === 'heading' ? (
            <GroupHeading
              {...line}
              isAnyRow={anyRow.includes(line.group)}
              onAnyRow={(isAny) => search.setAnyRow(line.group, isAny)}
            />
          ) : (
            <ConditionLine
              draft={line.draft}
              number={line.number}
              taken={taken.filter((element) => element !== line.draft.element)}
              problem={problemAt(line.draft)}
              onChange={(change) => search.change(line.draft.key, change)}
              onRemove={() => search.remove(line.draft.key)}
            />
          )}
        </Step>
      ))}
      <Foot>
        <Btn size="small" keys="Alt N" disabled={isFull} onClick={add}>
          {t('search:condition.add')}
        </Btn>
        <Quiet>{t('search:condition.most', { most: MOST_CONDITIONS })}</Quiet>
      </Foot>
      {children}
    </Card>
  )
}
