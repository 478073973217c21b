import { knownBatchFacts, knownDrugFacts, knownEventFacts } from '#plugins/cases/contract/views'
import { knownTermPaths } from '#plugins/coding/contract/views'
import type { FactSource, ReportFact } from '#plugins/reports/contract'
import { wording } from '#plugins/reports/lang/server/wording'

const letters = [...'abcdef']

/** Rows of which a case may have several, and then stands in several rows of a report. */
export const repeatedSources: readonly FactSource[] = [
  {
    key: 'event',
    join: `LEFT JOIN ${knownEventFacts} e ON e.case_id = c.case_id`,
    thing: {
      // Rows of two values are sorted far more slowly than bytes.
      sql: `(e.case_id::text || '/' || e.position) COLLATE "C"`,
      label: wording('things.events'),
    },
  },
  {
    key: 'term',
    after: ['event'],
    join: `LEFT JOIN ${knownTermPaths} t ON t.version = e.meddra_version AND t.code = e.meddra_code`,
  },
  {
    key: 'suspect',
    join: `LEFT JOIN ${knownDrugFacts} d ON d.case_id = c.case_id AND d.role IN ('1', '3')`,
  },
  {
    key: 'concomitant',
    join: `LEFT JOIN ${knownDrugFacts} o ON o.case_id = c.case_id AND o.role = '2'`,
  },
  {
    key: 'batch',
    after: ['suspect'],
    join: `LEFT JOIN ${knownBatchFacts} b ON b.case_id = d.case_id AND b.drug_position = d.position`,
  },
  {
    key: 'criterion',
    join: `LEFT JOIN LATERAL (SELECT met.letter FROM (VALUES ${letters
      .map((letter) => `('${letter}', c.criterion_${letter})`)
      .join(', ')}) AS met (letter, is_met) WHERE met.is_met) k ON true`,
  },
  {
    key: 'missing',
    join: `LEFT JOIN LATERAL (SELECT met.name FROM (VALUES
      ('patient', c.has_patient), ('reporter', c.has_reporter),
      ('product', c.has_product), ('event', c.has_event),
      ('complete', NOT (c.has_patient AND c.has_reporter AND c.has_product AND c.has_event))
    ) AS met (name, is_there) WHERE NOT met.is_there) m ON true`,
  },
]

export const repeatedFacts: readonly ReportFact[] = [
  {
    ...{ key: 'soc', label: wording('facts.soc'), source: 'term', sql: 't.soc::text' },
    ...{ orderSql: 't.soc_place', names: { terms: 'soc' }, elements: ['E.i.2.1b'] },
  },
  {
    ...{ key: 'pt', label: wording('facts.pt'), source: 'term', sql: 't.pt::text' },
    ...{ names: { terms: 'pt' }, elements: ['E.i.2.1b'] },
  },
  {
    ...{ key: 'outcome', label: wording('facts.outcome'), source: 'event', sql: 'e.outcome' },
    ...{ names: { codeList: 'outcome' }, elements: ['E.i.7'] },
  },
  {
    ...{ key: 'suspect', label: wording('facts.suspect'), source: 'suspect', sql: 'd.name' },
    ...{ names: 'text', elements: ['G.k.1', 'G.k.2.2'] },
  },
  {
    ...{
      key: 'concomitant',
      label: wording('facts.concomitant'),
      absent: wording('absent.concomitant'),
      source: 'concomitant',
    },
    ...{ sql: 'o.name', names: 'text', elements: ['G.k.1', 'G.k.2.2'] },
  },
  {
    ...{
      key: 'batch',
      label: wording('facts.batch'),
      absent: wording('absent.batch'),
      source: 'batch',
      sql: 'b.batch',
    },
    ...{ names: 'text', elements: ['G.k.1', 'G.k.4.r.7'] },
  },
  {
    ...{
      key: 'criterion',
      label: wording('facts.criterion'),
      absent: wording('absent.criterion'),
      source: 'criterion',
    },
    sql: 'k.letter',
    names: {
      choices: (['a', 'b', 'c', 'd', 'e', 'f'] as const).map((value) => ({
        ...{ value, label: wording(`criterion.${value}`) },
      })),
    },
    elements: letters.map((letter) => `E.i.3.2${letter}`),
  },
  {
    ...{ key: 'missing', label: wording('facts.missing'), source: 'missing', sql: 'm.name' },
    names: {
      choices: (['complete', 'patient', 'reporter', 'product', 'event'] as const).map((value) => ({
        ...{ value, label: wording(`missing.${value}`) },
      })),
    },
    elements: ['D.1', 'D.2.1', 'D.5', 'C.2.r.4', 'G.k.2.2', 'E.i.1.1a', 'E.i.1.2', 'E.i.2.1b'],
  },
]
