import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ReportResult, ResultPart } from '#plugins/reports/contract'
import { say } from '#resources/app/language'
import { EmptyState } from '#resources/kit/empty_state'
import { Panel } from '#resources/kit/panel'
import { size } from '#resources/kit/theme/tokens'
import { AreaMap } from './maps/area_map'
import { PartChart } from './chart/part_chart'
import { PartTable } from './table/part_table'

const Both = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  'gap': 16,
  'padding': 14,
  '&.both': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  [`@media (max-width: ${size.foldBelow}px)`]: {
    '&.both': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& > *': { minWidth: 0, overflow: 'auto', maxHeight: '75vh' },
})

/** Days of nothing cannot be drawn. */
const isDrawn = ({ chart, rows }: ResultPart) =>
  chart !== 'box' || rows.some(({ days }) => days !== undefined)

interface ReportPartsProps {
  result: ReportResult
  /** The same report today, beside a kept run. */
  now?: ReportResult
  run?: string
  title: string
  look: 'both' | 'chart' | 'table'
  isStale: boolean
  isOfThings: boolean
  onChanged: () => void
}

/** The tables of a report with their charts. */
export function ReportParts(props: ReportPartsProps) {
  const { result, now, run, title, look, isStale, isOfThings, onChanged } = props
  const { t } = useTranslation()
  const { parts, report, parameters } = result
  if (parts.length > 0 && parts.every(({ total: [cases] }) => cases === 0)) {
    return <EmptyState icon="cases" title={t('reports:none')} text={t('reports:none_text')} />
  }
  return (
    <div aria-busy={isStale}>
      {parts.map((part) => (
        <Panel
          key={part.key}
          title={say(part.label)}
          level="h2"
          hint={part.overlaps && t('reports:overlaps')}
        >
          <Both className={look}>
            {look !== 'chart' && (
              <div>
                <PartTable
                  part={part}
                  now={now?.parts.find(({ key }) => key === part.key)}
                  {...{ report, parameters, run, onChanged }}
                  isOfThings={isOfThings && part.thing !== undefined}
                />
              </div>
            )}
            {look !== 'table' && isDrawn(part) && (
              <div>
                {part.map && <AreaMap part={part} kind={part.map} />}
                <PartChart part={part} name={`${title} ${say(part.label)}`} />
              </div>
            )}
          </Both>
        </Panel>
      ))}
    </div>
  )
}
