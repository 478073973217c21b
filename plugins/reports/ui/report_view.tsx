import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportParameters } from '#plugins/reports/contract'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ToggleChip } from '#resources/kit/chip'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Grow, Quiet } from '#resources/kit/panel'
import { ReportFilters } from './filters/report_filters'
import { parametersFrom, reportAddress } from './report_address'
import { ReportActs } from './report_acts'
import { ReportParts } from './report_parts'
import { ReportState } from './report_state'
import { RunNote } from './runs/run_note'

const Root = styled('div')({ padding: '16px 20px 20px' })

const looks = ['both', 'chart', 'table'] as const

/** One report: what is asked, what is left out, its tables and charts; a kept run beside today. */
export function ReportView({ report }: { report: string }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<ReportParameters>(() => parametersFrom(window.location.search))
  const [run, setRun] = useState(
    () => new URLSearchParams(window.location.search).get('run') ?? undefined
  )
  const [look, setLook] = useState<(typeof looks)[number]>('both')
  const [countsThings, setCountsThings] = useState(false)
  const { data: known } = useAnswer('GET /reports', {}, { keep: true })
  const live = useAnswer('GET /reports/result', run ? null : { query: { report, ...asked } }, {
    keep: true,
  })
  const kept = useAnswer('GET /reports/runs/{runId}', run ? { path: { runId: run } } : null)
  const shown = run ? kept : live
  const result = run ? kept.data?.kept : live.data
  const show = (parameters: ReportParameters, keptRun?: string) => {
    setAsked(parameters)
    setRun(keptRun)
    const address = reportAddress(report, parameters, keptRun)
    window.history.replaceState(window.history.state, '', address)
  }
  const about = known?.reports.find(({ key }) => key === report)
  const title = about ? say(about.label) : t('reports:title')
  const thing = result?.parts.find((part) => part.thing)?.thing
  return (
    <Root>
      <ScreenTitle title={title} />
      <PageHeader
        title={title}
        fact={about && say(about.what)}
        actions={
          <ReportActs
            {...{ report, run }}
            parameters={result?.parameters ?? asked}
            onRun={(id) => show(asked, id)}
          />
        }
      />
      {run ? (
        <RunNote
          run={kept.data}
          onLeave={() => show(kept.data?.kept.parameters ?? asked, undefined)}
        />
      ) : (
        <ReportFilters
          {...{ report, asked }}
          onChange={(change) => show({ ...asked, ...change }, undefined)}
        />
      )}
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', marginBottom: 12 }}>
        {result && <ReportState result={result} isOfThings={countsThings && thing !== undefined} />}
        <Grow />
        {thing && (
          <ToggleChip
            label={t('reports:count_things', { thing: say(thing) })}
            isOn={countsThings}
            onToggle={() => setCountsThings(!countsThings)}
          />
        )}
        {looks.map((each) => (
          <ToggleChip
            key={each}
            label={t(`reports:look.${each}`)}
            isOn={look === each}
            onToggle={() => setLook(each)}
          />
        ))}
      </div>
      {shown.error && <ErrorState text={shown.error} onRetry={shown.reload} />}
      {result?.missing.length ? <Quiet as="p">{t('reports:missing_facts')}</Quiet> : null}
      {result && (
        <ReportParts
          {...{ result, look, run, title }}
          now={run ? kept.data?.now : undefined}
          isStale={shown.stale}
          isOfThings={countsThings}
          onChanged={shown.reload}
        />
      )}
    </Root>
  )
}
