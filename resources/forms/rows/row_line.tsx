import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import { Dot } from '#resources/kit/dot'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useToneBelow } from '../findings/use_findings'
import { useRowWords } from './use_row_words'

const Line = styled(ButtonBase)({
  'width': '100%',
  'padding': '9px 12px',
  'display': 'grid',
  'gap': 2,
  'justifyItems': 'start',
  'justifyContent': 'start',
  'textAlign': 'left',
  'font': 'inherit',
  'borderTop': `1px solid ${colour.lineSoft}`,
  'overflowWrap': 'anywhere',
  '& b': { fontWeight: 600, display: 'flex', gap: 6, alignItems: 'center' },
  '&[aria-current=true]': {
    background: colour.accentSoft,
    boxShadow: `inset 3px 0 0 ${colour.accent}`,
  },
  '&:hover': { background: colour.hover },
  '&:focus-visible': { outlineOffset: -2 },
})

interface RowLineProps {
  row: Row
  /** Machine path of the row. */
  path: string
  /** Elements that name the row. */
  summary: readonly string[]
  isOpen: boolean
  onOpen: (id: string) => void
}

/** A row by what it says; a mark where the rules have found something. Tab reaches the open one. */
export const RowLine = memo(function RowLine({ row, path, summary, isOpen, onOpen }: RowLineProps) {
  const { t } = useTranslation()
  const wordsOf = useRowWords()
  const tone = useToneBelow(path)
  const words = summary.map((id) => wordsOf(id, row)).filter(Boolean)
  return (
    <Line
      data-row={row.id}
      aria-current={isOpen}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => onOpen(row.id)}
    >
      <b>
        {words[0] ?? t('forms.row_without_name')}
        {tone && <Dot tone={tone} />}
      </b>
      {words.length > 1 && <Quiet>{words.slice(1).join(' · ')}</Quiet>}
    </Line>
  )
})
