import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { DescribedTerm, NamedPath } from '#plugins/coding/contract/dictionary'
import { colour } from '#resources/kit/theme/tokens'
import { Tag } from '#resources/kit/tag'
import { TermMarks } from './term_marks'
import { nameOf, otherNameOf } from '../term_names'

const Root = styled('div')({
  'padding': '14px 18px',
  'overflow': 'auto',
  'minHeight': 0,
  '& h3': { margin: 0, fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p': { margin: '2px 0 0', color: colour.ink2, fontSize: 12.5 },
})
const Way = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': '48px minmax(0, 1fr)',
  'gap': '4px 10px',
  'margin': '8px 0 0',
  'padding': '10px 12px',
  'border': `1px solid ${colour.line}`,
  'borderRadius': 6,
  '& dt': { color: colour.ink3, fontSize: 11.5, lineHeight: '19px' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd small': { color: colour.ink3, marginLeft: 6 },
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

/** A term with its names and every way up, the one through the primary SOC first. */
export function TermDetails({ term }: { term: DescribedTerm }) {
  const { t } = useTranslation()
  return (
    <Root>
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
    <Way>
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
    </Way>
  )
}
