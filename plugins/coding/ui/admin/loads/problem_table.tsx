import { downloadCSV } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import type { Load } from './load'
import { problemsText } from './problems_text'

/** What was wrong with a release, line by line, also as a file. */
export function ProblemTable({ load: { fileName, problems, problemCount } }: { load: Load }) {
  const { t } = useTranslation()
  const heads = [t('coding:loads.file'), t('coding:loads.line'), t('coding:loads.says')]
  const lines = problems.map(({ file, line, says }) => [file, String(line ?? ''), say(says)])
  const isCut = problemCount > problems.length
  const listed = t('coding:loads.listed', { total: problemCount, shown: problems.length })
  return (
    <Panel
      title={t('coding:loads.problems')}
      hint={isCut ? listed : problemCount}
      actions={
        <Btn
          icon="download"
          size="small"
          onClick={() =>
            downloadCSV(problemsText([heads, ...lines], isCut ? listed : ''), fileName)
          }
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
          {lines.map(([file, line, says], index) => (
            <tr key={index}>
              <td>{file}</td>
              <td className="num">{line}</td>
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
