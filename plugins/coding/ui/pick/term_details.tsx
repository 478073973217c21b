import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DescribedTerm, NamedPath } from '#plugins/coding/contract/dictionary'
import { colour } from '#resources/kit/theme/tokens'
import { Tag } from '#resources/kit/tag'
import { FactList } from './fact_list'
import { TermMarks } from './term_marks'
import { nameOf, otherNameOf } from '../term_names'

const Root = styled('div')({
  'padding': '14px 18px',
  'overflow': 'auto',
  'minHeight': 0,
  '& h3': { margin: 0, fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p': { margin: '2px 0 0', color: colour.ink2, fontSize: 12.5 },
})
const Title = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '16px 0 0',
  fontSize: 12,
  fontWeight: 600,
  color: colour.ink2,
})

interface TermDetailsProps {
  term: DescribedTerm
  /** What else there is to say of it. */
  children?: ReactNode
}

/** A term with its names and every way up, the one through the primary SOC first. */
export function TermDetails({ term, children }: TermDetailsProps) {
  const { t } = useTranslation()
  return (
    // What an SMQ asks for is longer than the pane: the keys scroll it.
    <Root tabIndex={0} role="region" aria-label={nameOf(term)}>
      <h3>{nameOf(term)}</h3>
      {otherNameOf(term) && <p>{otherNameOf(term)}</p>}
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', marginTop: 8 }}>
        <span className="num">{term.code}</span>
        <TermMarks term={term} />
      </div>
      {term.paths.map((path) => (
        <div key={`${path.soc.code} ${path.hlt.code}`}>
          <Title>
            {path.isPrimary ? (
              <Tag tone="green">{t('coding:term.primary')}</Tag>
            ) : (
              <Tag tone="grey">{t('coding:term.secondary')}</Tag>
            )}
          </Title>
          <PathLines term={term} path={path} />
        </div>
      ))}
      {children}
    </Root>
  )
}

function PathLines({ term, path }: { term: DescribedTerm; path: NamedPath }) {
  const lines = [
    ['SOC', path.soc],
    ['HLGT', path.hlgt],
    ['HLT', path.hlt],
    ['PT', term.pt],
    ['LLT', term.level === 'llt' ? term : undefined],
  ] as const
  return (
    <FactList>
      {lines.map(
        ([level, named]) =>
          named && (
            <div key={level} style={{ display: 'contents' }}>
              <dt>{level}</dt>
              <dd>
                {nameOf(named)}
                <small className="num">{named.code}</small>
              </dd>
            </div>
          )
      )}
    </FactList>
  )
}
