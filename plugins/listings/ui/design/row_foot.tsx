import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import type { ShownRows } from './use_rows'

const Root = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 38,
  padding: '0 16px',
  background: colour.card,
  borderTop: `1px solid ${colour.line}`,
})

/** Rows of a page, as the server gives them. */
const PAGE = 50

/** Signs by which spreadsheets would know a formula. */
const isLikeFormula = (cell: unknown) =>
  typeof cell === 'string' && /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell)

interface RowFootProps {
  rows: ShownRows | null
  /** Not all cases were read. */
  isCut: boolean
  page: number
  onPage: (page: number) => void
  again: ReactNode
}

/** How many rows of how many cases there are, and the way to further ones. */
export function RowFoot({ rows, isCut, page, onPage, again }: RowFootProps) {
  const { t } = useTranslation()
  if (!rows) return <Root>{again}</Root>
  const { total, cases, readCases, nullified, ms } = rows
  const pages = Math.max(1, Math.ceil(total / PAGE))
  const texts = rows.rows.flatMap(({ cells }) => cells).filter(isLikeFormula).length
  return (
    <Root>
      <b className="num" role="status">
        {t('listings:row_count', { count: total })}
      </b>
      <span className="num">{t('listings:case_count', { count: isCut ? readCases : cases })}</span>
      {isCut && <Tag tone="amber">{t('listings:cut', { read: readCases, cases })}</Tag>}
      <Quiet className="num">
        {[
          t('listings:took', { seconds: (ms / 1000).toFixed(2) }),
          t('listings:latest_version'),
          ...(nullified > 0 ? [t('listings:nullified', { count: nullified })] : []),
        ].join(' · ')}
      </Quiet>
      {again}
      <Grow />
      {texts > 0 && <Tag tone="amber">{t('listings:as_text', { count: texts })}</Tag>}
      {pages > 1 && (
        <>
          <Btn size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('listings:page_before')}
          </Btn>
          <span className="num">{t('listings:page', { page, pages })}</span>
          <Btn size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('listings:page_after')}
          </Btn>
        </>
      )}
    </Root>
  )
}
