import { downloadCSV } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { csvText } from '#resources/admin/resource/csv_text'
import { say } from '#resources/app/language'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import type { CellRemark } from './cell_remark'

interface RemarkTableProps {
  title: string
  remarks: readonly CellRemark[]
  /** How many there are, of which a part may be listed. */
  total: number
  /** Name of the file in which they are given. */
  file: string
}

/** What is to be said of the cells of a file, line by line, also as a file. */
export function RemarkTable({ title, remarks, total, file }: RemarkTableProps) {
  const { t } = useTranslation()
  const heads = [t('drugs:upload.line'), t('drugs:upload.column'), t('drugs:upload.says')]
  const lines = remarks.map(({ line, column, says }) => [String(line), say(column), say(says)])
  return (
    <Panel
      title={title}
      hint={
        total > remarks.length ? t('drugs:upload.listed', { total, shown: remarks.length }) : total
      }
      actions={
        <Btn
          icon="download"
          size="small"
          onClick={() => downloadCSV(csvText([heads, ...lines]), file)}
        >
          {t('admin.export')}
        </Btn>
      }
    >
      <MiniTable>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([line, column, says], index) => (
            <tr key={index}>
              <td className="num">{line}</td>
              <td>{column}</td>
              <td style={{ maxWidth: 'none', whiteSpace: 'normal', padding: '7px 10px' }}>
                {says}
              </td>
            </tr>
          ))}
        </tbody>
      </MiniTable>
    </Panel>
  )
}
