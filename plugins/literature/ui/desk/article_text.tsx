import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ShownArticle } from '#plugins/literature/contract/shown'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { sourceText } from '../source_text'
import { StatusTag } from '../status_tag'
import { Marked } from './marked'

const Root = styled('article')({
  'overflow': 'auto',
  'padding': '18px 28px 20px',
  'fontSize': 14.5,
  'lineHeight': 1.9,
  '& h2': { fontSize: 19, lineHeight: 1.4, margin: '0 0 6px' },
  '& h3': { fontSize: 12, margin: '14px 0 2px', color: colour.ink3 },
  '& p': { margin: '0 0 8px', whiteSpace: 'pre-line' },
  '& .meta': { fontSize: 13, lineHeight: 1.6, color: colour.ink2 },
  '@media (max-width: 1380px)': { padding: '14px 20px' },
})

/** Id of the text that sentences are selected in. */
export const ARTICLE = 'literature-article'

interface ArticleTextProps {
  article: ShownArticle
  onSplit: (articleId: string) => void
}

/** An article: what its record says, with marks, and which searches found it. */
export function ArticleText({ article, onSplit }: ArticleTextProps) {
  const { t } = useTranslation()
  const { title, otherTitle, abstract, authors, citation, proofs, finds, members, status } = article
  return (
    <Root id={ARTICLE} tabIndex={0} aria-label={t('literature:desk.article')}>
      <StatusTag status={status} />{' '}
      {article.retracted && <Tag tone="red">{t('literature:retracted')}</Tag>}
      <h2>
        <Marked text={title} proofs={proofs} />
      </h2>
      <div className="meta">{citation}</div>
      {otherTitle && (
        <p>
          <Marked text={otherTitle} proofs={proofs} />
        </p>
      )}
      <h3>{t('literature:abstract')}</h3>
      {abstract ? (
        <p>
          <Marked text={abstract} proofs={proofs} />
        </p>
      ) : (
        <p>
          <Quiet>{t('literature:no_abstract')}</Quiet>
        </p>
      )}
      <h3>{t('literature:authors')}</h3>
      <p>
        <Marked text={{ text: authors.join(', ') || '—', marks: [] }} proofs={proofs} />
      </p>
      {article.keywords.length > 0 && (
        <>
          <h3>{t('literature:keywords')}</h3>
          <p>{article.keywords.join(', ')}</p>
        </>
      )}
      <h3>{t('literature:found_by')}</h3>
      <div className="meta">
        {finds.map(({ kind, source, label, finderName, at }) => (
          <div key={`${label} ${at}`}>
            {[source && sourceText(t, source), t(`literature:origin.${kind}`), label]
              .filter(Boolean)
              .join(' · ')}{' '}
            · {whoText(finderName)} · <Moment at={at} />
          </div>
        ))}
      </div>
      {members.length > 0 && (
        <>
          <h3>{t('literature:same.members', { count: members.length })}</h3>
          {members.map((member) => (
            <div key={member.articleId} className="meta">
              {member.source && `${sourceText(t, member.source)} · `}
              {member.citation}{' '}
              <Btn size="small" kind="ghost" onClick={() => onSplit(member.articleId)}>
                {t('literature:same.split')}
              </Btn>
            </div>
          ))}
        </>
      )}
    </Root>
  )
}
