import { markdownTable, spread } from '../table.js'
import type { DictionaryResults } from './measure_dictionary.js'

const HEAD = '## The medical dictionary'
const AIM = 30

/** The part of the report about a dictionary of the real size. */
export function dictionaryPart(results: DictionaryResults): string {
  const { terms, loading, index, first, asked, all, bare, coding, load } = results
  const date = new Date().toISOString().slice(0, 10)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const names = index.names.toLocaleString('en')
  return `${HEAD}

${date}: an invented dictionary of the real size, ${terms.toLocaleString('en')} terms in English and Chinese, asked over HTTP by
one program after the other. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above
the number of cores others worked on it at the same time). Times in milliseconds; the reference is an
answer of the same server that needs no dictionary.

A release is loaded, checked and put into use in ${seconds(loading.en)} (English) and ${seconds(loading.zh)} (Chinese). The
index of a version has ${names} names, is made in ${seconds(index.milliseconds)} and takes ${index.megabytes} MB, what making it left behind included; the first
question after the start of the server, which waits for it, is answered after ${seconds(first)}.

${markdownTable(
  ['Asked with', 'p50 / p95', 'worst', 'answered', 'p95 beside bare'],
  [
    ...asked.map(({ how, times, found }) => [
      how,
      spread(times),
      times.most.toFixed(1),
      percent(found),
      (times.p95 / bare.p95).toFixed(1),
    ]),
    [
      `all (aim: p95 under ${AIM}: ${all.p95 < AIM ? 'met' : 'missed'})`,
      spread(all),
      all.most.toFixed(1),
      '',
      (all.p95 / bare.p95).toFixed(1),
    ],
    ['an answer without the dictionary', spread(bare), bare.most.toFixed(1), '', '1.0'],
  ]
)}

Coding by itself, ${coding.verbatims.toLocaleString('en')} verbatims at once: ${coding.perSecond.toFixed(0)}/s. ${percent(coding.coded)} get a term, of which
equality of letters alone would have found ${percent(coding.equal)}; the rest holds slips of the pen and is left to people.
`
}
