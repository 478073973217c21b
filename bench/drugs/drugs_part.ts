import { markdownTable, spread } from '../table.js'
import type { DrugResults } from './measure_drugs.js'

const HEAD = '## The drug dictionary'

/** The part of the report about a drug dictionary of the real size. */
export function drugsPart(results: DrugResults): string {
  const { products, megabytes, loading, memory, asked, all, bare, load } = results
  const date = new Date().toISOString().slice(0, 10)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`
  return `${HEAD}

${date}: an invented dictionary in format C3 with ${products.toLocaleString('en')} products, ${megabytes.toLocaleString('en')} MB of text files, asked over
HTTP by one program after the other. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above
the number of cores others worked on it at the same time). Times in milliseconds; the reference is an
answer of the same server that needs no dictionary.

The release is checked, loaded with its indexes and put into use in ${seconds(loading)}; the process held
${memory.toLocaleString('en')} MB at most, the files in memory included.

${markdownTable(
  ['Asked with', 'p50 / p95', 'worst', 'answered', 'p95 beside bare'],
  [
    ...asked.map(({ how, times, found }) => [
      how,
      spread(times),
      times.most.toFixed(1),
      `${(found * 100).toFixed(1)} %`,
      (times.p95 / bare.p95).toFixed(1),
    ]),
    ['all', spread(all), all.most.toFixed(1), '', (all.p95 / bare.p95).toFixed(1)],
    ['an answer without the dictionary', spread(bare), bare.most.toFixed(1), '', '1.0'],
  ]
)}
`
}
