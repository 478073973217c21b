import type { Times } from '../measure.js'
import { markdownTable, spread, verdict } from '../table.js'
import type { BrowserTimes } from './edit_large_case.js'
import { LARGE } from './large_case.js'
import type { LoadedScripts } from './loaded_scripts.js'

const KEYSTROKE_AIM = 50
const PAGE_AIM = 300
const FINDINGS_AIM = 16

const HEAD = '## In the browser'

/** A whole one takes about twice the processor. */
const which = () =>
  process.env.CHROMIUM_PATH ? 'an installed, whole Chromium' : 'the windowless Chromium from npm,'

/** The part of the report about the editor in a browser. */
export function browserPart(edited: BrowserTimes | null): string {
  if (edited === null) return `${HEAD}\n\nNot measured: there is no Chromium here.\n`
  const { keystroke, pageOpen, findings, version } = edited
  const date = new Date().toISOString().slice(0, 10)
  const line = (what: string, times: Times, aim?: number) => [
    what,
    spread(times),
    times.most.toFixed(1),
    String(times.tries),
    aim === undefined ? '' : `p95 under ${aim}: ${verdict(times.p95 < aim)}`,
  ]
  const size = (what: string, { files, bytes, packedBytes }: LoadedScripts) => [
    what,
    String(files),
    (bytes / 1024).toFixed(0),
    (packedBytes / 1024).toFixed(0),
  ]
  const of = (what: string, byPlace: ReadonlyMap<string, Times>) =>
    [...byPlace].map(([place, times]) => line(`${what} ${place}`, times))
  return `${HEAD}

${date}: ${which()} ${version} without a graphics card, on the same machine as server and database, at work on
a case of ${LARGE.drugs} drugs with ${LARGE.dosages} dosages each, ${LARGE.events} events, every drug assessed with every event, and
${LARGE.labTests} lab tests; built client, ten keys in a second. Times in milliseconds from the key or the click to
the frame that shows its effect, measured in the page. Before and after the rebuilding, one after
the other on a quiet machine: [ADR 26](adr/0026-what-react-json-schema-form-draws.md); what the browser
loaded then, and loads now: [before_and_after.md](before_and_after.md#what-the-browser-loads).

${markdownTable(
  ['What', 'p50 / p95', 'worst', 'tries', 'Aim'],
  [
    line('keystroke to paint', keystroke, KEYSTROKE_AIM),
    line('page open', pageOpen, PAGE_AIM),
    line('findings of the whole case after a change', findings, FINDINGS_AIM),
    ...of('keystroke in', edited.keystrokeByPage),
    ...of('page open:', edited.pageOpenByPage),
  ]
)}

${markdownTable(
  ['Scripts that the browser loads', 'files', 'KB', 'KB in gzip'],
  [
    size('for the first page of the editor', edited.scriptsOfFirst),
    size('for all pages, opened one after the other', edited.scriptsOfAll),
  ]
)}
`
}
