import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { MiniTable } from '#resources/forms/rows/mini_table'
import type { RowChange } from './compare_revisions'
import { RowChangeHead } from './row_change_head'
import { ValueChange } from './value_change'

const cells = {
  whiteSpace: 'normal',
  maxWidth: 'none',
  py: '5px',
  verticalAlign: 'top',
  height: 32,
}

interface DifferenceTableProps {
  changes: readonly RowChange[]
  before: CaseContent
  after: CaseContent
}

/** Element, what it is at the left and at the right; rows of groups under a line that names them. */
export function DifferenceTable({ changes, before, after }: DifferenceTableProps) {
  const { t } = useTranslation()
  return (
    <MiniTable sx={{ 'tableLayout': 'fixed', '& td': cells }}>
      <thead>
        <tr>
          <th style={{ width: '28%' }}>{t('cases:history.element')}</th>
          <th>{t('cases:history.left')}</th>
          <th>{t('cases:history.right')}</th>
        </tr>
      </thead>
      {changes.map((change) => (
        <tbody key={change.path}>
          {change.path !== '' && <RowChangeHead change={change} before={before} after={after} />}
          {change.values.map((value) => (
            <ValueChange key={value.path} value={value} />
          ))}
        </tbody>
      ))}
    </MiniTable>
  )
}
