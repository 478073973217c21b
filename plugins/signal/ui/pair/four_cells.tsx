import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ShownPair } from '#plugins/signal/contract/run'
import { Link } from '#resources/app/navigation/link'
import { colour } from '#resources/kit/theme/tokens'

const Table = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  'marginTop': 10,
  '& th, & td': { padding: '4px 6px', textAlign: 'right', fontWeight: 450 },
  '& th:first-of-type': { textAlign: 'left', color: colour.ink2 },
  '& td a': { textDecoration: 'underline' },
})

/** Reports with and without the drug and the term; a cell leads to its reports. */
export function FourCells({ pair }: { pair: ShownPair }) {
  const { t } = useTranslation()
  const { a, b, c, d, runId, level, drug, term } = pair
  const to = (cell: string) =>
    `/signal/case?${new URLSearchParams({ run: runId, level, drug, term, cell })}`
  return (
    <Table className="num">
      <thead>
        <tr>
          <th aria-label={t('signal:cells.reports')} />
          <th>{t('signal:cells.term')}</th>
          <th>{t('signal:cells.other_terms')}</th>
          <th>{t('signal:cells.sum')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('signal:cells.drug')}</th>
          <td>
            <Link href={to('a')}>{a}</Link>
          </td>
          <td>{b > 0 ? <Link href={to('b')}>{b}</Link> : b}</td>
          <td>{a + b}</td>
        </tr>
        <tr>
          <th scope="row">{t('signal:cells.other_drugs')}</th>
          <td>{c > 0 ? <Link href={to('c')}>{c}</Link> : c}</td>
          <td>{d}</td>
          <td>{c + d}</td>
        </tr>
        <tr>
          <th scope="row">{t('signal:cells.sum')}</th>
          <td>{a + c}</td>
          <td>{b + d}</td>
          <td>{a + b + c + d}</td>
        </tr>
      </tbody>
    </Table>
  )
}
