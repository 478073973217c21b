import { createHash } from 'node:crypto'

import { pointsOfCounts } from '#plugins/signal/computing/counted_pairs'
import { priorFor } from '#plugins/signal/computing/compute_pairs'
import type { CountLevel, PlanSettings } from '#plugins/signal/contract/plan'
import type { ResultLevel, ResultPair, RunInputs, RunResult } from '#plugins/signal/contract/result'
import { countUnmapped, pairCounts, sortReports } from '#plugins/signal/counting/count_reports'
import type {
  KeptPart,
  KeptReport,
  KeyName,
  MappedVocabulary,
} from '#plugins/signal/counting/kept_report'
import { referenceReports } from '#plugins/signal/counting/reference_reports'
import { listednessOf } from '#plugins/signal/counting/listedness'
import { plainValues } from '#plugins/signal/printing/plain_value'
import type { ReferenceReports } from '#plugins/signal/reference/packed_reports'
import { PairJudge, signalRules } from '#plugins/signal/rules/judge_pair'
import { measure } from '#plugins/signal/statistics/measures'

export type Names = Readonly<Record<string, KeyName>>

interface Joined {
  readonly reports: KeptReport[]
  readonly names: Names
  readonly mapped: MappedVocabulary | undefined
}

/** The parts of a run in one: the same key of two parts has the texts of both. */
export function joinedParts(parts: readonly KeptPart[]): Joined {
  const names: Record<string, KeyName> = {}
  for (const part of parts) {
    for (const [key, name] of Object.entries(part.names)) {
      const known = names[key]
      const texts = [...new Set([...(known?.texts ?? []), ...name.texts])].sort()
      names[key] = { ...(known ?? name), texts }
    }
  }
  const mapped = parts.find((part) => part.mapped)?.mapped
  return { reports: parts.flatMap(({ reports }) => reports), names, mapped }
}

/**
 * Computes a run from what it keeps, and from nothing else: the same reports, settings and inputs give the
 * same result, byte for byte. Where reference data are counted, pairs of the drugs of the project are listed;
 * those of all drugs make up margins and prior.
 * @param reference the reference data that the inputs name
 */
export function computeResult(
  settings: PlanSettings,
  inputs: RunInputs,
  parts: readonly KeptPart[],
  reference?: ReferenceReports
): RunResult {
  const { names, counted, own, leftOut, background } = countedReports(settings, parts, reference)
  const reasons: Record<string, number> = {}
  for (const { out } of leftOut) reasons[out] = (reasons[out] ?? 0) + 1
  const listed = background ? new Set(own.flatMap(({ drugs }) => drugs)) : null
  const levels = settings.levels.map((level) =>
    computeLevel(level, counted, { settings, inputs, names, listed })
  )
  const used = new Set(
    levels.flatMap(({ pairs }) => pairs.flatMap((pair) => [pair.drug, pair.term]))
  )
  for (const key of [...used]) if (names[key]?.soc !== undefined) used.add(names[key].soc)
  return {
    reports: counted.length,
    drugs: new Set(counted.flatMap(({ drugs }) => drugs)).size,
    leftOut: Object.fromEntries(Object.entries(reasons).sort()),
    unmapped: countUnmapped(counted),
    ...(background && { background }),
    levels,
    names: Object.fromEntries([...used].sort().map((key) => [key, names[key]!.words])),
  }
}

interface Context {
  readonly settings: PlanSettings
  readonly inputs: RunInputs
  readonly names: Names
  /** Drugs whose pairs are listed; null for all. */
  readonly listed: ReadonlySet<string> | null
}

function computeLevel(
  level: CountLevel,
  reports: readonly KeptReport[],
  { settings, inputs, names, listed }: Context
): ResultLevel {
  const counts = pairCounts(reports, level, settings.strata)
  const { posterior, theta, notes } = priorFor(
    pointsOfCounts(counts, settings.zeros),
    settings.zeros,
    undefined
  )
  const judge = new PairJudge(signalRules.filter(({ id }) => settings.rules.includes(id)))
  const { drug, event, n, expected } = counts.pairs()
  const places = [...n.keys()].filter((at) => !listed || listed.has(counts.drugs[drug[at]!]!))
  const pairs = places.map((at): ResultPair => {
    const [drugAt, eventAt, a] = [drug[at]!, event[at]!, n[at]!]
    const table = counts.table(drugAt, eventAt, a)
    const awaited = expected[at]!
    const measures = measure(table, awaited, { posterior, withoutConditional: true })
    const verdicts = judge.judge({ ...table, expected: awaited, ...measures })
    const withTerm = new Set(counts.reportsOfEvent(eventAt))
    const both = [...counts.reportsOfDrug(drugAt)].filter((each) => withTerm.has(each))
    const [drugKey, termKey] = [counts.drugs[drugAt]!, counts.events[eventAt]!]
    return {
      ...{ drug: drugKey, term: termKey, ...table, expected: awaited },
      serious: both.filter((each) => reports[each]!.isSerious).length,
      fatal: both.filter((each) => reports[each]!.isFatal).length,
      figures: plainValues(measures),
      rules: settings.rules.filter((id) => verdicts[id] === true),
      listed:
        level === 'pt' && settings.market !== null
          ? listednessOf(inputs.documents, names[drugKey]!, [termKey, names[termKey]!])
          : null,
    }
  })
  return { level, theta, notes, pairs }
}

/** The reports that a run counts, those of reference data last, and what it leaves out. */
export function countedReports(
  settings: PlanSettings,
  parts: readonly KeptPart[],
  reference?: ReferenceReports
) {
  const { reports, names, mapped } = joinedParts(parts)
  const { counted: own, leftOut } = sortReports(reports)
  if (!reference || !mapped) return { names, own, leftOut, counted: own, background: null }
  const others = referenceReports(reference, mapped, settings)
  const isOwnCounted = settings.background?.projectToo === true
  const all = reference.reports.reduce((sum, { 5: count }) => sum + count, 0)
  return {
    ...{ names, own, leftOut },
    counted: isOwnCounted ? [...own, ...others] : others,
    background: { reports: others.length, leftOut: all - others.length },
  }
}

/** What a run found as the bytes of which its SHA-256 is kept. */
export const resultBytes = (result: RunResult): Buffer =>
  Buffer.from(JSON.stringify(result), 'utf8')

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
