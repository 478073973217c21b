import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Quiet } from '#resources/kit/panel'
import { CaseLink } from './case_link'
import type { ImportItem } from './import_item'

const Line = styled('div')({
  'display': 'flex',
  'alignItems': 'baseline',
  'gap': 8,
  'paddingTop': 2,
  '& ul': {
    listStyle: 'none',
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 14,
    minWidth: 0,
  },
  '& li': { overflowWrap: 'anywhere' },
  '& > a': { whiteSpace: 'nowrap' },
})

interface MatchListProps {
  item: ImportItem
  chosen: string | undefined
  onChoose: (caseId: string) => void
}

/** The known cases that share an identifier with the report: which, and by which element and value. */
export function MatchList({ item, chosen, onChoose }: MatchListProps) {
  const { t } = useTranslation()
  const several = item.matches.length > 1
  return item.matches.map(({ caseId, caseNo, reasons }) => (
    <Line key={caseId}>
      {several && (
        <Radio
          sx={{ p: 0, alignSelf: 'center' }}
          name={item.id}
          checked={caseId === chosen}
          onChange={() => onChoose(caseId)}
          slotProps={{ input: { 'aria-label': caseNo } }}
        />
      )}
      <CaseLink id={caseId} no={caseNo} />
      <ul>
        {reasons.map(({ element, value }) => (
          <li key={`${element} ${value}`}>
            <Quiet>
              {t(`e2b:import.reason.${element.replaceAll('.', '_')}`, { defaultValue: '' })}{' '}
              <span className="num">{element}</span>
            </Quiet>{' '}
            <span className="num">{value}</span>
          </li>
        ))}
      </ul>
    </Line>
  ))
}
