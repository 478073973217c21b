import { useTranslation } from 'react-i18next'
import type { CodingRun, RunCounts } from './run'
import type { Fact } from '#resources/kit/fact_list'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { useRunWords } from './use_run_words'

/** What is told of each kind even when it is nothing; whatever else is told when there is some. */
const always: Record<CodingRun['asked']['kind'], readonly (keyof RunCounts)[]> = {
  autocode: ['changed', 'coded', 'exact', 'normalised', 'synonym', 'left'],
  assign: ['changed', 'coded'],
  recode: ['changed', 'coded', 'left'],
  take_back: ['changed', 'removed', 'touched'],
}

/** Who asked for a run, when, and what came of it. */
export function useRunFacts(run: CodingRun): { order: Fact[]; outcome: Fact[] } {
  const { t } = useTranslation()
  const words = useRunWords()
  const { asked, counts, endedAt, version } = run
  const names: Record<Exclude<keyof RunCounts, 'cases'>, string> = {
    changed: t('coding:runs.facts.changed'),
    coded: t('coding:runs.facts.coded'),
    exact: t('coding:runs.facts.exact'),
    normalised: t('coding:runs.facts.normalised'),
    synonym: t('coding:runs.facts.synonym'),
    left: t('coding:runs.facts.left'),
    removed: t('coding:runs.facts.removed'),
    touched: t('coding:runs.facts.touched'),
    archived: t('coding:runs.facts.archived'),
    notInUse: t('coding:runs.facts.not_in_use'),
    failed: t('coding:runs.facts.failed'),
  }
  const shown = (Object.keys(names) as (keyof typeof names)[]).filter(
    (name) => counts[name] > 0 || always[asked.kind].includes(name)
  )
  const share = words.share(run)
  const cases =
    run.state !== 'done'
      ? t('coding:runs.cases', { done: counts.cases, total: run.total })
      : words.number(counts.cases)
  return {
    order: [
      [t('coding:runs.who'), whoText(run.startedByName)],
      [t('coding:runs.started_at'), <Moment key="started" at={run.startedAt} />, true],
      [t('coding:runs.ended_at'), endedAt ? <Moment key="ended" at={endedAt} /> : '—', true],
      ...(version
        ? [[t('coding:pick.version'), t('coding:pick.meddra', { version })] as Fact]
        : []),
      ...(asked.kind === 'assign'
        ? [[t('coding:runs.code'), String(asked.code), true] as Fact]
        : []),
    ],
    outcome: [
      [t('coding:runs.facts.cases'), cases, true],
      ...shown.map((name): Fact => [names[name], words.number(counts[name]), true]),
      ...(share ? [[t('coding:runs.share_head'), share, true] as Fact] : []),
    ],
  }
}
