import type { TFunction } from 'i18next'
import type { CodingRun } from './run'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import { RunState } from './run_state'
import type { useRunWords } from './use_run_words'

/** The columns of the list of runs. */
export function runColumns(
  t: TFunction,
  words: ReturnType<typeof useRunWords>
): Column<CodingRun>[] {
  return [
    {
      ...{ key: 'startedAt', width: 196, label: t('coding:runs.started_at'), num: true },
      render: ({ startedAt }) => <Moment at={startedAt} />,
    },
    {
      ...{ key: 'kind', width: 140, label: t('coding:runs.kind') },
      render: (run) => words.kind(run),
    },
    {
      ...{ key: 'asked', label: t('coding:runs.about'), width: 170, grows: true },
      render: (run) => <span title={words.asked(run)}>{words.asked(run)}</span>,
    },
    {
      ...{ key: 'state', width: 108, label: t('coding:runs.state') },
      render: (run) => <RunState run={run} />,
    },
    {
      ...{ key: 'version', width: 76, label: t('coding:pick.version'), num: true },
      render: ({ version }) => version || '—',
    },
    {
      ...{ key: 'who', label: t('coding:runs.who'), width: 100 },
      render: ({ startedByName: name }) => <span title={whoText(name)}>{whoText(name)}</span>,
    },
    {
      ...{ key: 'cases', width: 70, label: t('coding:runs.cases_count'), num: true },
      render: ({ counts }) => words.number(counts.cases),
    },
    {
      ...{ key: 'coded', width: 70, label: t('coding:runs.places'), num: true },
      render: ({ asked, counts }) =>
        asked.kind === 'take_back' ? words.number(-counts.removed) : words.number(counts.coded),
    },
    {
      ...{ key: 'share', width: 80, label: t('coding:runs.share_head'), num: true },
      render: (run) => words.share(run) || '—',
    },
  ]
}
