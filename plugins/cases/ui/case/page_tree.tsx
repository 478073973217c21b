import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { treeMarks } from '#plugins/cases/contract/slots'
import { say } from '#resources/app/language'
import { Fillings } from '#resources/app/slots'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('nav')({
  'background': colour.card,
  'borderRight': `1px solid ${colour.line}`,
  'padding': '10px 0',
  'overflow': 'auto',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '3px 12px 3px 14px',
    lineHeight: 1.3,
    color: colour.ink,
  },
  '& a:hover': { background: colour.hover, textDecoration: 'none' },
  '& a[aria-current=page]': {
    background: colour.accentSoft,
    color: colour.accent,
    fontWeight: 600,
    boxShadow: `inset 3px 0 0 ${colour.accent}`,
  },
  '& small': { width: 26, fontSize: 12, color: colour.ink3, flex: 'none' },
  '& span.name': { flex: 1, minWidth: 0 },
  '& a[data-quiet=true]': { color: colour.ink3 },
})

interface PageTreeProps {
  caseId: string
  current?: string
  hrefOf: (page: ClientPage) => string
  markOf: (page: ClientPage) => ReactNode
  /** Pages that hold nothing are shown quietly. */
  isQuiet?: (page: ClientPage) => boolean
  onGo?: (page: ClientPage, event: React.MouseEvent) => void
}

/** The pages of a case in the order of work, each with a mark. */
export function PageTree({ caseId, current, hrefOf, markOf, isQuiet, onGo }: PageTreeProps) {
  const { t } = useTranslation()
  const { pages } = useForms()
  return (
    <Root aria-label={t('cases:tree.label')}>
      {pages.map((page) => (
        <a
          key={page.page}
          href={hrefOf(page)}
          title={say(page.title)}
          aria-current={page.page === current ? 'page' : undefined}
          data-quiet={isQuiet?.(page)}
          onClick={(event) => onGo?.(page, event)}
        >
          <small>{page.code}</small>
          <span className="name">{say(page.short)}</span>
          <Fillings of={treeMarks} give={{ caseId, page: page.page }} />
          {markOf(page)}
        </a>
      ))}
    </Root>
  )
}
