import { useTranslation } from 'react-i18next'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Panel } from '#resources/kit/panel'

/** Codes that a run put in the place of others, which the new version does not have any more. */
export function ReplacedCodes({ replace }: { replace: Readonly<Record<string, number>> }) {
  const { t } = useTranslation()
  const codes = Object.entries(replace)
  if (codes.length === 0) return null
  return (
    <Panel title={t('coding:runs.replaced')} hint={codes.length}>
      <MiniTable>
        <thead>
          <tr>
            <th>{t('coding:runs.replaced_code')}</th>
            <th>{t('coding:recoding.instead')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(([code, by]) => (
            <tr key={code}>
              <td className="num">{code}</td>
              <td className="num">{by}</td>
            </tr>
          ))}
        </tbody>
      </MiniTable>
    </Panel>
  )
}
