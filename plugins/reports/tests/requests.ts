import { word } from '#tests/isolation/kit/body'
import { defineRequests } from '#tests/isolation/kit/requests'

const run = () => ({ report: 'gender', name: word(), parameters: {} })
const file = () => ({ kind: 'csv', report: 'gender', parameters: {} })
const quantity = () => ({ product: word(), batch: word(), quantity: 1000 })

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: { 'reports.file': file },
  queries: { 'reports.result': { report: 'gender' } },
  whole: { 'reports.runs.keep': run, 'reports.file': file, 'reports.quantities.set': quantity },
  aliases: { run: 'report_run' },
})
