import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { at, elementOfPath } from '#kernel/case/content/element_path'
import { isLeaf } from '#kernel/case/content/leaf'
import type { Fact } from '#plugins/deadlines/contract/facts'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { colour } from '#resources/kit/theme/tokens'
import { factKey } from '../fact_key'
import { ElementLink } from './element_link'
import type { ExplanationProps } from './explanation'

const Table = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  '& :is(th, td)': { textAlign: 'left', padding: '5px 12px 5px 0', verticalAlign: 'top' },
  '& th': { fontWeight: 450, fontSize: 12, color: colour.ink2 },
  '& td': { borderTop: `1px solid ${colour.lineSoft}` },
})

/** From what the date follows: each fact with what the case says, and the way there. */
export function FactsTable({ caseId, deadline, explained }: ExplanationProps) {
  const { t } = useTranslation()
  const { start, why } = deadline
  const day: Fact[] = start
    ? [{ name: start, state: 'yes', paths: [start.replaceAll('.', '_')] }]
    : []
  const facts = [...day, ...why.flatMap((judged) => judged.facts)]
  return (
    <section>
      <Table>
        <thead>
          <tr>
            <th>{t('deadlines:facts.title')}</th>
            <th>{t('deadlines:facts.value')}</th>
            <th>{t('deadlines:facts.element')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.name}>
              <td>{t(`deadlines:fact.${factKey(fact.name)}`)}</td>
              <td>
                <FactValue fact={fact} explained={explained} />
              </td>
              <td>
                {fact.paths.slice(0, 2).map((path) => (
                  <div key={path}>
                    <ElementLink caseId={caseId} path={path} content={explained.content} />
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

/** What the case says there; that it is so or not where the case says nothing by itself. */
function FactValue({ fact, explained }: { fact: Fact } & Pick<ExplanationProps, 'explained'>) {
  const { t } = useTranslation()
  if (fact.document !== undefined) {
    return `${t(`deadlines:facts.state.${fact.state}`)} · ${fact.document}`
  }
  const [path] = fact.paths
  const leaf = path === undefined ? undefined : at(explained.content, path)
  if (path === undefined || !isLeaf(leaf)) return t(`deadlines:facts.state.${fact.state}`)
  return <LeafValue element={elementOfPath(path)} leaf={leaf} />
}
