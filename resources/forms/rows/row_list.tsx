import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { formatPath, type PathStep } from '#kernel/content/element_path'
import type { GroupField } from '#kernel/forms/page_layout'
import { currentLanguage } from '#resources/app/language'
import { Dot } from '#resources/kit/dot'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useForms } from '../catalogue/forms_context'
import { countsAs } from '../findings/severity'
import { useAllFindings } from '../findings/use_findings'
import { leafWords } from '../leaf/leaf_words'

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
  '& b': { fontWeight: 600, display: 'flex', gap: 6, alignItems: 'center' },
  '&[aria-current=true]': {
    background: colour.accentSoft,
    boxShadow: `inset 3px 0 0 ${colour.accent}`,
  },
  '&:hover': { background: colour.hover },
})

interface RowListProps {
  rows: readonly Row[]
  openId: string | undefined
  field: GroupField
  steps: readonly PathStep[]
  onOpen: (id: string) => void
}

/** The rows of a group by name; a mark where the rules have found something. */
export function RowList({ rows, openId, field, steps, onOpen }: RowListProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const findings = useAllFindings()
  return rows.map((row) => {
    const said = (field.summary ?? [])
      .map((id) => leafWords(catalogue, id, row[toKey(id)], currentLanguage()))
      .filter(Boolean)
    const path = formatPath([...steps, { key: toKey(field.group), row: row.id }])
    const marks = findings.filter(({ path: at }) => at.startsWith(path)).map(countsAs)
    const tone = marks.includes('error') ? 'red' : marks.includes('warning') ? 'amber' : undefined
    return (
      <Line key={row.id} aria-current={row.id === openId} onClick={() => onOpen(row.id)}>
        <b>
          {said[0] ?? t('forms.row_without_name')}
          {tone && <Dot tone={tone} />}
        </b>
        {said.length > 1 && <Quiet>{said.slice(1).join(' · ')}</Quiet>}
      </Line>
    )
  })
}
