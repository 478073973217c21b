import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { GroupField } from '#kernel/case/forms/page_layout'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { withKey } from '../content/edit_content'
import { rowsAt } from '../content/edit_rows'
import { useEditorStore } from '../editor/editor_context'
import { fillPairs, openCells } from './fill_pairs'

interface FillPairsProps {
  field: GroupField
  /** The pair whose assessment is taken over. */
  from: Row
  row: Row
  column: string
  targets: readonly Row[]
}

/** Takes an assessment over into the cells beside it that have none: those of its row, or of its column. */
export function FillPairs({ field, from, row, column, targets }: FillPairsProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const editor = useEditorStore()
  const matrix = field.matrix!
  const key = toKey(field.group)
  const columns = targets.map(({ id }) => id)
  const fill = (along: 'row' | 'column') => {
    const { content, change } = editor.getState()
    const rows = rowsAt(content, key)
    const cells = openCells(rows, columns, matrix).filter((cell) =>
      along === 'row' ? cell.row === row.id : cell.column === column
    )
    if (cells.length > 0)
      change([], (level) => withKey(level, key, fillPairs(rowsAt(level, key), matrix, from, cells)))
    tell.note(t('forms.filled', { count: cells.length }))
  }
  return (
    <>
      <Btn size="small" kind="ghost" onClick={() => fill('row')}>
        {t('forms.fill_row')}
      </Btn>
      <Btn size="small" kind="ghost" onClick={() => fill('column')}>
        {t('forms.fill_column')}
      </Btn>
    </>
  )
}
